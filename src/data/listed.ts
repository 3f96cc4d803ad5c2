import { Failure } from '../domain/failure.ts';

/**
 * A list of documents. Those that cannot be parsed are listed separately, so that one of them does not fail the whole
 * list.
 */
export interface Listed<T> {
  readonly items: readonly T[];
  readonly unreadable: readonly Failure[];
}

/** Returns the failure instead of throwing it. */
export function readable<T>(parse: () => T): T | Failure {
  try {
    return parse();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

export function listed<T>(found: readonly (T | Failure)[]): Listed<T> {
  const items: T[] = [];
  const unreadable: Failure[] = [];
  for (const each of found) {
    if (each instanceof Failure) unreadable.push(each);
    else items.push(each);
  }
  return { items, unreadable };
}

export function together<T>(lists: readonly Listed<T>[]): Listed<T> {
  return {
    items: lists.flatMap(({ items }) => items),
    unreadable: lists.flatMap(({ unreadable }) => unreadable),
  };
}
