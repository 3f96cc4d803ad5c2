import { documentId, limit, where } from 'firebase/firestore';
import { changeProfile, goOnWithTour, signUp, startTour } from '../support/accounts.ts';
import { ban, makeAdmin } from '../support/admin-acts.ts';
import { commits, counts, gets, lists } from '../support/court.ts';
import { only } from '../support/fields.ts';
import { ADMINS, BANNED, MAY_ACT, newcomer, owner, SIGNED_IN, USERS } from '../support/people.ts';
import { onboardingOf } from '../support/stored-documents.ts';
import { NOBODY, type Permissions } from './table.ts';

/** Visitors have no uid, so they act in this name. */
const uidOf = ({ uid }: { readonly uid: string }) => (uid === '' ? 'nobody' : uid);

export const OF_PEOPLE: Permissions = {
  users: {
    get: [
      { to: 'their own profile', by: SIGNED_IN, act: (who) => gets(`users/${uidOf(who)}`) },
      { to: "the owner's profile", by: [owner, ...ADMINS], act: () => gets('users/owner') },
    ],
    list: [
      { to: 'all profiles', by: ADMINS, act: () => lists('users') },
      {
        to: 'profiles by e-mail',
        by: ADMINS,
        act: () => lists('users', where('email', '==', 'owner@mail.test'), limit(1)),
      },
      { to: 'how many there are', by: ADMINS, act: () => counts('users') },
      { to: 'how many are banned', by: ADMINS, act: () => counts('users', where('status', '==', 'banned')) },
      {
        to: 'some by their ids',
        by: ADMINS,
        act: () => lists('users', where(documentId(), 'in', ['owner', 'stranger'])),
      },
    ],
    create: [
      { to: "the newcomer's profile", by: [newcomer], act: () => commits(signUp(newcomer)) },
      {
        to: 'a profile without its log entry',
        by: NOBODY,
        act: () => commits(only(signUp(newcomer), 'users/newcomer')),
      },
    ],
    update: [
      {
        to: 'their own profile',
        by: USERS.filter((person) => !BANNED.includes(person)),
        act: (who) => commits(changeProfile({ ...who, uid: uidOf(who) })),
      },
      { to: "the owner's name", by: [owner], act: () => commits(changeProfile(owner)) },
      { to: "a stranger's status", by: ADMINS, act: (who) => commits(ban({ ...who, uid: uidOf(who) })) },
      { to: 'a stranger to an admin', by: ADMINS, act: (who) => commits(makeAdmin({ ...who, uid: uidOf(who) })) },
    ],
    delete: [
      { to: 'their own profile', by: NOBODY, act: (who) => commits({ [`users/${uidOf(who)}`]: null }) },
      { to: "the owner's profile", by: NOBODY, act: () => commits({ 'users/owner': null }) },
    ],
  },

  onboarding: {
    get: [
      { to: 'their own', by: SIGNED_IN, act: (who) => gets(`onboarding/${uidOf(who)}`) },
      { to: "the owner's", by: [owner, ...ADMINS], act: () => gets('onboarding/owner') },
    ],
    list: [{ to: 'all', by: ADMINS, act: () => lists('onboarding') }],
    create: [
      {
        to: 'their own',
        by: MAY_ACT,
        act: (who) => commits(startTour({ ...who, uid: uidOf(who) })),
        given: { 'onboarding/owner': null },
      },
      {
        to: "the owner's",
        by: [owner],
        act: () => commits(startTour(owner)),
        given: { 'onboarding/owner': null },
      },
    ],
    update: [
      {
        to: 'their own',
        by: MAY_ACT,
        act: (who) => commits(goOnWithTour({ ...who, uid: uidOf(who) })),
        given: Object.fromEntries(SIGNED_IN.map((person) => [`onboarding/${person.uid}`, onboardingOf(person)])),
      },
      { to: "the owner's", by: [owner], act: () => commits(goOnWithTour(owner)) },
    ],
    delete: [{ to: "the owner's", by: NOBODY, act: () => commits({ 'onboarding/owner': null }) }],
  },
};
