/** Query keys of all admin screens begin with it. */
export const ADMIN = ['admin'];
