import { WAIT_DEADLINE_MS } from '../../support/deadlines.ts';

/** Fails with a description of what was awaited if the promise takes too long. */
export async function within<T>(what: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Waited ${WAIT_DEADLINE_MS} ms for ${what}, in vain.`));
    }, WAIT_DEADLINE_MS);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
