import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
