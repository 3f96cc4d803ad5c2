/** The ways in which an account can sign in. */
export const SIGN_IN_WAYS = ['password', 'google', 'facebook'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];
export type Provider = Exclude<SignInWay, 'password'>;

/** A way that an account has. */
export interface OwnWay {
  readonly way: SignInWay;
  /** The address at the provider; '' if it has told none. */
  readonly email: string;
}

/** The last way is never removed, because nobody could sign in any more. */
export function mayRemoveWay(ways: readonly OwnWay[]): boolean {
  return ways.length > 1;
}
