import { DEFAULT_PREFERENCES } from '../../src/domain/user.ts';
import { changeProfile, continueTour, signUp, startTour } from './support/accounts.ts';
import { setUpRulesTest, type Attempt, writing } from './support/rules-test.ts';
import { altered, type Fields, GONE, inHours, LONG_AGO, now, only, withChange, without } from './support/fields.ts';
import { banned, newcomer, owner, type Person, stranger, visitor } from './support/people.ts';
import { badPictures, pictureOf } from './support/pictures.ts';
import { onboardingOf, profileOf } from './support/stored-documents.ts';

const rules = setUpRulesTest('accounts');

const PROFILE = `users/${newcomer.uid}`;
const LOG = `systemLogs/user_signup_${newcomer.uid}`;

/** A user whose sign-in provides no e-mail. */
const nameless: Person = { role: 'without e-mail', uid: 'nameless', email: '', isVerified: false };

const signUpAnd = (changes: Fields): Attempt => writing(newcomer, withChange(signUp(), PROFILE, changes));
const logAnd = (changes: Fields): Attempt => writing(newcomer, withChange(signUp(), LOG, changes));
const change = (changes: Fields): Attempt => writing(owner, changeProfile(owner, changes));

const each = (attempt: (changes: Fields) => Attempt, changes: Readonly<Record<string, Fields>>) =>
  Object.fromEntries(Object.entries(changes).map(([what, change]) => [what, () => attempt(change)]));

/** The owner, whose account has another address since the profile was stored. */
const MOVED: Person = { ...owner, email: 'moved@mail.test' };
const movedTo = (by: Person, changes: Fields = { email: by.email }): Attempt =>
  writing(by, changeProfile(owner, changes));

/** From before the rules checked addresses. */
const OLD_PHOTO = { 'users/owner': profileOf(owner, { photoURL: 'https://pictures.test/asha' }) };

const badPhotos = (by: Person): Readonly<Record<string, Fields>> =>
  Object.fromEntries(
    Object.entries(badPictures(by, 'profiles')).map(([what, photoURL]) => [`with a photo ${what}`, { photoURL }]),
  );

/** Invalid values for a new or changed profile. */
const BAD_PROFILES: Readonly<Record<string, Fields>> = {
  'with a name of 61 characters': { displayName: 'a'.repeat(61) },
  'with a name that is a number': { displayName: 7 },
  'with a null name': { displayName: null },
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

rules.allows('signing up', {
  'with a name': () => writing(newcomer, signUp()),
  'without a name': () => writing(newcomer, signUp(newcomer, { displayName: '' })),
  'with a name of 60 characters': () => writing(newcomer, signUp(newcomer, { displayName: 'अ'.repeat(60) })),
  'with a photo': () => writing(newcomer, signUp(newcomer, { photoURL: pictureOf(newcomer, { folder: 'profiles' }) })),
  'with a phone number': () => writing(newcomer, signUp(newcomer, { phoneNumber: '+91 (020) 1234-56789' })),
  'in another language': () => signUpAnd({ 'preferences.language': 'mr' }),
  'without an e-mail': () => writing(nameless, signUp(nameless)),
});

rules.denies('a new profile', {
  'of another user': () => writing(newcomer, signUp({ ...newcomer, uid: 'somebody' })),
  'by a signed-out visitor': () => writing(visitor, signUp({ ...newcomer, uid: 'somebody' })),
  'without its log entry': () => writing(newcomer, only(signUp(), PROFILE)),
  'that overwrites an existing one': () => writing(stranger, signUp(stranger)),
  ...each(signUpAnd, {
    ...BAD_PROFILES,
    ...badPhotos(newcomer),
    'with isAdmin set to true': { isAdmin: true },
    'with isAdmin set to false': { isAdmin: false },
    'with a status': { status: 'active' },
    'with a moderation field': { moderation: null },
    'with the e-mail of another user': { email: owner.email },
    'with the e-mail of the admin account': { email: 'admin@shagun.example' },
    'without an e-mail field': { email: GONE },
    'with an old creation time': { createdAt: LONG_AGO },
    'with an old update time': { updatedAt: LONG_AGO },
    'with a last-active time in the future': { lastActiveAt: inHours(24) },
    'with preferences other than the defaults': { 'preferences.currency': 'USD' },
    'with another privacy than the default': { 'preferences.privacy': 'private' },
    'with notifications off': { 'preferences.notifications': false },
  }),
  'by a guest without an account': () => writing({ ...nameless, provider: 'anonymous' }, signUp(nameless)),
  'with an invented e-mail, by an account without one': () =>
    writing(nameless, signUp({ ...nameless, email: 'admin@shagun.example' })),
});

rules.denies('the log entry of a new profile', {
  'without the profile': () => writing(newcomer, only(signUp(), LOG)),
  'for an existing profile': () =>
    writing(
      stranger,
      only(signUp(stranger, { displayName: 'Person stranger' }), `systemLogs/user_signup_${stranger.uid}`),
    ),
  'with an arbitrary id': () => {
    const writes = signUp();
    return writing(newcomer, { ...writes, 'systemLogs/anything': writes[LOG] ?? null });
  },
  'under the id of another user': () => {
    const writes = signUp();
    return writing(newcomer, { ...writes, 'systemLogs/user_signup_other': writes[LOG] ?? null });
  },
  ...each(logAnd, {
    'with another type': { type: 'user_banned' },
    'with another description': { description: 'Nothing to see' },
    'with another actor': { actorId: owner.uid },
    'with another target': { targetId: owner.uid },
    'with an old timestamp': { timestamp: LONG_AGO },
    'with an amount': { amount: 1 },
    'without a target': { targetId: GONE },
  }),
});

rules.allows('a profile update', {
  'of the name': () => change({ displayName: 'Asha' }),
  'to an empty name': () => change({ displayName: '' }),
  'to a name of 60 characters': () => change({ displayName: 'a'.repeat(60) }),
  'of the photo': () => change({ photoURL: pictureOf(owner, { folder: 'profiles' }) }),
  'that removes the photo': () => writing(owner, changeProfile(owner, { photoURL: null }), OLD_PHOTO),
  'that keeps a photo from before addresses were checked': () =>
    writing(owner, changeProfile(owner, { photoURL: 'https://pictures.test/asha', displayName: 'Asha' }), OLD_PHOTO),
  'of the phone number': () => change({ phoneNumber: '+91 98123 45678' }),
  'that follows the address of the account': () => movedTo(MOVED),
  'that leaves the address, although the account has another': () => movedTo(MOVED, { displayName: 'Asha' }),
  'of the name, by an account whose address is not verified': () =>
    movedTo({ ...owner, isVerified: false }, { displayName: 'Asha' }),
  'of the last-active time only': () => change({ updatedAt: LONG_AGO, lastActiveAt: now() }),
  'of the update time only': () => change({ updatedAt: now(), lastActiveAt: LONG_AGO }),
  ...each(change, {
    'that turns notifications off': { preferences: { ...DEFAULT_PREFERENCES, notifications: false } },
    'to the privacy "friends"': { preferences: { ...DEFAULT_PREFERENCES, privacy: 'friends' } },
    'to the privacy "private"': { preferences: { ...DEFAULT_PREFERENCES, privacy: 'private' } },
    'to Hindi': { preferences: { ...DEFAULT_PREFERENCES, language: 'hi' } },
    'to Marathi': { preferences: { ...DEFAULT_PREFERENCES, language: 'mr' } },
    'to Gujarati': { preferences: { ...DEFAULT_PREFERENCES, language: 'gu' } },
    'to Tamil': { preferences: { ...DEFAULT_PREFERENCES, language: 'ta' } },
    'to Telugu': { preferences: { ...DEFAULT_PREFERENCES, language: 'te' } },
    'to dollars': { preferences: { ...DEFAULT_PREFERENCES, currency: 'USD' } },
    'to euros': { preferences: { ...DEFAULT_PREFERENCES, currency: 'EUR' } },
    'to pounds': { preferences: { ...DEFAULT_PREFERENCES, currency: 'GBP' } },
  }),
  'by a user whose ban was lifted': () =>
    writing(stranger, changeProfile(stranger, { status: 'active', displayName: 'Free' }), {
      'users/stranger': profileOf(stranger, { status: 'active' }),
    }),
});

rules.denies('a profile update', {
  'by another user': () => writing(stranger, changeProfile(owner)),
  'by a signed-out visitor': () => writing(visitor, changeProfile(owner)),
  'by a banned user': () => writing(banned, changeProfile(banned, { displayName: 'New' })),
  'to another address than that of the account': () => movedTo(MOVED, { email: 'other@mail.test' }),
  'to an address of the account that is not verified': () => movedTo({ ...MOVED, isVerified: false }),
  'to an address without a claim that it is verified': () => movedTo({ ...MOVED, isVerified: null }),
  'to the address of a configured admin that is not verified': () =>
    movedTo({ ...owner, email: 'admin@shagun.example', isVerified: false }),
  'to an address in other letters': () => movedTo(MOVED, { email: 'Moved@mail.test' }),
  'that removes the address, by an account without one': () => movedTo({ ...owner, email: '', isVerified: true }),
  'to the own address, of the profile of another user': () =>
    writing(stranger, changeProfile(owner, { email: stranger.email })),
  'to the new address, while banned': () =>
    writing({ ...banned, email: MOVED.email }, changeProfile(banned, { email: MOVED.email })),
  'that lifts their own ban': () => writing(banned, changeProfile(banned, { status: 'active' })),
  'that lifts their own ban by removing the status': () =>
    writing(banned, { 'users/banned': altered(changeProfile(banned)['users/banned'] ?? {}, { status: GONE }) }),
  'that repeats the sign-up while banned': () => writing(banned, signUp(banned)),
  'that deletes it while banned': () => writing(banned, { 'users/banned': null }),
  ...each((changes) => writing(owner, withChange(changeProfile(), 'users/owner', changes)), {
    ...BAD_PROFILES,
    ...badPhotos(owner),
    'that makes the user an admin': { isAdmin: true },
    'that sets isAdmin to false': { isAdmin: false },
    'that sets the status': { status: 'active' },
    'that sets the status to inactive': { status: 'inactive' },
    'of the e-mail': { email: 'admin@shagun.example' },
    'that removes the e-mail': { email: '' },
    'without an e-mail field': { email: GONE },
    'of the creation time': { createdAt: now() },
    'with an update time in the future': { updatedAt: inHours(24) },
    'with an update time that is a string': { updatedAt: 'now' },
    'to a last-active time in the future': { lastActiveAt: inHours(24) },
    'that removes the last-active time': { lastActiveAt: GONE },
    'with a forged moderation record': { moderation: { logId: 'x', action: 'admin_granted', by: 'admin', at: null } },
  }),
});

const tour = (changes: Fields): Attempt => writing(owner, continueTour(owner, changes));
const newTour = (changes: Fields): Attempt =>
  writing(owner, withChange(startTour(), 'onboarding/owner', changes), { 'onboarding/owner': null });

rules.allows('an onboarding record that', {
  starts: () => newTour({}),
  'starts completed': () => newTour({ currentStep: 'complete', isCompleted: true, completedAt: now() }),
  continues: () => tour({}),
  restarts: () => tour({ startedAt: now() }),
  'is completed': () => tour({ currentStep: 'complete', isCompleted: true, completedAt: now() }),
  'stays completed': () =>
    writing(owner, continueTour(owner, { completedAt: LONG_AGO }), {
      'onboarding/owner': { ...onboardingOf(owner), completedAt: LONG_AGO },
    }),
  'is reopened': () =>
    writing(owner, continueTour(owner), { 'onboarding/owner': { ...onboardingOf(owner), completedAt: LONG_AGO } }),
  'skips steps': () => tour({ skippedSteps: ['share_wishlist', 'track_contributions'] }),
  'has completed all six': () =>
    tour({
      completedSteps: ['welcome', 'create_wishlist', 'add_items', 'share_wishlist', 'track_contributions', 'complete'],
    }),
  'is at its first step': () => tour({ currentStep: 'welcome', completedSteps: [] }),
});

const BAD_TOURS: Readonly<Record<string, Fields>> = {
  'with the id of another user': { userId: stranger.uid },
  'at an unknown step': { currentStep: 'party' },
  'at a step that is a number': { currentStep: 7 },
  'with an unknown completed step': { completedSteps: ['party'] },
  'with seven completed steps': { completedSteps: Array.from({ length: 7 }, () => 'welcome') },
  'with completed steps that are a string': { completedSteps: 'welcome' },
  'with an unknown skipped step': { skippedSteps: ['party'] },
  'with seven skipped steps': { skippedSteps: Array.from({ length: 7 }, () => 'welcome') },
  'with a completion flag that is not a boolean': { isCompleted: 'almost' },
  'with an unknown key': { score: 100 },
  'without a key': { isCompleted: GONE },
  'with a completion time in the future': { completedAt: inHours(24) },
  'without a completion field': { completedAt: GONE },
};

rules.denies('a new onboarding record', {
  'of another user': () => writing(stranger, startTour(owner), { 'onboarding/owner': null }),
  'by a signed-out visitor': () => writing(visitor, startTour(owner), { 'onboarding/owner': null }),
  'by a banned user': () => writing(banned, startTour(banned)),
  ...each(newTour, {
    ...BAD_TOURS,
    'with an old start time': { startedAt: LONG_AGO },
    'with an old completion time': { completedAt: LONG_AGO },
  }),
});

rules.denies('an update of an onboarding record', {
  'of another user': () => writing(stranger, continueTour(owner)),
  ...each((changes) => writing(owner, withChange(continueTour(), 'onboarding/owner', changes)), {
    ...BAD_TOURS,
    'with an earlier start time': { startedAt: inHours(-500) },
    'with an old completion time': { completedAt: LONG_AGO },
  }),
});

rules.denies('signing up', {
  'without the profile': () => writing(newcomer, without(signUp(), PROFILE)),
});
