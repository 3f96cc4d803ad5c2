import type { Wishlist } from '../../domain/wishlist.ts';
import { WISHLIST_WIDTH } from './layout.ts';

/**
 * Shared with the bar, so that nothing below shifts when it appears. On a phone the garland overlaps what is above it.
 */
export const OWNER_BAR = 'bg-wine-wash py-3 max-sm:mb-4';

/** The text and buttons of the bar on a phone: one line and two rows, two lines, or two lines and three rows. */
const ON_A_PHONE = { open: 'h-33', closed: 'h-39', paused: 'h-52' };

interface OwnerBarPlaceProps {
  readonly state?: keyof typeof ON_A_PHONE;
  readonly reason?: string | undefined;
}

/** Reserves the space of the owner's bar while it loads. */
export function OwnerBarPlace({ state = 'open', reason }: OwnerBarPlaceProps) {
  return (
    <div className={OWNER_BAR}>
      <div className={`${ON_A_PHONE[state]} sm:h-20 lg:h-12`} />
      <TakenDown reason={reason} />
    </div>
  );
}

export function takenDownFor({ isActive, moderation }: Wishlist): string | undefined {
  return isActive ? undefined : moderation?.reason;
}

/** Why an admin deactivated the page. */
export function TakenDown({ reason }: Pick<OwnerBarPlaceProps, 'reason'>) {
  return reason && <p className={`${WISHLIST_WIDTH} pt-2 whitespace-pre-line`}>{reason}</p>;
}
