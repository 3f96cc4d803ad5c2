import { person } from './person.ts';

export const STAFF = {
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
