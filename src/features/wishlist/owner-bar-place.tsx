/**
 * Shared with the bar, so that nothing below shifts when it appears. On a phone the garland overlaps what is above it.
 */
export const OWNER_BAR = 'bg-wine-wash py-3 max-sm:mb-4';

/** The text and buttons of the bar on a phone: one line and two rows, two lines, or two lines and three rows. */
const ON_A_PHONE = { open: 'h-39', closed: 'h-45', paused: 'h-58' };

/** Reserves the space of the owner's bar while it loads. */
export function OwnerBarPlace({ state = 'open' }: { state?: keyof typeof ON_A_PHONE }) {
  return <div className={`${OWNER_BAR} ${ON_A_PHONE[state]} sm:h-26 lg:h-18`} />;
}
