import type { Connection } from '../connection.ts';

/**
 * The App Check token, if App Check is configured. The variable is a build-time constant, so other builds do not
 * include this.
 */
export async function appCheckProof(connection: Connection): Promise<string | null> {
  const { appCheck } = connection.environment;
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY || !appCheck) return null;
  const { appCheckToken } = await import('../firebase/app-check-token.ts');
  // Without a token, for example because the browser blocks reCAPTCHA, the server decides. So does the SDK.
  return appCheckToken(connection, appCheck).catch(() => null);
}
