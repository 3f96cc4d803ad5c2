import { fileURLToPath } from 'node:url';

export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where runs keep their data and logs. Tests point it elsewhere, to leave a person's own alone. */
export const STATE_FOLDER = process.env['SHAGUN_STATE_FOLDER'] ?? PROJECT_ROOT;

/** A project id that starts with `demo-` makes firebase-tools keep away from Google's servers altogether. */
export const DEMO_PROJECT = 'demo-shagun';

/** Everything here runs on, and is only reachable from, this machine. */
export const LOOPBACK = '127.0.0.1';
