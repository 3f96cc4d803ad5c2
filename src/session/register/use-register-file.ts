import { withAreas } from '../areas.ts';
import { useSession } from '../session.tsx';
import type { RegisterOf } from './read-register.ts';

/** Makes the file of a wishlist's register, on screens that do not show it. */
export function useRegisterFile(wishlist: RegisterOf) {
  const { connection, say } = useSession();
  return async (signal: AbortSignal, onProgress: (count: number) => void) => {
    const { makeRegister } = await withAreas(import('./make-register.ts'), 'analytics');
    return makeRegister(connection, say, wishlist, signal, onProgress);
  };
}
