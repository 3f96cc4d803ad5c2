import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { UserId } from '../../domain/ids.ts';
import type { ThankYouMark } from '../thanks/write-mark.ts';

/** What an account has read on this device. */
export interface KeptRead {
  readonly key: string;
  readonly account: UserId;
  readonly value: unknown;
  readonly at: Date;
}

/** A thank-you mark that has not reached the server. It holds ids only. */
export type StoredMark = ThankYouMark & { readonly key: string; readonly account: UserId; readonly at: Date };

interface AccountDatabase extends DBSchema {
  reads: { key: string; value: KeptRead; indexes: { at: Date } };
  thanks: { key: string; value: StoredMark; indexes: { at: Date } };
}

/** Apart from the lists that guests keep, whose version must not wait for a page of a member to close. */
const NAME = 'shagun-account';

let opened: Promise<IDBPDatabase<AccountDatabase>> | null = null;

/** What this browser keeps for the account that is signed in. Rejects if the browser blocks storage. */
export function accountStore(): Promise<IDBPDatabase<AccountDatabase>> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

function open(): Promise<IDBPDatabase<AccountDatabase>> {
  const close = () => {
    opened = null;
  };
  return openDB<AccountDatabase>(NAME, 1, {
    upgrade: (database) => {
      for (const name of ['reads', 'thanks'] as const)
        database.createObjectStore(name, { keyPath: 'key' }).createIndex('at', 'at');
    },
    blocking: (_before, _after, { target }) => {
      close();
      (target as IDBDatabase).close();
    },
    terminated: close,
  });
}
