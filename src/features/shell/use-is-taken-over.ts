import { useSyncExternalStore } from 'react';

/** Whether this page answers yet: one that came rendered is false until React has taken it over. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
