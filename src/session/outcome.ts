import { Failure } from '../domain/failure.ts';

/** What became of something that a person asked for. It was said by a toast already; screens go on from here. */
export type Outcome<T = void> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** What data throw is a failure already; anything else is code that could not be loaded, which needs a connection too. */
export function asFailure(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure('offline', String(error), error);
}

export async function outcomeOf<T>(act: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await act() };
  } catch (error) {
    return { ok: false, failure: asFailure(error) };
  }
}
