import { ContributionRefused, Failure } from '../../domain/failure.ts';
import { type UserId, userId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { authInUse } from '../firebase/auth-in-use.ts';
import { appCheckProof } from '../rest/app-check-proof.ts';
import { isObject } from '../rest/decode-fields.ts';
import { failureOf } from '../rest/failure-of-answer.ts';
import type { Caller } from '../rest/requests.ts';
import { keepGuest, type StoredGuest, storedUser } from './stored-guest.ts';

export interface SignedInGuest {
  readonly id: UserId;
  /** False if this browser is signed in to an account after all. */
  readonly isGuest: boolean;
  readonly caller: Caller;
}

/**
 * Signs a guest without an account in with Firebase's anonymous provider, so that the rules know who gives under a name.
 * Later contributions from this browser are the same guest's. Firebase creates about 100 guests per hour for one IP
 * address, which all guests on a venue's Wi-Fi share.
 *
 * Without the SDK, whose 24 kB and second request every guest would wait for. The SDK finds the guest when it is loaded
 * (stored-guest.ts).
 */
export async function signInAsGuest(connection: Connection): Promise<SignedInGuest> {
  const stored = authInUse.has(connection) ? 'unknown' : storedUser(connection);
  if (stored === 'unknown') return (await import('./guest-of-sdk.ts')).guestOfSdk(connection);
  const guest = (stored && (await current(connection, stored))) ?? (await newGuest(connection));
  keepGuest(connection, guest);
  return {
    id: userId(guest.uid),
    isGuest: true,
    caller: { connection, idToken: () => Promise.resolve(guest.idToken) },
  };
}

/** An ID token lasts an hour, and a contribution is retried for less than that; in milliseconds. */
const LONG_ENOUGH = 5 * 60_000;

/** With a token that is valid; null if the guest no longer exists. */
async function current(connection: Connection, guest: StoredGuest): Promise<StoredGuest | null> {
  if (guest.expiresAt - Date.now() > LONG_ENOUGH) return guest;
  const request = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: guest.refreshToken });
  const { status, body } = await ask(connection, 'securetoken.googleapis.com/v1/token', request);
  if (status === 400) return null;
  if (status !== 200) throw failureOf(status, body);
  return { ...guest, ...tokensOf(body['id_token'], body['refresh_token'], body['expires_in']) };
}

async function newGuest(connection: Connection): Promise<StoredGuest> {
  const request = new Blob(['{"returnSecureToken":true}'], { type: 'application/json' });
  const { status, body } = await ask(connection, 'identitytoolkit.googleapis.com/v1/accounts:signUp', request);
  if (isObject(body['error']) && String(body['error']['message']).startsWith('TOO_MANY_ATTEMPTS'))
    throw new ContributionRefused({ code: 'too-many-guests' });
  if (status !== 200) throw failureOf(status, body);
  const { localId, idToken, refreshToken, expiresIn } = body;
  return { uid: text(localId), ...tokensOf(idToken, refreshToken, expiresIn) };
}

function tokensOf(idToken: unknown, refreshToken: unknown, seconds: unknown): Omit<StoredGuest, 'uid'> {
  return {
    idToken: text(idToken),
    refreshToken: text(refreshToken),
    expiresAt: Date.now() + Number(text(seconds)) * 1_000,
  };
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Failure('unexpected-data', 'The answer of Firebase Auth has no tokens.');
}

/** Asks a service of Firebase Auth. Each takes another type of request, which fetch sends along. */
async function ask(connection: Connection, service: string, request: URLSearchParams | Blob) {
  const { emulators, firebase } = connection.environment;
  const host = emulators ? `http://${emulators.host}:${emulators.authPort}/` : 'https://';
  const noAnswer = (error: unknown) => {
    throw new Failure('offline', String(error), error);
  };
  const proof = await appCheckProof(connection);
  const response = await fetch(`${host}${service}?key=${firebase.apiKey}`, {
    method: 'POST',
    body: request,
    headers: { ...(proof !== null && { 'X-Firebase-AppCheck': proof }) },
  }).catch(noAnswer);
  const body: unknown = await response.json().catch(noAnswer);
  return { status: response.status, body: isObject(body) ? body : {} };
}
