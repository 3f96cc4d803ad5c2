import { blurredColours } from '../../domain/blurred-colours.ts';
import { cardPicture } from '../../domain/card-picture.ts';
import { headingOf } from '../../domain/couple.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { savesData } from '../../ui/saves-data.ts';
import { WISHLIST_WIDTH } from './layout.ts';

/** The couple's pictures of the celebration. One has the width of the page, the others stand side by side. */
export function ThanksPictures({ wishlist }: { readonly wishlist: Wishlist }) {
  const { say } = useSession();
  const pictures = wishlist.thanks?.pictures.filter((picture) => picture !== '') ?? [];
  const alt = say('guest.thanks.picture', { name: headingOf(wishlist) });
  return (
    <ul
      className={`${WISHLIST_WIDTH} grid grid-cols-1 justify-center gap-3 pt-6 sm:gap-4 ${pictures.length > 1 ? 'sm:auto-cols-fr sm:grid-flow-col' : 'sm:grid-cols-[minmax(0,40rem)]'}`}
    >
      {pictures.map((address) => (
        <li
          key={address}
          className="aspect-4/3 overflow-hidden rounded-2xl"
          style={{ background: blurredColours(address) }}
        >
          {!savesData() && <Picture address={address} alt={alt} />}
        </li>
      ))}
    </ul>
  );
}

function Picture({ address, alt }: { readonly address: string; readonly alt: string }) {
  const { picture, pictureSources } = cardPicture(address, true);
  return (
    <img
      src={picture}
      srcSet={pictureSources}
      sizes="(width >= 40rem) 40rem, 100vw"
      alt={alt}
      decoding="async"
      className="size-full object-cover"
    />
  );
}
