import { coverPicture } from '../../domain/card-picture.ts';
import type { Cover } from '../../domain/invitation.ts';
import { savesData } from '../../ui/saves-data.ts';

interface CoverPictureProps {
  /** Null for the inline script (app/first-paint) to fill in. */
  readonly cover: Cover | null;
  readonly alt: string;
}

/**
 * The toran hangs over it. On a computer it stands beside the words, so that the first gifts have room. Its room is kept,
 * in its colours, until it is loaded; with the browser's data saver on, the colours are all. A phone gets the file of
 * 640 px, because a larger one would be late.
 */
export function CoverPicture({ cover, alt }: CoverPictureProps) {
  const shown = cover && coverPicture(cover, !savesData());
  return (
    <div
      data-slot="cover"
      hidden={!cover}
      className="mx-auto -mt-9 mb-3 aspect-video w-full max-w-5xl overflow-hidden sm:mb-0 sm:aspect-5/2 sm:rounded-b-2xl lg:aspect-video lg:w-1/2 lg:shrink-0 lg:self-start"
      style={{ background: shown?.colours }}
    >
      {shown?.src !== '' && (
        <img
          alt={alt}
          sizes="(min-width:64rem) 32rem,(min-width:40rem) 64rem,50vw"
          srcSet={shown?.srcset}
          src={shown?.src}
          fetchPriority="high"
          decoding="async"
          className="size-full object-cover"
          style={{ objectPosition: shown?.position }}
        />
      )}
    </div>
  );
}
