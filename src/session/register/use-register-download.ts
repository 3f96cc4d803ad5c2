import { useSession } from '../session.tsx';
import type { RegisterOf } from './read-register.ts';

/** What a download button needs to offer a wishlist's register on screens that do not show it. */
export function useRegisterDownload(wishlist: RegisterOf) {
  const { connection, languages, say } = useSession();
  return {
    label: say('page-state.register'),
    sayProgress: (count: number) => say('page-state.register.progress', { count }),
    failed: say('page-state.register.failed'),
    make: async (signal: AbortSignal, onProgress: (count: number) => void) => {
      const { makeRegister } = await languages.withAreas(import('./make-register.ts'), 'analytics');
      return makeRegister(connection, say, wishlist, signal, onProgress);
    },
  };
}
