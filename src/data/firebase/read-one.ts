import type { DocumentSnapshot } from 'firebase/firestore/lite';
import type { Loadable } from '../../domain/loadable.ts';
import { toFailure } from '../to-failure.ts';

/** The server's answer about a document. No answer, or an unreadable document, throws. */
export type ReadOne<T> = Extract<Loadable<T>, { state: 'ready' | 'missing' | 'denied' }>;

export async function readOne<T>(
  reading: Promise<DocumentSnapshot>,
  parse: (stored: unknown) => T,
): Promise<ReadOne<T>> {
  try {
    const snapshot = await reading;
    return snapshot.exists() ? { state: 'ready', value: parse(snapshot.data()) } : { state: 'missing' };
  } catch (error) {
    const failure = toFailure(error);
    if (failure.reason === 'denied') return { state: 'denied' };
    throw failure;
  }
}
