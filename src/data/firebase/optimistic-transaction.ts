import { FirebaseError } from 'firebase/app';
import { runTransaction, type Transaction } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import type { Connection } from '../connection.ts';
import { toFailure } from '../to-failure.ts';
import { answeredWithin } from './answered-within.ts';
import { liteFirestoreOf } from './lite-firestore.ts';

/** Reads, reports which version of the contended document it is based on, and writes. Runs once per attempt. */
export type Attempt<T> = (transaction: Transaction, buildsOn: (version: string) => void) => Promise<T>;

// Enough for a hundred people who write one document at once; the last ones wait half a minute.
const MOST_TRIES = 24;
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 4_000;

const MOST_UNANSWERED = 3;
const UNANSWERED_WAIT_MS = 400;
// Enough for a large wishlist on a crowded network, while the user waits.
const ANSWERS_WITHIN_MS = 30_000;

const OVERTAKEN: readonly string[] = ['aborted', 'failed-precondition', 'already-exists', 'resource-exhausted'];

/**
 * A transaction that retries on contention.
 *
 *   ┌─► read ──► commit ──► done
 *   │    │         ├─ contention, no response ─┐
 *   │    │         └─ denied ──────────────────┤ backoff with random jitter
 *   │    │                                     │
 *   └────│─────────────────────────────────────┘
 *        └─ the denied version is still current ──► denied
 *
 * The rules evaluate a commit against the current documents. A commit that is based on older ones may be denied before
 * contention is detected. So a denial counts only if nothing has changed since.
 */
export async function optimistically<T>(
  connection: Connection,
  attempt: Attempt<T>,
  mostTries = MOST_TRIES,
): Promise<T> {
  const firestore = liteFirestoreOf(connection);
  const denied: { version: string | null; failure: Error | null } = { version: null, failure: null };
  let unanswered = 0;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const read: { version: string | null } = { version: null };
    const run = (transaction: Transaction) =>
      attempt(transaction, (version) => {
        read.version = version;
        if (denied.failure && version === denied.version) throw denied.failure;
      });
    try {
      return await answeredWithin(ANSWERS_WITHIN_MS, runTransaction(firestore, run, { maxAttempts: 1 }));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.reason === 'denied' && read.version !== null && failure !== denied.failure) {
        denied.version = read.version;
        denied.failure = failure;
      } else if (failure.reason === 'offline' && unanswered + 1 < MOST_UNANSWERED) {
        unanswered += 1;
        await pause(UNANSWERED_WAIT_MS * unanswered);
      } else if (failure.reason !== 'busy') throw failure;
    }
    if (tries < mostTries) await pause(Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
  }
  throw new Failure('busy', `Others were faster, ${mostTries} times.`);
}

function failureOf(error: unknown): Error & { readonly reason?: unknown } {
  if (error instanceof FirebaseError)
    return OVERTAKEN.includes(error.code) ? new Failure('busy', error.message, error) : toFailure(error);
  return error instanceof Error ? error : toFailure(error);
}

function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms));
}
