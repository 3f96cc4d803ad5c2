import { Failure } from '../../domain/failure.ts';

/** Fails if `work` takes longer. It may still succeed on the server; a retry must check that. */
export function answeredWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Failure('offline', 'The server did not answer.')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
