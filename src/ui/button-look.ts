type ButtonLook = 'primary' | 'quiet' | 'danger' | 'link';
type ButtonSize = 'medium' | 'large';

/** The style of a button or of a link that looks like one. */
export interface Pressable {
  readonly look?: ButtonLook | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
}

const BASE = 'max-w-full items-center justify-center gap-2 font-semibold wrap-break-word fades';

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary: 'rounded-full bg-seal text-on-seal hover:bg-seal-lit',
  quiet: 'rounded-full border border-edge bg-card text-wine hover:bg-wine-wash',
  danger: 'rounded-full bg-alarm text-card hover:underline',
  link: 'rounded-md text-wine underline decoration-1 underline-offset-4 hover:decoration-2',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  medium: 'min-h-touch px-5 py-2',
  large: 'min-h-13 px-5 py-3 text-lg sm:px-7',
};

export function buttonClass({ look = 'primary', size = 'medium', wide = false }: Pressable, more = ''): string {
  const room = look === 'link' ? 'min-h-touch px-1' : SIZES[size];
  return `${wide ? 'flex w-full' : 'inline-flex'} ${BASE} ${LOOKS[look]} ${room} ${more}`;
}
