import type { Connection } from '../connection.ts';

/** The connections whose SDK has read who is signed in, and does not look again. */
export const authInUse = new WeakSet<Connection>();
