import { useState, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { savesData } from '../../ui/saves-data.ts';
import { useSession } from '../../session/session.tsx';
import type { CardPicture } from '../../domain/card-picture.ts';
import type { Say } from '../../session/language/catalogue.ts';

interface GiftFaceProps {
  readonly id: string;
  readonly title: ReactNode;
  /** Of the title. */
  readonly lang: string | undefined;
  readonly description: ReactNode;
  /** Its space is kept, so that nothing shifts. */
  readonly picture: ReactNode;
  readonly badge: ReactNode;
  readonly facts: ReactNode;
  readonly link: ReactNode;
  readonly progress: ReactNode;
  readonly amounts: ReactNode;
  readonly contributors: ReactNode;
  readonly action: ReactNode;
}

/** The markup of an item, filled in by React or by the inline script. */
export function GiftFace({ id, title, lang, description, picture, badge, facts, link, ...rest }: GiftFaceProps) {
  return (
    <li
      className="flex flex-col overflow-hidden rounded-2xl border border-line bg-card lift max-sm:gap-2 max-sm:p-3"
      data-gift={id}
    >
      {/* On a phone the picture is beside the title: the first gift and its button fit the first screen. */}
      <div className="flex items-center gap-3 sm:contents">
        <div className="relative overflow-hidden bg-marigold-wash max-sm:size-22 max-sm:shrink-0 max-sm:rounded-xl sm:aspect-8/5 sm:w-full">
          {picture}
        </div>
        <div className="min-w-0 max-sm:grow sm:px-4 sm:pt-4">
          <div className="mb-1 flex empty:hidden">{badge}</div>
          <h3
            tabIndex={-1}
            lang={lang}
            className="line-clamp-3 font-display focus:line-clamp-none text-xl leading-snug text-wine"
          >
            {title}
          </h3>
          <p className="text-sm text-faded empty:hidden">{facts}</p>
          {link}
        </div>
      </div>
      <div className="flex grow flex-col gap-2 sm:gap-3 sm:px-4 sm:pt-1 sm:pb-4">
        {description}
        <div className="mt-auto space-y-2 sm:space-y-3">
          {rest.progress}
          <p className="phrases text-sm text-faded">{rest.amounts}</p>
          <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-3">
            {rest.contributors}
            {rest.action}
          </div>
        </div>
      </div>
    </li>
  );
}

export const PICTURE = 'absolute inset-0 size-full';

/**
 * How wide cards show it (layout.ts), so that the browser picks a file. On a phone, a square of 88 px cuts its sides off.
 */
const SIZES = '(min-width:64rem) 20rem,(min-width:40rem) 50vw,7.5rem';

interface GiftPictureProps extends CardPicture {
  /** CSS, shown until the picture is loaded. */
  readonly colours: string;
}

/**
 * The picture of an item. One that fails to load can be asked for again; with the browser's data saver on, every one has
 * to be asked for. The button behind it (picture-place.tsx) gets the taps.
 */
export function GiftPicture({ picture: src, pictureSources, colours }: GiftPictureProps) {
  const { say } = useSession();
  const [missing, setMissing] = useState(() => (savesData() ? src : null));
  if (missing === src)
    return (
      <button
        type="button"
        onClick={() => setMissing(null)}
        className={`${PICTURE} grid content-center justify-items-center text-sm text-wine`}
      >
        <span aria-hidden className="motif size-8 opacity-60" />
        {say('guest.show-picture')}
      </button>
    );
  return (
    <img
      sizes={SIZES}
      srcSet={pictureSources}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      width={640}
      height={400}
      onError={() => setMissing(src)}
      className={`${PICTURE} pointer-events-none object-cover`}
      style={{ background: colours }}
    />
  );
}

type LinkWithHostProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly host: string;
  readonly 'data-if'?: string;
};

/** Shows the target's host name, whatever the hosts have written. `noreferrer` keeps the wishlist's address from that site. */
export function LinkWithHost({ children, host, 'data-if': condition, ...rest }: LinkWithHostProps) {
  return (
    <p data-if={condition} className="flex flex-wrap items-center gap-x-2 text-sm text-faded">
      <a
        {...rest}
        target="_blank"
        rel="noopener noreferrer"
        className="relative z-1 -my-2 inline-flex min-h-touch items-center text-wine underline underline-offset-4"
      >
        {children}
      </a>{' '}
      <span>{host}</span>
    </p>
  );
}

export type GiftMark = 'experience' | 'donation' | 'wished';

/** The mark of an item. */
export function GiftBadge({ mark, say }: { mark: GiftMark; say: Say }) {
  return mark === 'wished' ? (
    <Badge tone="marigold">{say('guest.most-wished')}</Badge>
  ) : (
    <Badge>{say(`category.${mark}`)}</Badge>
  );
}
