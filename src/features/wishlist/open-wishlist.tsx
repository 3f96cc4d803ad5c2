import { lazy, Suspense, useEffect, useState } from 'react';
import { brand } from '../../config/brand.ts';
import { formatDay } from '../../domain/format.ts';
import { isOccasionPast, localDay } from '../../domain/calendar.ts';
import type { Item, Wishlist } from '../../domain/wishlist.ts';
import { withAreas } from '../../session/areas.ts';
import { useSession } from '../../session/session.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { FlagIcon, HeartIcon, ShareIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Blessings } from './blessings.tsx';
import { GiftList } from './gift-list.tsx';
import type { Guest } from './guest.ts';
import { NoGifts } from './no-gifts.tsx';
import { OwnerBar } from './owner-bar.tsx';
import { useCountedVisit } from './use-counted-visit.ts';
import { WishlistHeader } from './wishlist-header.tsx';

// None of these is seen before somebody asks for it; they are fetched while the guest reads.
const sheets = {
  giving: () => withAreas(import('./giving-sheet.tsx'), 'giving', 'problems'),
  sharing: () => withAreas(import('./share-sheet.tsx'), 'giving'),
  reporting: () => withAreas(import('./report-sheet.tsx'), 'giving'),
};
const GivingSheet = lazy(async () => ({ default: (await sheets.giving()).GivingSheet }));
const ShareSheet = lazy(async () => ({ default: (await sheets.sharing()).ShareSheet }));
const ReportSheet = lazy(async () => ({ default: (await sheets.reporting()).ReportSheet }));

type OpenSheet =
  | { readonly sheet: 'giving'; readonly item: Item | null; readonly turn: number }
  | { readonly sheet: 'sharing' | 'reporting'; readonly turn: number };

interface OpenWishlistProps {
  readonly wishlist: Wishlist;
  readonly guest: Guest;
  /** The gift that was tapped before this was there: the guest need not tap again. */
  readonly tapped: string | null;
  readonly onChanged: (wishlist: Wishlist) => void;
  /** What is shown may not be the newest any more. */
  readonly onStale: () => void;
}

/** A wishlist that can be read, and given to. */
export function OpenWishlist({ wishlist, guest, tapped, onChanged, onStale }: OpenWishlistProps) {
  const { say } = useSession();
  const [open, setOpen] = useState<OpenSheet | null>(() => sheetFor(wishlist, tapped));
  useTitle(wishlist.title);
  const isSettled = useSettled();
  const countShare = useCountedVisit(wishlist, guest, isSettled);
  const isOwner = guest.account?.id === wishlist.userId;
  const isOpenToGuests = wishlist.isActive && wishlist.visibility !== 'private';
  const show = (next: { sheet: 'giving'; item: Item | null } | { sheet: 'sharing' | 'reporting' }) =>
    setOpen((before) => ({ ...next, turn: (before?.turn ?? 0) + 1 }));
  const give = isOpenToGuests ? (item: Item | null) => show({ sheet: 'giving', item }) : null;
  // Kept mounted while it fades; the next one is a new one.
  const closed = () => undefined;
  return (
    <>
      {isOwner && <OwnerBar wishlist={wishlist} />}
      <WishlistHeader wishlist={wishlist} />
      <div className="mx-auto flex max-w-5xl items-center justify-center gap-2 px-4 pt-3">
        <Button look="quiet" icon={<ShareIcon />} onClick={() => show({ sheet: 'sharing' })}>
          {say('guest.share')}
        </Button>
        {!isOwner && (
          <IconButton label={say('guest.report')} onClick={() => show({ sheet: 'reporting' })}>
            <FlagIcon />
          </IconButton>
        )}
      </div>
      {wishlist.eventDate && isOccasionPast(wishlist.eventDate, localDay(new Date())) && (
        <div className="mx-auto max-w-2xl px-4 pt-4">
          <Notice tone="information" text={say('guest.past', { date: formatDay(wishlist.eventDate) })} />
        </div>
      )}
      {wishlist.items.length > 0 ? (
        <GiftList items={wishlist.items} onContribute={give} />
      ) : (
        <NoGifts wishlist={wishlist} isOwner={isOwner} />
      )}
      <Blessings wishlist={wishlist} />
      {give && (
        <div className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Button size="large" wide icon={<HeartIcon />} onClick={() => give(null)} className="mx-auto max-w-md">
            {say('guest.bless')}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {open?.sheet === 'giving' && (
          <GivingSheet
            key={open.turn}
            wishlist={wishlist}
            item={open.item}
            guest={guest}
            onGiven={(after) => (after ? onChanged(after) : onStale())}
            onClosed={closed}
          />
        )}
        {open?.sheet === 'sharing' && (
          <ShareSheet key={open.turn} wishlist={wishlist} onShared={countShare} onClosed={closed} />
        )}
        {open?.sheet === 'reporting' && (
          <ReportSheet key={open.turn} wishlist={wishlist} guest={guest} onClosed={closed} />
        )}
      </Suspense>
    </>
  );
}

function sheetFor({ items }: Wishlist, tapped: string | null): OpenSheet | null {
  const item = items.find(({ id }) => id === tapped);
  return item ? { sheet: 'giving', item, turn: 1 } : null;
}

/** In the tab, and in the list of open pages. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}

/** True once the list has been painted and the browser has nothing better to do; then the rest is fetched. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => {
      setSettled(true);
      void sheets.giving();
      void import('../../data/contributions/contribute.ts');
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, 1_000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(settle, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isSettled;
}
