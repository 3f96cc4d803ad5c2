import { Failure } from '../domain/failure.ts';

/** The outcome of a user action. Its toast has already been shown; screens use the outcome to continue. */
export type Outcome<T = void> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** data/ throws failures. Any other error means that code could not be loaded, which needs a connection too. */
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
