import { useMemo } from 'react';
import { useAuth } from '../../session/auth/auth-provider.tsx';
import type { SignInState } from '../../session/auth/sign-in-state.ts';
import { NOBODY, type Guest } from './guest.ts';

/** Who looks at the page, as far as that is known yet. */
export function useGuest(): { readonly guest: Guest; readonly state: SignInState['state'] } {
  const { who } = useAuth();
  const guest = useMemo<Guest>(
    () =>
      who.state === 'signed-in'
        ? { account: who.account, prefersAnonymity: who.profile.preferences.privacy === 'private' }
        : NOBODY,
    [who],
  );
  return { guest, state: who.state };
}
