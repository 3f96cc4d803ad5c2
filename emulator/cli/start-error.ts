/** The emulator cannot start, for a reason that a person can put right. The message says it in a line or a few. */
export class StartError extends Error {}
