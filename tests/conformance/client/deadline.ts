const PATIENCE_MS = 8000;

/** Fails with a description of what was awaited if the promise takes too long. */
export async function within<T>(what: string, promise: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Waited ${patienceMs} ms for ${what}, in vain.`));
    }, patienceMs);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
