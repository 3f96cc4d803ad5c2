import { Failure } from '../../domain/failure.ts';
import type { StoredMap } from '../../domain/schema.ts';
import type { Connection } from '../connection.ts';
import { appCheckProof } from './app-check-proof.ts';
import type { Batch } from './batch.ts';
import { decodeFields, isObject } from './decode-fields.ts';
import { databaseOf } from './document-address.ts';
import { fieldsAsStored } from './encode-fields.ts';
import { failureOf } from './failure-of-answer.ts';

/** Who sends a request. */
export interface Caller {
  readonly connection: Connection;
  /** null if nobody is signed in. */
  readonly idToken: () => Promise<string | null>;
}

/** Loads nothing of firebase/auth. */
export function signedOut(connection: Connection): Caller {
  return { connection, idToken: () => Promise.resolve(null) };
}

export function signedIn(connection: Connection): Caller {
  return {
    connection,
    idToken: async () => (await import('../firebase/id-token.ts')).idToken(connection),
  };
}

/** A document that was read. */
export interface StoredDocument {
  readonly fields: StoredMap;
  readonly asStored: StoredMap;
  /** Changes with every write. */
  readonly updateTime: string;
  /** The server's clock; the device's may be wrong. */
  readonly readAt: Date;
}

/**
 * null if the document does not exist. It uses a batch of one, because a missing document is an error otherwise, which the
 * browser would log.
 */
export async function readDocument(caller: Caller, path: string): Promise<StoredDocument | null> {
  const { name } = databaseOf(caller.connection.environment);
  const answer = await post(caller, 'batchGet', { documents: [`${name}/${path}`] });
  const [result] = Array.isArray(answer) ? (answer as unknown[]) : [];
  if (isObject(result) && typeof result['missing'] === 'string') return null;
  const found = isObject(result) ? result['found'] : null;
  const updateTime = isObject(found) ? found['updateTime'] : null;
  const readTime = isObject(result) ? result['readTime'] : null;
  if (typeof updateTime !== 'string' || typeof readTime !== 'string') throw notUnderstood(answer);
  return { fields: decodeFields(found), asStored: fieldsAsStored(found), updateTime, readAt: new Date(readTime) };
}

/** Stores all or nothing. */
export async function commit(
  caller: Caller,
  { writes }: Batch,
  /** Completes the request if the visitor leaves the page. */
  { keepalive = false } = {},
): Promise<void> {
  const answer = await post(caller, 'commit', { writes }, { keepalive });
  if (!isObject(answer) || typeof answer['commitTime'] !== 'string') throw notUnderstood(answer);
}

async function post(
  { connection, idToken }: Caller,
  method: 'batchGet' | 'commit',
  body: unknown,
  options?: RequestInit,
): Promise<unknown> {
  const { address, key } = databaseOf(connection.environment);
  const [token, proof] = await Promise.all([idToken(), appCheckProof(connection)]);
  const noAnswer = (error: unknown) => {
    throw new Failure('offline', String(error), error);
  };
  const response = await fetch(`${address}:${method}?key=${key}`, {
    ...options,
    method: 'POST',
    // text/plain needs no CORS preflight.
    body: JSON.stringify(body),
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(proof !== null && { 'X-Firebase-AppCheck': proof }),
    },
  }).catch(noAnswer);
  const answer = parsed(await response.text().catch(noAnswer));
  if (response.ok) return answer;
  throw failureOf(response.status, answer);
}

function notUnderstood(answer: unknown): Failure {
  return new Failure(
    'unexpected-data',
    `The server answered ${JSON.stringify(answer)}, which is not Firestore's answer.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
