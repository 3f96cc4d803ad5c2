import { formatDay, formatRupees } from '../../domain/format.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Welcome } from './welcome.tsx';

/**
 * Whose occasion it is, when, a welcome, and how far the gifts are. Rendered at build time too, with nothing in it: the
 * page's first lines (app/first-paint) then write into the places that have a `data-slot`. Every place keeps its height
 * whatever is written into it, so that nothing below moves.
 */
export function WishlistHeader({ wishlist }: { wishlist: Wishlist | null }) {
  const { say } = useSession();
  return (
    <header className="mx-auto max-w-2xl px-4 pt-2 text-center sm:pt-6">
      <p className="min-h-5 text-sm tracking-wide text-faded uppercase">
        {wishlist && say(`guest.occasion.${wishlist.eventType}`)}
      </p>
      <h1
        data-slot="title"
        className="mt-2 flex min-h-[2lh] items-center justify-center font-display text-4xl leading-tight text-balance text-wine"
      >
        {wishlist?.title}
      </h1>
      <p data-slot="date" className="min-h-7 font-display text-lg/7 text-ink">
        {wishlist?.eventDate && formatDay(wishlist.eventDate)}
      </p>
      <Welcome text={wishlist?.description} />
      <FundingBar wishlist={wishlist} />
    </header>
  );
}

function FundingBar({ wishlist }: { wishlist: Wishlist | null }) {
  const { say } = useSession();
  const given = wishlist?.fundedAmount ?? 0;
  const wanted = wishlist?.totalValue ?? 0;
  const width = wanted > 0 ? Math.min(100, (given / wanted) * 100) : 0;
  return (
    <div className="mt-5">
      <div className="h-2 overflow-hidden rounded-full bg-line">
        <div data-slot="bar" className="h-full rounded-full bg-marigold" style={{ width: `${width}%` }} />
      </div>
      <p className="mt-2 min-h-6 text-sm text-faded">
        <strong data-slot="given" className="font-semibold text-ink">
          {wishlist && formatRupees(given)}
        </strong>{' '}
        {wishlist && `${say('guest.given-of')} ${formatRupees(wanted)}`}
      </p>
    </div>
  );
}
