/**
 * Deadlines end tests that hang. They say nothing about speed, because no test may depend on how fast a machine is: they
 * are far beyond what a slow and busy one needs.
 */
export const TEST_DEADLINE_MS = 120_000;

/** For one condition within a test, so that it fails with a description of what was awaited. */
export const WAIT_DEADLINE_MS = 30_000;
