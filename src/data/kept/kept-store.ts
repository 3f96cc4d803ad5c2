import { type DBSchema, openDB } from 'idb';

/** Something that this browser has read, as it was then. */
export interface Kept {
  readonly key: string;
  readonly value: unknown;
  readonly at: Date;
}

interface KeptDatabase extends DBSchema {
  /** What anyone with the link can read. */
  wishlists: { key: string; value: Kept; indexes: { at: Date } };
}

const NAME = 'shagun-kept';

/** What this browser keeps for visits without a connection. Rejects if the browser blocks storage. */
export const keptStore = () =>
  openDB<KeptDatabase>(NAME, 1, {
    upgrade: (database) => {
      database.createObjectStore('wishlists', { keyPath: 'key' }).createIndex('at', 'at');
    },
  });
