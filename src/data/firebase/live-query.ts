import { onSnapshot, type Query } from 'firebase/firestore';
import { type Listed, listed, readable } from '../listed.ts';
import type { OnValue } from '../live.ts';
import { toFailure } from '../to-failure.ts';

/**
 * Reports what a query finds, now and whenever that changes, until the signal aborts. Rejects when there will be no more.
 *
 * An offline page has an empty cache before the server answers: that is not reported, or a user's lists would look empty.
 */
export function watchQuery<T>(
  query: Query,
  parse: (id: string, stored: unknown) => T,
  onValue: OnValue<Listed<T>>,
  signal: AbortSignal,
): Promise<never> {
  return new Promise((_, reject) => {
    signal.throwIfAborted();
    let isReported = false;
    const stop = onSnapshot(
      query,
      // Without changes of metadata, an empty cache that the server confirms would never be reported.
      { includeMetadataChanges: true },
      (snapshot) => {
        if (isReported ? snapshot.docChanges().length === 0 : snapshot.empty && snapshot.metadata.fromCache) return;
        isReported = true;
        onValue(
          listed(
            snapshot.docs.map((document) =>
              readable(() => parse(document.id, document.data({ serverTimestamps: 'estimate' }))),
            ),
          ),
        );
      },
      (error) => reject(toFailure(error)),
    );
    signal.addEventListener('abort', stop);
  });
}
