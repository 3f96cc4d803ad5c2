import { Failure } from '../../domain/failure.ts';

/** What comes later nobody waits for. It may still be done: whoever tries again has to find that out. */
export function answeredWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Failure('offline', 'The server did not answer.')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
