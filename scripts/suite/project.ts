import { fileURLToPath } from 'node:url';

export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where runs keep data and logs. Tests use another folder, to leave the developer's data alone. */
export const STATE_FOLDER = process.env['SHAGUN_STATE_FOLDER'] ?? PROJECT_ROOT;

/** For a project id that starts with `demo-`, firebase-tools never contacts Google's servers. */
export const DEMO_PROJECT = 'demo-shagun';

/** All servers bind to loopback only. */
export const LOOPBACK = '127.0.0.1';
