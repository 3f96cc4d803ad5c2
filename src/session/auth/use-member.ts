import { createContext, use } from 'react';
import { useAuth } from './auth-provider.tsx';
import type { SignInState } from './sign-in-state.ts';

export type Member = Extract<SignInState, { state: 'signed-in' }>;

/** Until the sign-in is confirmed, for screens that may be shown before: see `useLastKnownMember`. */
export const LastKnownMember = createContext<Member | null>(null);

/** The signed-in account, for screens behind the sign-in guard. */
export function useMember(): Member {
  const member = useMemberIfAny();
  if (!member) throw new Error('useMember is called while signed out.');
  return member;
}

export function useMemberIfAny(): Member | null {
  const { who } = useAuth();
  const lastKnown = use(LastKnownMember);
  return who.state === 'signed-in' ? who : lastKnown;
}
