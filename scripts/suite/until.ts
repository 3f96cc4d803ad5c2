import { setTimeout as pause } from 'node:timers/promises';

export class DeadlineError extends Error {}

/** Polls until the condition holds. `what` completes the error "gave up waiting until …". */
export async function until(
  what: string,
  { withinMs, everyMs = 50, signal }: { withinMs: number; everyMs?: number; signal?: AbortSignal },
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    signal?.throwIfAborted();
    if (performance.now() > deadline)
      throw new DeadlineError(`Timed out after ${withinMs / 1000} s waiting until ${what}.`);
    await pause(everyMs, undefined, signal ? { signal } : {});
  }
}

/** Whether anything responds to HTTP at the URL, with any status. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
