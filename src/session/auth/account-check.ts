const MIN_INTERVAL_MS = 60_000;

export interface AccountCheck {
  /** Runs the check now, or joins the one under way. Resolves to whether the account is banned. */
  readonly now: () => Promise<boolean>;
  /** Runs it when the page becomes visible again, at most once a minute. */
  readonly whenVisible: () => void;
}

/**
 * Schedules `check`, which resolves to whether the account is banned. An admin may ban it, or another device change it,
 * at any time.
 */
export function accountCheck(check: () => Promise<boolean>): AccountCheck {
  let pending: Promise<boolean> | null = null;
  let last = Date.now();
  const now = () => {
    last = Date.now();
    pending ??= check()
      // A failed check is repeated the next time.
      .catch(() => false)
      .finally(() => {
        pending = null;
      });
    return pending;
  };
  return {
    now,
    whenVisible: () => {
      if (document.visibilityState === 'visible' && Date.now() - last >= MIN_INTERVAL_MS) void now();
    },
  };
}
