import { expect } from '@playwright/test';
import { WAIT_DEADLINE_MS } from './deadlines.ts';

/**
 * Playwright's assertions, which wait for the page. Their default timeout of five seconds is too short for a busy
 * machine.
 */
export const expectOn = expect.configure({ timeout: WAIT_DEADLINE_MS });
