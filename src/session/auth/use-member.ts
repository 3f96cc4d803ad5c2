import { useAuth } from './auth-provider.tsx';
import type { SignInState } from './sign-in-state.ts';

export type Member = Extract<SignInState, { state: 'signed-in' }>;

/** Who is signed in, for screens that nobody else sees. */
export function useMember(): Member {
  const { who } = useAuth();
  if (who.state !== 'signed-in') throw new Error('useMember is called where nobody is signed in.');
  return who;
}
