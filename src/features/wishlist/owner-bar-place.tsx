/** Shared with the bar itself, so that nothing below moves when it comes. */
export const OWNER_BAR = 'bg-wine-wash px-4 py-3';

/** The room of the owner's bar while it is on its way. */
export function OwnerBarPlace() {
  return <div className={`${OWNER_BAR} h-39 sm:h-26 lg:h-17`} />;
}
