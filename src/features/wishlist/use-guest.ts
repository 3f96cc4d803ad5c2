import { useMemo } from 'react';
import { useAuth } from '../../session/auth/auth-provider.tsx';
import type { SignInState } from '../../session/auth/sign-in-state.ts';
import { NOBODY, type Guest } from './guest.ts';

/** The visitor of the page, as far as known. */
export function useGuest(): { readonly guest: Guest; readonly who: SignInState; readonly retry: () => void } {
  const { who, retry } = useAuth();
  const guest = useMemo(() => guestOf(who), [who]);
  return { guest, who, retry };
}

function guestOf(who: SignInState): Guest {
  if (who.state === 'loading') return { ...NOBODY, seemsToBe: who.remembered?.id ?? null, isCertain: false };
  if (who.state !== 'signed-in') return NOBODY;
  const { account, profile, isAdmin } = who;
  const { privacy } = profile.preferences;
  return { account, privacy, seemsToBe: account.id, isAdmin, isCertain: true };
}
