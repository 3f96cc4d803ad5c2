/** Signing in, registering and the profile: the guest's page contains none of it. */
export { updateAccountProfile } from './account-profile.ts';
export { signInWithFacebook, signInWithGoogle, signInWithGoogleCredential } from './provider-sign-in.ts';
export { register } from './register.ts';
export { sendPasswordReset, signIn } from './sign-in.ts';
export { sendVerification } from './verification.ts';
