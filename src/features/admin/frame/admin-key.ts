/** The prefix of all admin query keys. */
export const ADMIN = ['admin'];
