import { Failure } from '../../domain/failure.ts';
import { answeredWithin } from '../firebase/answered-within.ts';
import { Batch, type Precondition } from './batch.ts';
import { type Caller, commit, readDocument, type StoredDocument } from './requests.ts';

/** Reads documents, and then writes them if nobody else has changed them meanwhile. */
export class Transaction extends Batch {
  private readonly caller: Caller;
  private readonly preconditions = new Map<string, Precondition>();

  constructor(caller: Caller) {
    super(caller.connection);
    this.caller = caller;
  }

  /** null if the document does not exist. */
  async get(path: string): Promise<StoredDocument | null> {
    const found = await readDocument(this.caller, path);
    this.buildOn(path, found);
    return found;
  }

  /** The document was read before; null if it must not exist. */
  buildOn(path: string, known: StoredDocument | null): void {
    this.preconditions.set(path, known ? { updateTime: known.updateTime } : { exists: false });
  }

  protected override preconditionOf(path: string): Precondition | null {
    return this.preconditions.get(path) ?? null;
  }
}

/** Reads, reports which version of the contended document it is based on, and writes. Runs once per attempt. */
export type Attempt<T> = (transaction: Transaction, buildsOn: (version: string) => void) => Promise<T>;

// Enough for a hundred people who write one document at once. The last ones wait half a minute, on a slow network longer:
// giving up would only make them tap again.
const MOST_TRIES = 40;
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 4_000;

const MOST_UNANSWERED = 3;
const UNANSWERED_WAIT_MS = 400;
// Enough for a large wishlist on a crowded network, while the user waits.
const ANSWERS_WITHIN_MS = 30_000;

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
export async function optimistically<T>(caller: Caller, attempt: Attempt<T>, mostTries = MOST_TRIES): Promise<T> {
  const denied: { version: string | null; failure: Error | null } = { version: null, failure: null };
  let unanswered = 0;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const read: { version: string | null } = { version: null };
    const run = async () => {
      const transaction = new Transaction(caller);
      const outcome = await attempt(transaction, (version) => {
        read.version = version;
        if (denied.failure && version === denied.version) throw denied.failure;
      });
      if (transaction.writes.length > 0) await commit(caller, transaction);
      return outcome;
    };
    try {
      return await answeredWithin(ANSWERS_WITHIN_MS, run());
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
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
  throw new Failure('busy', `Others wrote first in each of ${mostTries} attempts.`);
}

function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms));
}
