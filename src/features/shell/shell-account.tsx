import type { ReactNode } from 'react';
import type { SignInState } from '../../session/auth/sign-in-state.ts';

/**
 * The account as far as it is known. Until Firebase has answered, `data-account` of the html element ('in', 'out' or
 * 'admin', set before the first paint from the remembered account) decides: the markup contains every variant and the
 * style sheet shows one, so that nothing flickers and one prerendered page fits every visitor.
 */
export type ShellAccount =
  | { readonly state: 'unknown'; readonly remembered: Face | null }
  | { readonly state: 'out' }
  | ({ readonly state: 'in'; readonly isAdmin: boolean } & Face);

interface Face {
  readonly displayName: string;
  readonly photoURL: string | null;
}

export const UNKNOWN: ShellAccount = { state: 'unknown', remembered: null };
const NO_FACE: Face = { displayName: '', photoURL: null };

/** If the account cannot be loaded, the remembered one is shown. */
export function shellAccountOf(signIn: SignInState): ShellAccount {
  if (signIn.state === 'signed-out') return { state: 'out' };
  if (signIn.state === 'loading') return { state: 'unknown', remembered: signIn.remembered };
  if (signIn.state === 'failed') return UNKNOWN;
  const { displayName, photoURL } = signIn.profile;
  return { state: 'in', isAdmin: signIn.isAdmin, displayName, photoURL };
}

export function faceOf(account: ShellAccount): Face {
  if (account.state === 'in') return account;
  return (account.state === 'unknown' && account.remembered) || NO_FACE;
}

type Audience = 'out' | 'in' | 'admin';

const WHILE_UNKNOWN: Readonly<Record<Audience, string>> = {
  out: 'contents in-data-[account=admin]:hidden in-data-[account=in]:hidden',
  in: 'hidden in-data-[account=admin]:contents in-data-[account=in]:contents',
  admin: 'hidden in-data-[account=admin]:contents',
};

interface OnlyForProps {
  readonly audience: Audience;
  readonly account: ShellAccount;
  readonly children: ReactNode;
}

export function OnlyFor({ audience, account, children }: OnlyForProps) {
  const answer = belongsTo(account, audience);
  if (answer === 'unknown') return <div className={WHILE_UNKNOWN[audience]}>{children}</div>;
  return answer ? <div className="contents">{children}</div> : null;
}

function belongsTo(account: ShellAccount, audience: Audience): boolean | 'unknown' {
  if (account.state === 'unknown') return account.remembered && audience !== 'admin' ? audience === 'in' : 'unknown';
  if (account.state === 'out') return audience === 'out';
  return audience === 'in' || (audience === 'admin' && account.isAdmin);
}
