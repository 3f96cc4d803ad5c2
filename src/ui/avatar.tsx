import { hueOf, initials } from './initials.ts';
import { savesData } from './saves-data.ts';

export interface Person {
  readonly name: string;
  readonly photoUrl?: string | null | undefined;
}

export type AvatarSize = 'small' | 'medium' | 'large';

const SIZES: Readonly<Record<AvatarSize, { readonly box: string; readonly pixels: number }>> = {
  small: { box: 'size-8 text-xs', pixels: 32 },
  medium: { box: 'size-11 text-base', pixels: 44 },
  large: { box: 'size-24 text-3xl', pixels: 96 },
};

/**
 * A photo, or the initials of a name on its colour. Without a label it is hidden from screen readers, because the name
 * is usually next to it.
 */
export function Avatar({
  name,
  photoUrl,
  size = 'medium',
  label,
  onUnreadable,
}: Person & {
  readonly size?: AvatarSize;
  readonly label?: string | undefined;
  readonly onUnreadable?: () => void;
}) {
  const { box, pixels } = SIZES[size];
  if (photoUrl && !savesData())
    return (
      <img
        src={photoUrl}
        alt={label ?? ''}
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={onUnreadable}
        className={`${box} shrink-0 rounded-full bg-line object-cover`}
      />
    );
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={`avatar inline-grid shrink-0 place-items-center rounded-full font-semibold ${box}`}
      style={{ ['--hue' as string]: hueOf(name) }}
    >
      {initials(name) || '♥'}
    </span>
  );
}

const MOST_FACES = 3;

/** Up to three contributors, then how many more. The label says it in words. */
export function AvatarStack({
  people,
  total,
  label,
}: {
  readonly people: readonly Person[];
  /** The total number, if `people` does not contain all. */
  readonly total?: number | undefined;
  readonly label: string;
}) {
  const faces = people.slice(0, MOST_FACES);
  const more = (total ?? people.length) - faces.length;
  return (
    <span role="img" aria-label={label} className="inline-flex items-center">
      {faces.map((person, index) => (
        <span key={index} className="-ml-2 inline-flex rounded-full border-2 border-card first:-ml-0.5">
          <Avatar {...person} size="small" />
        </span>
      ))}
      {more > 0 && (
        <span className="-ml-2 inline-grid h-9 min-w-9 place-items-center rounded-full border-2 border-card bg-wine-wash px-1.5 text-xs font-semibold whitespace-nowrap text-wine">
          +{more}
        </span>
      )}
    </span>
  );
}
