import { useEffect } from 'react';

/** Shows the number of unread notifications on the icon of the installed application; none after signing out. */
export function useAppBadge(unread: number): void {
  useEffect(() => show(unread), [unread]);
  useEffect(() => () => show(0), []);
}

/** Missing in Firefox and older Safari, and refused unless the application is installed. Zero removes the badge. */
function show(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
}
