import { useAuth } from './auth-provider.tsx';
import type { SignInState } from './sign-in-state.ts';

export type Member = Extract<SignInState, { state: 'signed-in' }>;

/** The signed-in account, for screens behind the sign-in guard. */
export function useMember(): Member {
  const { who } = useAuth();
  if (who.state !== 'signed-in') throw new Error('useMember is called while signed out.');
  return who;
}
