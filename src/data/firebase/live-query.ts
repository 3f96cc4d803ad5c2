import { onSnapshot, type Query } from 'firebase/firestore';
import type { Listener, StopListening } from '../live.ts';
import { toFailure } from '../to-failure.ts';

/**
 * Tells what a query finds, now and whenever that changes. What an offline page has in its cache before the server ever
 * answered is nothing: to tell it would show somebody's lists as empty.
 */
export function watchQuery<T>(
  query: Query,
  parse: (id: string, stored: unknown) => T,
  { onValue, onFailure }: Listener<readonly T[]>,
): StopListening {
  let told = false;
  return onSnapshot(
    query,
    // Without the changes of metadata, an empty cache that the server confirms would never be told of.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (told ? snapshot.docChanges().length === 0 : snapshot.empty && snapshot.metadata.fromCache) return;
      let found: readonly T[];
      try {
        found = snapshot.docs.map((document) => parse(document.id, document.data({ serverTimestamps: 'estimate' })));
      } catch (error) {
        onFailure(toFailure(error));
        return;
      }
      told = true;
      onValue(found);
    },
    (error) => onFailure(toFailure(error)),
  );
}
