import { documentId, limit, where } from 'firebase/firestore';
import { changeProfile, continueTour, signUp, startTour } from '../support/accounts.ts';
import { ban, banWithoutProfile, makeAdmin } from '../support/admin-actions.ts';
import { erasing, recordOf, sofaGift, startErasure } from '../support/erasure.ts';
import { commits, counts, gets, lists } from '../support/rules-test.ts';
import { LONG_AGO, only } from '../support/fields.ts';
import { ADMINS, BANNED, ACTIVE, giver, nameless, newcomer, owner, SIGNED_IN, USERS } from '../support/people.ts';
import { onboardingOf, profileOf } from '../support/stored-documents.ts';
import { NOBODY, type Permissions } from './table.ts';

/** Signed-out visitors have no uid, so they use this one. */
const uidOf = ({ uid }: { readonly uid: string }) => (uid === '' ? 'no-uid' : uid);

export const USER_PERMISSIONS: Permissions = {
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
      { to: 'the number of all', by: ADMINS, act: () => counts('users') },
      { to: 'the number of banned users', by: ADMINS, act: () => counts('users', where('status', '==', 'banned')) },
      {
        to: 'several by id',
        by: ADMINS,
        act: () => lists('users', where(documentId(), 'in', ['owner', 'stranger'])),
      },
    ],
    create: [
      { to: "the newcomer's profile", by: [newcomer], act: () => commits(signUp(newcomer)) },
      {
        to: 'a banned profile of a user without one',
        by: ADMINS,
        act: (by) => commits(banWithoutProfile(by, nameless)),
      },
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
      {
        to: "the owner's address, to that of the owner's account",
        by: [owner],
        act: () => commits(changeProfile(owner)),
        given: { 'users/owner': profileOf(owner, { email: 'before@mail.test' }) },
      },
      {
        to: 'their own address, to another than that of the account',
        by: NOBODY,
        act: (who) => commits(changeProfile({ ...who, uid: uidOf(who) }, { email: 'moved@mail.test' })),
      },
      { to: "a stranger's status", by: ADMINS, act: (who) => commits(ban({ ...who, uid: uidOf(who) })) },
      { to: "a stranger's admin flag", by: ADMINS, act: (who) => commits(makeAdmin({ ...who, uid: uidOf(who) })) },
    ],
    delete: [
      { to: 'their own profile', by: NOBODY, act: (who) => commits({ [`users/${uidOf(who)}`]: null }) },
      { to: "the owner's profile", by: NOBODY, act: () => commits({ 'users/owner': null }) },
      {
        to: 'their own profile, with the record of an erasure',
        by: ACTIVE,
        act: (who) => commits(startErasure({ ...who, uid: uidOf(who) })),
      },
    ],
  },

  erasures: {
    get: [
      { to: 'their own', by: SIGNED_IN, act: (who) => gets(recordOf({ ...who, uid: uidOf(who) })) },
      { to: "the owner's", by: [owner, ...ADMINS], act: () => gets(recordOf(owner)), given: erasing(owner) },
    ],
    list: [{ to: 'all', by: NOBODY, act: () => lists('erasures') }],
    create: [{ to: "the owner's", by: [owner], act: () => commits(startErasure(owner)) }],
    update: [
      {
        to: "the contributor's next gift",
        by: [giver],
        act: () => commits({ [recordOf(giver)]: { startedAt: LONG_AGO, gift: sofaGift.id } }),
        given: erasing(giver),
      },
    ],
    delete: [{ to: "the owner's", by: NOBODY, act: () => commits({ [recordOf(owner)]: null }), given: erasing(owner) }],
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
        by: ACTIVE,
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
        by: ACTIVE,
        act: (who) => commits(continueTour({ ...who, uid: uidOf(who) })),
        given: Object.fromEntries(SIGNED_IN.map((person) => [`onboarding/${person.uid}`, onboardingOf(person)])),
      },
      { to: "the owner's", by: [owner], act: () => commits(continueTour(owner)) },
    ],
    delete: [
      { to: "the owner's", by: NOBODY, act: () => commits({ 'onboarding/owner': null }) },
      {
        to: "the owner's, during an erasure",
        by: [owner],
        act: () => commits({ 'onboarding/owner': null }),
        given: erasing(owner),
      },
    ],
  },
};
