import { useSyncExternalStore } from 'react';

const HAS_MEDIA = typeof matchMedia === 'function';

/** Whether the window matches a media query; false where there are none, as in unit tests. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      if (!HAS_MEDIA) return () => undefined;
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => HAS_MEDIA && matchMedia(query).matches,
  );
}
