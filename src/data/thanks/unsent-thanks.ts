import { Failure } from '../../domain/failure.ts';
import type { UserId } from '../../domain/ids.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { accountStore, type StoredMark } from '../kept/account-store.ts';
import type { OnValue } from '../live.ts';
import type { Caller } from '../rest/requests.ts';
import { orFailure, toFailure } from '../to-failure.ts';
import { type ThankYouMark, writeMark } from './write-mark.ts';

export type UnsentMark = Pick<StoredMark, 'id' | 'account' | 'isThanked' | 'at'>;

/** What the server refused for good. */
export interface RefusedMark {
  readonly id: string;
  readonly failure: Failure;
}

/** One whose account never signs in here again is dropped after that. */
const LONGEST_MS = 30 * 24 * 60 * 60 * 1_000;
const CHANNEL = 'shagun-unsent-thanks';
/** The same mark would be refused again. After any other failure it stays, for the next attempt. */
const FINAL: readonly Failure['reason'][] = ['denied', 'missing', 'banned', 'invalid', 'unexpected-data'];

const keyOf = (account: UserId, id: string) => `${account} ${id}`;

/**
 * Marks a gift as thanked, exactly once.
 *
 *   stored here ──► read ──► commit, if the gift has not changed since ──► removed here
 *        ▲            └── marked already: nothing to write ──────────────────┘
 *        └── no connection, closed tab, signed out: sent later, by the same account only
 *
 * Resolves once it is sent, or is stored to be sent later. Rejects if the server refuses it.
 */
export async function markThanked(connection: Connection, account: UserId, mark: ThankYouMark): Promise<void> {
  try {
    const stored: StoredMark = { ...mark, account, key: keyOf(account, mark.id), at: new Date() };
    await (await accountStore()).put('thanks', stored);
  } catch {
    // The browser blocks storage.
    return writeMark(callerAs(connection, account), account, mark);
  }
  const refused = await sendUnsent(connection, account);
  const own = refused.find(({ id }) => id === mark.id);
  if (own) throw own.failure;
}

/** Sends what could not be sent before. Resolves to the marks that the server refused, which are dropped. */
export async function sendUnsent(connection: Connection, account: UserId): Promise<readonly RefusedMark[]> {
  const refused: RefusedMark[] = [];
  await oneTabAtATime(async () => {
    for (const mark of await unsentOf(account)) {
      try {
        await writeMark(callerAs(connection, account), account, mark);
      } catch (error) {
        const failure = toFailure(error);
        if (!FINAL.includes(failure.reason)) break;
        refused.push({ id: mark.id, failure });
      }
      await remove(mark);
    }
  });
  report();
  return refused;
}

/** Reports the marks that wait for a connection, now and after every attempt to send them, in any tab. */
export async function watchUnsent(
  account: UserId,
  onValue: OnValue<readonly UnsentMark[]>,
  signal: AbortSignal,
): Promise<never> {
  const tell = async () => {
    const unsent = await unsentOf(account).catch(() => []);
    if (!signal.aborted) onValue(unsent);
  };
  signal.throwIfAborted();
  return new Promise(() => {
    listeners.add(tell);
    const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
    if (channel) channel.onmessage = tell;
    signal.addEventListener('abort', () => {
      listeners.delete(tell);
      channel?.close();
    });
    void tell();
  });
}

const listeners = new Set<() => Promise<void>>();

function report(): void {
  for (const tell of listeners) void tell();
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

async function unsentOf(account: UserId): Promise<readonly StoredMark[]> {
  const { store } = (await accountStore()).transaction('thanks', 'readwrite');
  const tooOld = await store.index('at').getAllKeys(IDBKeyRange.upperBound(new Date(Date.now() - LONGEST_MS)));
  for (const key of tooOld) await store.delete(key);
  const all = await store.index('at').getAll();
  return all.filter((mark) => mark.account === account);
}

/** Unless it was changed while it was sent: then the change is sent next. */
async function remove({ key, at }: StoredMark): Promise<void> {
  const { store } = (await accountStore()).transaction('thanks', 'readwrite');
  const now = await store.get(key);
  if (now?.at.getTime() === at.getTime()) await store.delete(key);
}

/** Saves reads; without the lock, the precondition of the commit still refuses the second of two tabs. */
function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(CHANNEL, work) : work();
}

/** Sends nothing for another account if one has signed in meanwhile. */
function callerAs(connection: Connection, account: UserId): Caller {
  return {
    connection,
    idToken: async () => {
      const user = await signedInUser(connection);
      if (user.uid !== account) throw new Failure('must-sign-in', 'Another account is signed in.');
      return orFailure(() => user.getIdToken());
    },
  };
}
