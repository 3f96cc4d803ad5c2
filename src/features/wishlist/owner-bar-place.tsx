/**
 * Shared with the bar, so that nothing below shifts when it appears. On a phone the garland overlaps what is above it.
 */
export const OWNER_BAR = 'bg-wine-wash py-3 max-sm:mb-4';

/** Reserves the space of the owner's bar while it loads. On a phone what closed the page takes two lines. */
export function OwnerBarPlace({ isActive = true }: { isActive?: boolean }) {
  return <div className={`${OWNER_BAR} ${isActive ? 'h-39' : 'h-45'} sm:h-26 lg:h-18`} />;
}
