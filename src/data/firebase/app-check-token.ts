import { getToken } from 'firebase/app-check';
import type { AppCheckKey } from '../../config/environment.ts';
import type { Connection } from '../connection.ts';
import { appOf } from './app.ts';
import { attachAppCheck } from './app-check.ts';

/** The App Check token, for requests without the SDK. */
export async function appCheckToken(connection: Connection, key: AppCheckKey): Promise<string> {
  return (await getToken(attachAppCheck(appOf(connection), key))).token;
}
