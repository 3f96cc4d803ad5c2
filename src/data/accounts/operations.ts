/** What every page needs of an account, loaded together on first use. */
export { signOut } from './sign-in.ts';
export { refreshAccount } from './verification.ts';
export { watchAccount } from './watch-account.ts';
