import { expect, it } from 'vitest';
import { changeEmail, connectProvider } from '../../../src/data/accounts/sign-in-ways.ts';
import { utcDay } from '../../../src/domain/analytics.ts';
import { type Account, DEFAULT_PREFERENCES } from '../../../src/domain/user.ts';
import { ensureProfile, readProfile, touchLastActive, updateProfile } from '../../../src/data/profiles/operations.ts';
import { type AccountOptions, type Member, newAccount, newMember, openLinkSentTo, signedIn } from '../accounts.ts';
import { changeStored, readStored, writeStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';

/** A first visit: an account without a profile. */
async function newcomer(options: AccountOptions = {}): Promise<Member & { account: Account }> {
  const member = await signedIn(await newAccount(options));
  const { id, email, displayName } = member;
  return { ...member, account: { id, email, displayName, isEmailVerified: true, photoURL: null } };
}

it('creates a missing profile with defaults and its log entry', async () => {
  const { connection, account } = await newcomer({ displayName: 'Meera Iyer' });
  const profile = await ensureProfile(connection, account, 'mr');
  expect(profile).toMatchObject({
    id: account.id,
    email: account.email,
    displayName: 'Meera Iyer',
    photoURL: null,
    phoneNumber: null,
    preferences: { ...DEFAULT_PREFERENCES, language: 'mr' },
    status: 'active',
    isAdmin: false,
    moderation: null,
  });
  expect(profile.lastActiveAt).toEqual(profile.createdAt);
  expect(await readStored(`systemLogs/user_signup_${account.id}`)).toEqual({
    type: 'user_signup',
    description: 'New user: Meera Iyer',
    timestamp: profile.createdAt,
    actorId: account.id,
    targetId: account.id,
  });
});

it('leaves an existing profile unchanged', async () => {
  const { connection, account } = await newcomer();
  const profile = await ensureProfile(connection, account, 'en');
  await expect(ensureProfile(connection, { ...account, displayName: 'Another' }, 'en')).resolves.toEqual(profile);
});

it('succeeds on every page a newcomer opens concurrently', async () => {
  const first = await newcomer();
  const pages = [first, ...(await Promise.all([1, 2, 3].map(() => signedIn(first))))];
  const profiles = await Promise.all(pages.map(({ connection }) => ensureProfile(connection, first.account, 'en')));
  expect(new Set(profiles.map(({ createdAt }) => createdAt.getTime())).size).toBe(1);
});

it('truncates the name of the provider, and takes no photo from it', async () => {
  const { connection, account } = await newcomer({ displayName: '🙏'.repeat(70) });
  const photoURL = 'https://lh3.googleusercontent.com/a/photo=s96-c';
  const profile = await ensureProfile(connection, { ...account, photoURL }, 'en');
  expect(profile).toMatchObject({ displayName: '🙏'.repeat(60), photoURL: null });
});

it('takes the name of a provider without characters that nobody sees', async () => {
  const { connection, account } = await newcomer({ displayName: '\u202aMeera\u200b Iyer\u202c' });
  expect(await ensureProfile(connection, account, 'en')).toMatchObject({ displayName: 'Meera Iyer' });
});

it('creates no profile for another user', async () => {
  const [{ connection }, { account }] = [await newcomer(), await newcomer()];
  await expect(ensureProfile(connection, account, 'en')).rejects.toMatchObject({ reason: 'denied' });
});

it('returns nothing for a missing profile, and names the invalid field of a broken one', async () => {
  const { connection, id } = await newcomer();
  await expect(readProfile(connection, id)).resolves.toBeNull();
  await writeStored(`users/${id}`, { email: 7 });
  await expect(readProfile(connection, id)).rejects.toMatchObject({
    reason: 'unexpected-data',
    message: `users/${id}: email is not a string.`,
  });
});

it('records the last activity at most once a day', async () => {
  const { connection, id } = await newMember();
  const dayAgo = new Date(Date.now() - 86_400_000);
  await changeStored(`users/${id}`, { lastActiveAt: dayAgo });
  const before = await profileOf(connection, id);
  const startedOn = utcDay(new Date());
  await expect(touchLastActive(connection, before)).resolves.toBe(true);
  const after = await profileOf(connection, id);
  // Midnight in UTC may pass meanwhile.
  expect([startedOn, utcDay(new Date())]).toContain(after.lastActiveAt && utcDay(after.lastActiveAt));
  await expect(touchLastActive(connection, after, after.lastActiveAt ?? undefined)).resolves.toBe(false);
});

it('records activity on a profile without that field', async () => {
  const { connection, id } = await newMember();
  const { lastActiveAt: _, ...older } = (await readStored(`users/${id}`)) ?? {};
  await writeStored(`users/${id}`, older);
  const profile = await profileOf(connection, id);
  expect(profile.lastActiveAt).toBeNull();
  await expect(touchLastActive(connection, profile)).resolves.toBe(true);
});

it('records no activity of a banned account', async () => {
  const { connection, id } = await newMember({}, { status: 'banned', lastActiveAt: new Date(0) });
  await expect(touchLastActive(connection, await profileOf(connection, id))).resolves.toBe(false);
});

it('changes a profile and returns the result', async () => {
  const { connection, id } = await newMember();
  const before = await profileOf(connection, id);
  const preferences = { notifications: false, privacy: 'private', language: 'ta', currency: 'EUR' } as const;
  const changes = { displayName: ' Asha & Ravi ', phoneNumber: '+91 98765 43210', preferences };
  const profile = await updateProfile(connection, changes);
  expect(profile).toEqual({ ...before, ...changes, displayName: 'Asha & Ravi', updatedAt: profile.updatedAt });
  expect(profile.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
  await expect(updateProfile(connection, { phoneNumber: ' ' })).resolves.toMatchObject({
    phoneNumber: null,
    displayName: 'Asha & Ravi',
  });
});

it.each([
  [{ displayName: 'a'.repeat(61) }, 'The name cannot be stored: too-long.'],
  [{ phoneNumber: 'call me' }, 'The phone number cannot be stored: not-a-phone-number.'],
])('rejects invalid changes: %o', async (changes, message) => {
  const { connection } = await newMember();
  await expect(updateProfile(connection, changes)).rejects.toMatchObject({ reason: 'invalid', message });
});

it('changes nothing while signed out', async () => {
  await expect(updateProfile(newVisitor(), { displayName: 'Nobody' })).rejects.toMatchObject({
    reason: 'must-sign-in',
    message: 'No user logged in',
  });
});

it('changes nothing for a banned account', async () => {
  const { connection } = await newMember({}, { status: 'banned' });
  await expect(updateProfile(connection, { displayName: 'Free' })).rejects.toMatchObject({ reason: 'denied' });
});

async function profileOf(connection: Member['connection'], id: Member['id']) {
  const profile = await readProfile(connection, id);
  expect(profile).not.toBeNull();
  if (!profile) throw new Error('There is no profile.');
  return profile;
}

const visitAgain = ({ connection, id, displayName, email }: Member) =>
  ensureProfile(connection, { id, displayName, email, isEmailVerified: true, photoURL: null }, 'en');

it('follows the address of the account once it is changed on any device', async () => {
  const member = await newMember();
  const email = `${crypto.randomUUID()}@guests.example`;
  await changeEmail(member.connection, email);
  await expect(visitAgain(member)).resolves.toMatchObject({ email: member.email });
  await openLinkSentTo(email);
  const moved = await signedIn({ ...member, email });
  await expect(visitAgain(moved)).resolves.toMatchObject({ email, displayName: member.displayName });
  const stored = await readStored(`users/${member.id}`);
  expect(stored).toMatchObject({ email });
  // Nothing is written again.
  await visitAgain(moved);
  expect(await readStored(`users/${member.id}`)).toEqual(stored);
});

it('has the address of a provider as soon as it is connected', async () => {
  const { connection, id, email } = await newMember({}, { email: '' });
  const google = `${crypto.randomUUID()}@gmail.example`;
  await connectProvider(connection, 'google', JSON.stringify({ sub: google, email: google, email_verified: true }));
  // The account keeps its first address; the profile had none.
  expect(await readStored(`users/${id}`)).toMatchObject({ email });
});

it('does not follow an address that nobody has verified', async () => {
  const member = await newMember({ isEmailVerified: false }, { email: 'before@guests.example' });
  await expect(visitAgain(member)).resolves.toMatchObject({ email: 'before@guests.example' });
});

it('leaves the address of a banned account', async () => {
  const member = await newMember({}, { status: 'banned', email: 'before@guests.example' });
  await expect(visitAgain(member)).resolves.toMatchObject({ email: 'before@guests.example' });
});
