import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
