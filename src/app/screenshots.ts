/** A picture in public/ of the application on a phone or a computer, which tests/gallery/draw-screenshots.ts draws. */
export interface Screenshot {
  readonly screen: 'dashboard' | 'register';
  readonly form: 'narrow' | 'wide';
  /** In pixels of the picture. */
  readonly width: number;
  readonly height: number;
  /** Of them to a CSS pixel. */
  readonly scale: number;
  readonly file: (language: string) => string;
}

const PHONE = { form: 'narrow', width: 720, height: 1560, scale: 2 } as const;
const COMPUTER = { form: 'wide', width: 1280, height: 800, scale: 1 } as const;

const of = (screen: Screenshot['screen'], { form, ...size }: typeof PHONE | typeof COMPUTER): Screenshot => ({
  ...{ screen, form, ...size },
  file: (language) => `screenshots/${screen}-${form}-${language}.webp`,
});

export const SCREENSHOTS: readonly Screenshot[] = [
  of('dashboard', PHONE),
  of('register', PHONE),
  of('dashboard', COMPUTER),
];
