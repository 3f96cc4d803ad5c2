import { COUPLES } from './couples.ts';
import { GUESTS } from './guests.ts';
import { type Person, person } from './person.ts';

const STAFF = {
  admin: person('admin', 'Asha Rege', 'admin, by the verified address', {
    email: 'admin@shagun.example',
    joinedDaysAgo: 240,
    seenDaysAgo: 1,
  }),
  neel: person('neel', 'Neel Barua', 'admin, by the flag in the profile', {
    email: 'neel@helpers.example',
    joinedDaysAgo: 120,
    seenDaysAgo: 1,
  }),
};

export const DEMO_PEOPLE = { ...COUPLES, ...STAFF, ...GUESTS };
export type PersonKey = keyof typeof DEMO_PEOPLE;

/** The password of all demo accounts, which exist only in emulators. */
export const DEMO_PASSWORD = 'blessings';

export const PEOPLE: readonly Person[] = Object.values(DEMO_PEOPLE);
