import type { Connection } from '../connection.ts';
import { tolerantly } from '../drafts/tolerantly.ts';
import { isObject } from '../rest/decode-fields.ts';

/** A guest without an account, signed in with Firebase's anonymous provider. */
export interface StoredGuest {
  readonly uid: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** Of the ID token, in milliseconds. */
  readonly expiresAt: number;
}

/** Where firebase/auth keeps the user, so that a guest who registers later keeps their gifts. */
function keyOf({ environment, name }: Connection): string {
  return `firebase:authUser:${environment.firebase.apiKey}:${name}`;
}

/** null if nobody is signed in; 'unknown' if only the SDK can tell: an account is, or the browser blocks storage. */
export function storedUser(connection: Connection): StoredGuest | 'unknown' | null {
  const key = keyOf(connection);
  try {
    if (sessionStorage.getItem(key) !== null) return 'unknown';
    const stored = localStorage.getItem(key);
    return stored === null ? null : guestIn(JSON.parse(stored));
  } catch {
    return 'unknown';
  }
}

function guestIn(user: unknown): StoredGuest | 'unknown' {
  if (!isObject(user) || user['isAnonymous'] !== true || !isObject(user['stsTokenManager'])) return 'unknown';
  const { accessToken, refreshToken, expirationTime } = user['stsTokenManager'];
  return {
    uid: String(user['uid']),
    idToken: String(accessToken),
    refreshToken: String(refreshToken),
    expiresAt: Number(expirationTime),
  };
}

/** In the form of the SDK, which reads it when it is loaded. */
export function keepGuest(connection: Connection, { uid, idToken, refreshToken, expiresAt }: StoredGuest): void {
  const user = {
    uid,
    emailVerified: false,
    isAnonymous: true,
    providerData: [],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: expiresAt },
    apiKey: connection.environment.firebase.apiKey,
    appName: connection.name,
  };
  tolerantly(() => localStorage.setItem(keyOf(connection), JSON.stringify(user)));
}
