const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** npm passes a Ctrl-C on that the terminal has sent already: two within a moment are one. */
const ONE_PRESS_MS = 500;

/** Calls `stop` at the first Ctrl-C, SIGTERM or hang-up, and `force` when a person insists. */
export function onStopSignal(stop: () => void, force: () => void): void {
  let firstAt: number | null = null;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const now = performance.now();
      if (firstAt === null) {
        firstAt = now;
        stop();
      } else if (now - firstAt > ONE_PRESS_MS) force();
    });
  }
}
