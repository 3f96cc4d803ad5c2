import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEMES, type Theme } from '../../src/domain/wishlist-options.ts';
import { HUES } from '../../src/ui/initials.ts';

const read = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const theme = read('app/theme.css');

type Palette = Readonly<Record<string, string>>;

/** The colours set in a block of the style sheet. */
function palette(css: string): Palette {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

/** The light and the dark part of a style sheet. */
const schemes = (css: string) => css.split('@media screen and (prefers-color-scheme: dark)');

const [light = '', dark = ''] = schemes(theme);
const SCHEMES = { light: palette(light), dark: palette(dark) };

const themes = schemes(read('ui/themes.css'));

/** What a theme changes, in the light and in the dark scheme. */
function changesOf(name: Theme): readonly Palette[] {
  return themes.map((css) =>
    palette(css.split(`[data-theme='${name}'] {`)[1]?.split('\n}')[0]?.split('\n  }')[0] ?? ''),
  );
}

/** The whole palettes of every theme. The default one changes nothing. */
const PALETTES = THEMES.flatMap((name) => {
  const [inLight, inDark] = changesOf(name);
  return [
    [`${name}, light`, { ...SCHEMES.light, ...inLight }],
    [`${name}, dark`, { ...SCHEMES.dark, ...inDark }],
  ] as const;
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Text colours and their backgrounds. */
const TEXT: readonly (readonly [ink: string, papers: readonly string[]])[] = [
  ['ink', ['paper', 'card', 'wine-wash', 'marigold-wash', 'leaf-wash', 'alarm-wash']],
  ['faded', ['paper', 'card', 'wine-wash', 'marigold-wash']],
  ['wine', ['paper', 'card', 'wine-wash', 'marigold-wash']],
  ['on-seal', ['seal', 'seal-lit']],
  ['marigold-ink', ['paper', 'card', 'marigold-wash']],
  ['leaf', ['paper', 'card', 'leaf-wash']],
  ['alarm', ['paper', 'card', 'alarm-wash']],
  ['card', ['alarm']],
];

/** Colours of shapes and indicators, and their backgrounds. */
const SHAPES: typeof TEXT = [
  ['edge', ['paper', 'card']],
  ['focus', ['paper', 'card']],
  ['marigold', ['paper', 'card']],
  ['seal', ['paper']],
];

const pairs = (rules: typeof TEXT) => rules.flatMap(([ink, papers]) => papers.map((paper) => [ink, paper] as const));

describe.each(PALETTES)('the palette %s', (_, colours) => {
  const contrastOf = (ink: string, paper: string) => contrast(colours[ink] ?? '', colours[paper] ?? '');

  it.each(pairs(TEXT))('keeps the text colour %s readable on %s', (ink, paper) => {
    expect(contrastOf(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(SHAPES))('keeps %s visible on %s', (ink, paper) => {
    expect(contrastOf(ink, paper)).toBeGreaterThanOrEqual(3);
  });
});

it('defines the same colours in both schemes', () => {
  expect(Object.keys(SCHEMES.dark).sort()).toEqual(Object.keys(SCHEMES.light).sort());
  expect(Object.keys(SCHEMES.light).length).toBeGreaterThan(15);
});

describe.each(THEMES.filter((name) => name !== 'marigold'))('the theme %s', (name) => {
  const [inLight = {}, inDark = {}] = changesOf(name);

  it('changes the same colours in both schemes, and only colours that exist', () => {
    expect(Object.keys(inLight).length).toBeGreaterThan(10);
    expect(Object.keys(inDark).sort()).toEqual(Object.keys(inLight).sort());
    expect(Object.keys(SCHEMES.light)).toEqual(expect.arrayContaining(Object.keys(inLight)));
  });

  // The page begins with the default paper, and learns its theme with the wishlist (docs/decisions/0032-themes.md).
  it('has nearly the paper that a page begins with', () => {
    expect(contrast(inLight['paper'] ?? '', SCHEMES.light['paper'] ?? '')).toBeLessThan(1.03);
    expect(contrast(inDark['paper'] ?? '', SCHEMES.dark['paper'] ?? '')).toBeLessThan(1.03);
  });
});

/** The luminance of an `oklch(…)` colour by the matrices of CSS Color 4, clamped to sRGB. */
function luminanceOf(lightness: number, chroma: number, hue: number): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (channel: number) => Math.min(1, Math.max(0, channel));
  return (
    0.2126 * shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

it('keeps initials readable on every avatar colour in both themes', () => {
  const colours = [...read('ui/shapes.css').matchAll(/oklch\(([\d.]+)% ([\d.]+) var\(--hue\)\)/g)];
  expect(colours).toHaveLength(4);
  for (const hue of HUES) {
    const lights = colours.map(
      ([, lightness, chroma]) => luminanceOf(Number(lightness) / 100, Number(chroma), hue) + 0.05,
    );
    const [paper = 0, ink = 0, nightPaper = 0, nightInk = 0] = lights;
    expect(Math.min(paper / ink, nightInk / nightPaper)).toBeGreaterThan(4.5);
  }
});
