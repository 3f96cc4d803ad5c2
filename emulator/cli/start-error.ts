/** The emulator cannot start for a reason the user can fix. The message explains it. */
export class StartError extends Error {}
