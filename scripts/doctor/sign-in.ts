import { getAccessToken } from 'firebase-tools/lib/apiv2.js';
import { getProjectDefaultAccount } from 'firebase-tools/lib/auth.js';
import { requireAuth } from 'firebase-tools/lib/requireAuth.js';
import { UserError } from '../command-line.ts';
import { PROJECT_ROOT } from '../suite/project.ts';

/** Uses the account of `firebase login`, or a service account of GOOGLE_APPLICATION_CREDENTIALS, and returns its name. */
export async function signIn(project: string): Promise<string> {
  const key = process.env['GOOGLE_APPLICATION_CREDENTIALS'];
  const account = getProjectDefaultAccount(PROJECT_ROOT);
  if (!account && !key && !process.env['FIREBASE_TOKEN'])
    throw new UserError('npm run doctor: you are not signed in. Run `npx firebase login`, then try again.');
  try {
    const name = (await requireAuth({ ...account, project }, !key)) ?? 'the token of FIREBASE_TOKEN';
    // A request whose token cannot be refreshed would never end. firebase-tools then has the refresh token instead of one.
    if ((await getAccessToken()) !== account?.tokens.refresh_token) return name;
  } catch (error) {
    throw new UserError(`npm run doctor: ${(error as Error).message}`);
  }
  throw new UserError(
    'npm run doctor: your sign-in is no longer valid. Run `npx firebase login --reauth`, then try again.',
  );
}
