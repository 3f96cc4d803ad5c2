import { Failure } from '../domain/failure.ts';

/** What was found. A document that nobody can read does not take the others down: it is told of beside them. */
export interface Listed<T> {
  readonly items: readonly T[];
  readonly unreadable: readonly Failure[];
}

/** Puts a document that cannot be parsed in the place of what it should have been. */
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
