import type { Connection } from '../connection.ts';

/** What App Check asks for, where it is set up: the variable is a constant in a build, so that others leave it out. */
export async function appCheckProof(connection: Connection): Promise<string | null> {
  const { appCheck } = connection.environment;
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY || !appCheck) return null;
  const { appCheckToken } = await import('../firebase/app-check-token.ts');
  return appCheckToken(connection, appCheck);
}
