/** All account operations, loaded together on first use. */
export { updateAccountProfile } from './account-profile.ts';
export { signInWithFacebook, signInWithGoogle, signInWithGoogleCredential } from './provider-sign-in.ts';
export { register } from './register.ts';
export { sendPasswordReset, signIn, signOut } from './sign-in.ts';
export { refreshAccount, sendVerification } from './verification.ts';
export { watchAccount } from './watch-account.ts';
