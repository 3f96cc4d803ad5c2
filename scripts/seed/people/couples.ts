import { person } from './person.ts';

/** Wishlist owners. None has an address on the product's domain, which would make them an admin. */
export const COUPLES = {
  gauri: person('gauri', 'Gauri Sabnis', 'Marathi wedding: Gauri & Omkar, in Pune', {
    email: 'gauri@family.example',
    joinedDaysAgo: 190,
    seenDaysAgo: 1,
    phoneNumber: '+91 00000 00211',
  }),
  kavya: person('kavya', 'Kavya Raghunathan', 'Tamil wedding: Kavya & Arvind, in Madurai (reads Tamil)', {
    email: 'kavya@family.example',
    joinedDaysAgo: 175,
    seenDaysAgo: 1,
    phoneNumber: '+91 00000 00312',
    preferences: { privacy: 'friends' },
  }),
  simrat: person('simrat', 'Simrat Bajwa', 'Punjabi wedding: Simrat & Harjot, in Ludhiana', {
    email: 'simrat@family.example',
    joinedDaysAgo: 160,
    seenDaysAgo: 1,
    phoneNumber: '+91 00000 00413',
  }),
  tanvi: person('tanvi', 'Tanvi Kothari', 'just signed up: no wishlist, the tour not taken', {
    email: 'tanvi@family.example',
    joinedDaysAgo: 1,
    seenDaysAgo: 1,
    isVerified: false,
  }),
  vikrant: person('vikrant', 'Vikrant Solanki', 'banned, his wishlist with him', {
    email: 'vikrant@family.example',
    joinedDaysAgo: 45,
    seenDaysAgo: 21,
  }),
};
