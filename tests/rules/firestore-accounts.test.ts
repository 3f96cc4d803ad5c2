import { changeProfile, goOnWithTour, signUp, startTour } from './support/accounts.ts';
import { openCourt, type Attempt, writing } from './support/court.ts';
import { altered, type Fields, GONE, inHours, LONG_AGO, now, only, withChange, without } from './support/fields.ts';
import { banned, newcomer, owner, type Person, stranger, visitor } from './support/people.ts';
import { DEFAULT_PREFERENCES, onboardingOf, profileOf } from './support/stored-documents.ts';

const court = openCourt('accounts');

const PROFILE = `users/${newcomer.uid}`;
const LOG = `systemLogs/user_signup_${newcomer.uid}`;

/** A user whose sign-in provides no e-mail. */
const nameless: Person = { role: 'without e-mail', uid: 'nameless', email: '', isVerified: false };

const signUpAnd = (changes: Fields): Attempt => writing(newcomer, withChange(signUp(), PROFILE, changes));
const logAnd = (changes: Fields): Attempt => writing(newcomer, withChange(signUp(), LOG, changes));
const change = (changes: Fields): Attempt => writing(owner, changeProfile(owner, changes));

const each = (attempt: (changes: Fields) => Attempt, changes: Readonly<Record<string, Fields>>) =>
  Object.fromEntries(Object.entries(changes).map(([what, change]) => [what, () => attempt(change)]));

/** Invalid values for a new or changed profile. */
const BAD_PROFILES: Readonly<Record<string, Fields>> = {
  'with a name of 61 characters': { displayName: 'a'.repeat(61) },
  'with a name that is a number': { displayName: 7 },
  'with a null name': { displayName: null },
  'with a photo address of 1,001 characters': { photoURL: 'a'.repeat(1_001) },
  'with an empty photo address': { photoURL: '' },
  'with a photo that is a map': { photoURL: { url: 'a' } },
  'without a photo field': { photoURL: GONE },
  'with a phone number of 21 digits': { phoneNumber: '1'.repeat(21) },
  'with letters in the phone number': { phoneNumber: 'call me' },
  'with a phone number that is a number': { phoneNumber: 919_812_345_678 },
  'without a phone number field': { phoneNumber: GONE },
  'with an unknown privacy': { 'preferences.privacy': 'nobody' },
  'with an unknown language': { 'preferences.language': 'tlh' },
  'with an unknown currency': { 'preferences.currency': 'BTC' },
  'with notifications that are not a boolean': { 'preferences.notifications': 'yes' },
  'with an unknown preference': { 'preferences.theme': 'dark' },
  'with a preference missing': { 'preferences.currency': GONE },
  'without preferences': { preferences: GONE },
  'with an unknown key': { role: 'admin' },
};

court.allows('signing up', {
  'with a name': () => writing(newcomer, signUp()),
  'without a name': () => writing(newcomer, signUp(newcomer, { displayName: '' })),
  'with a name of 60 characters': () => writing(newcomer, signUp(newcomer, { displayName: 'अ'.repeat(60) })),
  'with a photo': () => writing(newcomer, signUp(newcomer, { photoURL: 'a'.repeat(1_000) })),
  'with a phone number': () => writing(newcomer, signUp(newcomer, { phoneNumber: '+91 (020) 1234-56789' })),
  'without an e-mail': () => writing(nameless, signUp(nameless)),
});

court.denies('a new profile', {
  'of another': () => writing(newcomer, signUp({ ...newcomer, uid: 'somebody' })),
  'of a visitor': () => writing(visitor, signUp({ ...newcomer, uid: 'somebody' })),
  'without its log entry': () => writing(newcomer, only(signUp(), PROFILE)),
  'over an existing profile': () => writing(stranger, signUp(stranger)),
  ...each(signUpAnd, {
    ...BAD_PROFILES,
    'of an admin': { isAdmin: true },
    'with an explicit isAdmin: false': { isAdmin: false },
    'with a status': { status: 'active' },
    'with an act of an admin': { moderation: null },
    "with another's e-mail": { email: owner.email },
    'with the e-mail of the admin': { email: 'admin@shagun.example' },
    'without an e-mail field': { email: GONE },
    'from long ago': { createdAt: LONG_AGO },
    'changed long ago': { updatedAt: LONG_AGO },
    'last seen tomorrow': { lastActiveAt: inHours(24) },
    'with other preferences': { preferences: { ...DEFAULT_PREFERENCES, language: 'mr' } },
    'with notifications off': { 'preferences.notifications': false },
  }),
  'without an e-mail, with one made up': () =>
    writing(nameless, signUp({ ...nameless, email: 'admin@shagun.example' })),
});

court.denies('the log entry of a new profile', {
  alone: () => writing(newcomer, only(signUp(), LOG)),
  'for an existing profile': () =>
    writing(
      stranger,
      only(signUp(stranger, { displayName: 'Person stranger' }), `systemLogs/user_signup_${stranger.uid}`),
    ),
  'with an arbitrary id': () => {
    const writes = signUp();
    return writing(newcomer, { ...writes, 'systemLogs/anything': writes[LOG] ?? null });
  },
  'of another': () => {
    const writes = signUp();
    return writing(newcomer, { ...writes, 'systemLogs/user_signup_other': writes[LOG] ?? null });
  },
  ...each(logAnd, {
    'of another type': { type: 'user_banned' },
    'with another text': { description: 'Nothing to see' },
    'by another': { actorId: owner.uid },
    'about another': { targetId: owner.uid },
    'from long ago': { timestamp: LONG_AGO },
    'with an amount': { amount: 1 },
    'without a target': { targetId: GONE },
  }),
});

court.allows('changing a profile', {
  'the name': () => change({ displayName: 'Asha' }),
  'to no name': () => change({ displayName: '' }),
  'to the longest name': () => change({ displayName: 'a'.repeat(60) }),
  'the photo': () => change({ photoURL: 'https://pictures.test/asha' }),
  'the phone number': () => change({ phoneNumber: '+91 98123 45678' }),
  'when they were last seen, and nothing else': () => change({ updatedAt: LONG_AGO, lastActiveAt: now() }),
  'when it was changed': () => change({ updatedAt: now(), lastActiveAt: LONG_AGO }),
  ...each(change, {
    'to no notifications': { preferences: { ...DEFAULT_PREFERENCES, notifications: false } },
    'to friends': { preferences: { ...DEFAULT_PREFERENCES, privacy: 'friends' } },
    'to private': { preferences: { ...DEFAULT_PREFERENCES, privacy: 'private' } },
    'to Hindi': { preferences: { ...DEFAULT_PREFERENCES, language: 'hi' } },
    'to Marathi': { preferences: { ...DEFAULT_PREFERENCES, language: 'mr' } },
    'to Gujarati': { preferences: { ...DEFAULT_PREFERENCES, language: 'gu' } },
    'to Tamil': { preferences: { ...DEFAULT_PREFERENCES, language: 'ta' } },
    'to Telugu': { preferences: { ...DEFAULT_PREFERENCES, language: 'te' } },
    'to dollars': { preferences: { ...DEFAULT_PREFERENCES, currency: 'USD' } },
    'to euros': { preferences: { ...DEFAULT_PREFERENCES, currency: 'EUR' } },
    'to pounds': { preferences: { ...DEFAULT_PREFERENCES, currency: 'GBP' } },
  }),
  'of an unbanned user': () =>
    writing(stranger, changeProfile(stranger, { status: 'active', displayName: 'Free' }), {
      'users/stranger': profileOf(stranger, { status: 'active' }),
    }),
});

court.denies('changing a profile', {
  'of another': () => writing(stranger, changeProfile(owner)),
  'as a visitor': () => writing(visitor, changeProfile(owner)),
  'while banned': () => writing(banned, changeProfile(banned, { displayName: 'New' })),
  'to lift their own ban': () => writing(banned, changeProfile(banned, { status: 'active' })),
  'to lift their own ban by removing the status': () =>
    writing(banned, { 'users/banned': altered(changeProfile(banned)['users/banned'] ?? {}, { status: GONE }) }),
  'to sign up again while banned': () => writing(banned, signUp(banned)),
  'to start over by deleting it while banned': () => writing(banned, { 'users/banned': null }),
  ...each((changes) => writing(owner, withChange(changeProfile(), 'users/owner', changes)), {
    ...BAD_PROFILES,
    'to an admin': { isAdmin: true },
    'to no admin': { isAdmin: false },
    'the status': { status: 'active' },
    'the status to inactive': { status: 'inactive' },
    'the e-mail': { email: 'admin@shagun.example' },
    'when it was created': { createdAt: now() },
    'when it was changed, to tomorrow': { updatedAt: inHours(24) },
    'when it was changed, to a text': { updatedAt: 'now' },
    'when they were last seen, to tomorrow': { lastActiveAt: inHours(24) },
    'when they were last seen, to never': { lastActiveAt: GONE },
    'and making up an act of an admin': { moderation: { logId: 'x', action: 'admin_granted', by: 'admin', at: null } },
  }),
});

const tour = (changes: Fields): Attempt => writing(owner, goOnWithTour(owner, changes));
const newTour = (changes: Fields): Attempt =>
  writing(owner, withChange(startTour(), 'onboarding/owner', changes), { 'onboarding/owner': null });

court.allows('a tour that', {
  begins: () => newTour({}),
  'starts completed': () => newTour({ currentStep: 'complete', isCompleted: true, completedAt: now() }),
  continues: () => tour({}),
  restarts: () => tour({ startedAt: now() }),
  'is completed': () => tour({ currentStep: 'complete', isCompleted: true, completedAt: now() }),
  'stays completed': () =>
    writing(owner, goOnWithTour(owner, { completedAt: LONG_AGO }), {
      'onboarding/owner': { ...onboardingOf(owner), completedAt: LONG_AGO },
    }),
  'is reopened': () =>
    writing(owner, goOnWithTour(owner), { 'onboarding/owner': { ...onboardingOf(owner), completedAt: LONG_AGO } }),
  'skips steps': () => tour({ skippedSteps: ['share_wishlist', 'track_contributions'] }),
  'has completed all six': () =>
    tour({
      completedSteps: ['welcome', 'create_wishlist', 'add_items', 'share_wishlist', 'track_contributions', 'complete'],
    }),
  'is at its first step': () => tour({ currentStep: 'welcome', completedSteps: [] }),
});

const BAD_TOURS: Readonly<Record<string, Fields>> = {
  'of another': { userId: stranger.uid },
  'at an unknown step': { currentStep: 'party' },
  'at a step that is a number': { currentStep: 7 },
  'that completed an unknown step': { completedSteps: ['party'] },
  'that completed seven steps': { completedSteps: Array.from({ length: 7 }, () => 'welcome') },
  'that completed a text': { completedSteps: 'welcome' },
  'that skipped an unknown step': { skippedSteps: ['party'] },
  'that skipped seven steps': { skippedSteps: Array.from({ length: 7 }, () => 'welcome') },
  'with a completion flag that is not a boolean': { isCompleted: 'almost' },
  'with an unknown key': { score: 100 },
  'without a key': { isCompleted: GONE },
  'completed tomorrow': { completedAt: inHours(24) },
  'without a completion field': { completedAt: GONE },
};

court.denies('a tour', {
  "in another's place": () => writing(stranger, startTour(owner), { 'onboarding/owner': null }),
  'of a visitor': () => writing(visitor, startTour(owner), { 'onboarding/owner': null }),
  'of a banned user': () => writing(banned, startTour(banned)),
  ...each(newTour, {
    ...BAD_TOURS,
    'that began long ago': { startedAt: LONG_AGO },
    'that ended long ago': { completedAt: LONG_AGO },
  }),
});

court.denies('continuing a tour', {
  "in another's place": () => writing(stranger, goOnWithTour(owner)),
  ...each((changes) => writing(owner, withChange(goOnWithTour(), 'onboarding/owner', changes)), {
    ...BAD_TOURS,
    'that began earlier': { startedAt: inHours(-500) },
    'that ended long ago': { completedAt: LONG_AGO },
  }),
});

court.denies('signing up', {
  'without the profile': () => writing(newcomer, without(signUp(), PROFILE)),
});
