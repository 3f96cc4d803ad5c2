import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { WISHLIST_WIDTH } from './layout.ts';

/**
 * Shared with the bar, so that nothing below shifts when it appears. On a phone the garland overlaps what is above it.
 */
export const OWNER_BAR = 'bg-wine-wash py-3 max-sm:mb-4';

/**
 * The text and the rows of buttons: on a phone one line and two rows, two lines, or two lines and three rows; on wider
 * screens one line and one row, or two rows while giving is paused.
 */
const HEIGHTS = {
  open: 'min-h-33 sm:min-h-20 lg:min-h-12',
  closed: 'min-h-39 sm:min-h-20',
  paused: 'min-h-52 sm:min-h-33 lg:min-h-20',
};

/** Of the bar and of its place, in every language. */
export function heightOfBar({ isActive, stage, isGivingPaused, visibility }: Wishlist): string {
  if (!isActive) return HEIGHTS.closed;
  return isGivingPaused && !stage && visibility !== 'private' ? HEIGHTS.paused : HEIGHTS.open;
}

/** Reserves the space of the owner's bar while it loads. */
export function OwnerBarPlace({ wishlist }: { readonly wishlist?: Wishlist }) {
  return (
    <div className={OWNER_BAR}>
      <div className={wishlist ? heightOfBar(wishlist) : HEIGHTS.open} />
      {wishlist && <TakenDown wishlist={wishlist} />}
    </div>
  );
}

/** Why an admin deactivated the page. */
export function TakenDown({ wishlist: { isActive, moderation } }: { readonly wishlist: Wishlist }) {
  const { langOf } = useSession();
  return (
    !isActive &&
    moderation?.reason && (
      <p lang={langOf(moderation.reason)} className={`${WISHLIST_WIDTH} pt-2 whitespace-pre-line`}>
        {moderation.reason}
      </p>
    )
  );
}
