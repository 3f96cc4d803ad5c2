import type { UserId } from '../../domain/ids.ts';
import { isRememberedBeyondTheWindow } from '../accounts/beyond-the-window.ts';
import { accountStore, type KeptRead } from './account-store.ts';

/** The results that were read last. A large register has about 700 kB. */
const MOST = 100;
const LONGEST_MS = 30 * 24 * 60 * 60 * 1_000;

const oldest = () => new Date(Date.now() - LONGEST_MS);

const keyOf = (account: UserId, name: string) => `${account} ${name}`;

/**
 * Keeps what the account has read, for visits without a connection. Only while the browser remembers the account: a member who
 * asked not to be remembered leaves nothing behind.
 */
export async function keepRead(account: UserId, name: string, value: unknown, at = new Date()): Promise<void> {
  const database = await accountStore();
  // In one task, so that signing out, which forgets the account first, removes what is stored here.
  if (!isRememberedBeyondTheWindow(account)) return;
  const { store } = database.transaction('reads', 'readwrite');
  await store.put({ key: keyOf(account, name), account, value, at });
  const tooOld = await store.index('at').getAllKeys(IDBKeyRange.upperBound(oldest()));
  const oldestFirst = await store.index('at').getAllKeys();
  for (const key of new Set([...tooOld, ...oldestFirst.slice(0, -MOST)])) await store.delete(key);
}

/** undefined if it is not kept, or is too old. */
export async function keptRead(account: UserId, name: string): Promise<KeptRead | undefined> {
  if (!isRememberedBeyondTheWindow(account)) return undefined;
  const read = await (await accountStore()).get('reads', keyOf(account, name));
  return read && read.at > oldest() ? read : undefined;
}

/** Forgets what all other accounts have read; all of them if nobody is signed in. */
export async function forgetReads(except: UserId | null): Promise<void> {
  const { store } = (await accountStore()).transaction('reads', 'readwrite');
  for (const key of await store.getAllKeys()) {
    if (except === null || !key.startsWith(`${except} `)) await store.delete(key);
  }
}
