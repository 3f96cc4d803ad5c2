const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** npm forwards a Ctrl-C that the terminal has already sent, so two signals in quick succession count as one. */
const ONE_PRESS_MS = 500;

/** Calls `stop` on the first SIGINT, SIGTERM or SIGHUP, and `force` on the next. */
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
