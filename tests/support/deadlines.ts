/**
 * Deadlines end tests that hang. They are not performance goals, so they are far beyond what a slow, busy machine
 * needs.
 */
export const TEST_DEADLINE_MS = 120_000;

/** For a single condition within a test, so that it fails with a description of what was awaited. */
export const WAIT_DEADLINE_MS = 30_000;

/** For a hundred people who write one document: each write waits for those before it, on a busy machine for minutes. */
export const CROWD_DEADLINE_MS = 600_000;
