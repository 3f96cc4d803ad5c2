import { COUPLES } from './couples.ts';
import { GUESTS } from './guests.ts';
import { type Person } from './person.ts';
import { STAFF } from './staff.ts';

export const EVERYBODY = { ...COUPLES, ...STAFF, ...GUESTS };
export type PersonKey = keyof typeof EVERYBODY;

/** The password of all demo accounts, which exist only in emulators. */
export const DEMO_PASSWORD = 'blessings';

export const PEOPLE: readonly Person[] = Object.values(EVERYBODY);
