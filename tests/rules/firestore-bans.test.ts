import { storedUser } from '../../src/domain/testing/documents.ts';
import { changeProfile, signUp } from './support/accounts.ts';
import {
  actionLog,
  ban,
  banWithoutProfile,
  deactivateWishlist,
  makeAdmin,
  note,
  noteId,
  reactivateWishlist,
  REASON,
  resolveReport,
  revokeAdmin,
  unban,
} from './support/admin-actions.ts';
import { contribution } from './support/contribution.ts';
import { type Fields, GONE, LONG_AGO, now, only, withChange, type Writes } from './support/fields.ts';
import {
  adminByAddress,
  adminByDomain,
  adminByFlag,
  adminById,
  banned,
  bannedAdmin,
  nameless,
  newcomer,
  type Person,
  stranger,
  unverified,
} from './support/people.ts';
import { type Attempt, gets, lists, setUpRulesTest, writing } from './support/rules-test.ts';
import { earlierNote, profileOf, reportId } from './support/stored-documents.ts';
import { creation } from './support/wishlist-events.ts';
import { deactivatedByAdmin, weddingId } from './support/wishlists.ts';

const rules = setUpRulesTest('bans');

const profile = ({ uid }: Person): string => `users/${uid}`;

/** Stored after an admin by flag banned a user. */
const bannedByFlag = (of: Person, changes: Fields = {}): Writes => ({
  [profile(of)]: profileOf(of, { status: 'banned', ban: { reason: REASON, byConfiguredAdmin: false }, ...changes }),
});

/** Stored after an admin banned a user who had no profile. */
const bannedWithoutProfile = (of: Person, byConfiguredAdmin = true): Writes => ({
  [profile(of)]: {
    ...storedUser({ email: '', displayName: '' }, LONG_AGO),
    ...{ lastActiveAt: null, status: 'banned', ban: { reason: REASON, byConfiguredAdmin } },
  },
});

const listsUsers = (by: Person, given: Writes): Attempt => ({ by, act: lists('users'), given });

/** What an admin by flag does to a user. */
const byFlag = (writes: Writes, given?: Writes): Attempt => writing(adminByFlag, writes, given);

// ---- Users without a profile ----

rules.allows('a user who never wrote a profile', {
  'to give': () => writing(newcomer, contribution({ by: newcomer })),
  'to be banned by a configured admin': () => writing(adminById, banWithoutProfile()),
  'to be banned by an admin by flag': () => byFlag(banWithoutProfile(adminByFlag)),
  'to be banned with an anonymous account': () => writing(adminById, banWithoutProfile(adminById, nameless)),
  'to read the reason': () => ({ by: newcomer, act: gets(profile(newcomer)), given: bannedWithoutProfile(newcomer) }),
  'to use the profile after an unban': () =>
    writing(newcomer, changeProfile(newcomer, { email: '', displayName: 'Nisha', lastActiveAt: now() }), {
      [profile(newcomer)]: profileOf(newcomer, { email: '', displayName: '', lastActiveAt: null }),
    }),
});

const whileBanned = (writes: Writes): Attempt => writing(newcomer, writes, bannedWithoutProfile(newcomer));

rules.denies('a user banned without a profile', {
  'to sign up': () => whileBanned(signUp()),
  'to create a wishlist': () => whileBanned(creation({ by: newcomer })),
  'to give': () => whileBanned(contribution({ by: newcomer })),
  'to give with an anonymous account': () =>
    writing(nameless, contribution({ by: nameless, email: '' }), bannedWithoutProfile(nameless)),
  'to remove the status': () => whileBanned({ [profile(newcomer)]: storedUser({ email: '', displayName: '' }, now()) }),
  'to change the name': () =>
    whileBanned({
      [profile(newcomer)]: { ...bannedWithoutProfile(newcomer)[profile(newcomer)], displayName: 'Nisha' },
    }),
  'to delete the profile': () => whileBanned({ [profile(newcomer)]: null }),
});

const banAnd = (changes: Fields): Attempt =>
  writing(adminById, withChange(banWithoutProfile(), profile(newcomer), changes));

rules.denies('a ban of a user without a profile', {
  'that is no ban': () => banAnd({ status: 'active' }),
  'that makes an admin': () => banAnd({ isAdmin: true }),
  'that invents an e-mail': () => banAnd({ email: 'owner@mail.test' }),
  'that invents a name': () => banAnd({ displayName: 'Rude' }),
  'with an old creation time': () => banAnd({ createdAt: LONG_AGO }),
  'that says they were active': () => banAnd({ lastActiveAt: now() }),
  'without the ban': () => banAnd({ ban: GONE }),
  'with another reason than the moderation': () => banAnd({ 'ban.reason': 'Another' }),
  'without a log entry': () => writing(adminById, only(banWithoutProfile(), profile(newcomer))),
  'by a stranger': () => writing(stranger, banWithoutProfile(stranger)),
  'by themselves': () => writing(newcomer, banWithoutProfile(newcomer, newcomer)),
  'by an admin without a profile, of themselves': () =>
    writing(adminByAddress, banWithoutProfile(adminByAddress, adminByAddress), { [profile(adminByAddress)]: null }),
  'by an admin by flag, of the admin by uid': () =>
    byFlag(banWithoutProfile(adminByFlag, adminById), { [profile(adminById)]: null }),
  'that replaces a profile': () => writing(adminById, banWithoutProfile(adminById, stranger)),
});

// ---- Configured admins ----

rules.allows('a configured admin', {
  'to ban another one': () => writing(adminByAddress, ban(adminByAddress, adminByDomain)),
  'to unban another one': () => writing(adminByAddress, unban(adminByAddress, bannedAdmin.uid)),
  'to ban the admin by uid': () => writing(adminByAddress, ban(adminByAddress, adminById)),
  'to ban an account that only signed up with their address': () => writing(adminById, ban(adminById, unverified)),
  'to stay one after a ban by an admin by flag, under an earlier address': () =>
    listsUsers(adminByAddress, bannedByFlag(adminByAddress, { email: 'earlier@mail.test' })),
  'by domain to stay one after a ban by an admin by flag': () =>
    listsUsers(adminByDomain, bannedByFlag(adminByDomain, { email: 'earlier@mail.test' })),
  'by uid to stay one after a ban by an admin by flag': () => listsUsers(adminById, bannedByFlag(adminById)),
  'to stay one after a ban from before bans said by whom': () =>
    listsUsers(adminByAddress, { [profile(adminByAddress)]: profileOf(adminByAddress, { status: 'banned' }) }),
  'to stay one after a ban that came before their profile': () =>
    listsUsers(adminByAddress, bannedWithoutProfile(adminByAddress, false)),
  'to act after a ban by an admin by flag': () =>
    writing(adminByAddress, ban(adminByAddress), bannedByFlag(adminByAddress, { email: 'earlier@mail.test' })),
  'to create a wishlist after a ban by an admin by flag': () =>
    writing(adminByAddress, creation({ by: adminByAddress }), bannedByFlag(adminByAddress)),
});

rules.denies('an admin by flag', {
  'to ban the admin by address': () => byFlag(ban(adminByFlag, adminByAddress)),
  'to ban an admin by domain': () => byFlag(ban(adminByFlag, adminByDomain)),
  'to ban the admin by uid': () => byFlag(ban(adminByFlag, adminById)),
  'to unban an admin by domain': () => byFlag(unban(adminByFlag, bannedAdmin.uid)),
  'to revoke the flag of an admin by address': () =>
    byFlag(withChange(revokeAdmin(adminByFlag, adminByAddress.uid), profile(adminByAddress), { isAdmin: false }), {
      [profile(adminByAddress)]: profileOf(adminByAddress, { isAdmin: true }),
    }),
  'to give the flag to an admin by address': () => byFlag(makeAdmin(adminByFlag, adminByAddress)),
  'to ban in the name of a configured admin': () =>
    byFlag(withChange(ban(adminByFlag), profile(stranger), { 'ban.byConfiguredAdmin': true })),
  'to ban a user without a profile in the name of a configured admin': () =>
    byFlag(withChange(banWithoutProfile(adminByFlag), profile(newcomer), { 'ban.byConfiguredAdmin': true })),
  'to act while banned by another admin by flag': () => listsUsers(adminByFlag, bannedByFlag(adminByFlag)),
});

rules.denies('a configured admin', {
  'to ban in the name of an admin by flag': () =>
    writing(adminById, withChange(ban(), profile(stranger), { 'ban.byConfiguredAdmin': false })),
  'banned by another one to list users': () => listsUsers(bannedAdmin, {}),
  'by uid, banned by another one, to list users': () =>
    listsUsers(adminById, bannedByFlag(adminById, { ban: { reason: REASON, byConfiguredAdmin: true } })),
});

rules.denies('a look-alike with the address of a configured admin, not verified,', {
  'to write while banned by an admin by flag': () =>
    writing(unverified, creation({ by: unverified }), bannedByFlag(unverified)),
});

// ---- Reasons ----

const reasonOf = (writes: Writes, path: string, reason: unknown): Attempt =>
  writing(adminById, withChange(writes, path, { 'moderation.reason': reason }));
const banFor = (reason: unknown): Attempt =>
  writing(adminById, withChange(ban(), profile(stranger), { 'moderation.reason': reason, 'ban.reason': reason }));
const deactivateFor = (reason: unknown) => reasonOf(deactivateWishlist(), `wishlists/${weddingId}`, reason);
const resolveFor = (reason: unknown) => reasonOf(resolveReport(), `reports/${reportId}`, reason);

rules.allows('a reason', {
  'of one character': () => banFor('x'),
  'of 500 characters': () => deactivateFor('अ'.repeat(500)),
  'with line breaks': () => resolveFor('The page is real.\nWe called them.'),
});

for (const [what, act] of Object.entries({ ban: banFor, deactivation: deactivateFor, resolution: resolveFor }))
  rules.denies(`a ${what}`, {
    'without a reason': () => act(GONE),
    'with an empty reason': () => act(''),
    'with a reason of white space': () => act(' \n\t '),
    'with a reason of 501 characters': () => act('x'.repeat(501)),
    'with a reason that contains a bidirectional override': () => act('Spam\u{202E}'),
    'with a reason that is a number': () => act(7),
    'with a reason that is a list': () => act(['Spam']),
  });

rules.denies('a reason for an action without one:', {
  'an unban': () => reasonOf(unban(), profile(banned), REASON),
  'a grant of admin rights': () => reasonOf(makeAdmin(), profile(stranger), REASON),
  'a reactivated wishlist': () =>
    reasonOf(reactivateWishlist(adminById, deactivatedByAdmin), `wishlists/${deactivatedByAdmin.id}`, REASON),
});

/** Another action than its name and log entry say. */
const called = (action: string, writes: Writes, path: string, changes: Fields): Attempt =>
  writing(
    adminById,
    withChange(withChange(writes, path, { 'moderation.action': action, ...changes }), actionLog, { type: action }),
  );

rules.denies('a change of rights', {
  'that bans': () => called('admin_granted', ban(), profile(stranger), { 'moderation.reason': '', 'ban.reason': '' }),
  'that unbans': () => called('admin_revoked', unban(), profile(banned), {}),
});

rules.denies('an unban', {
  'that keeps the ban': () =>
    writing(adminById, withChange(unban(), profile(banned), { ban: { reason: 'Spam', byConfiguredAdmin: true } })),
});

rules.denies('a user', {
  'to remove their own ban': () =>
    writing(banned, withChange({ [profile(banned)]: profileOf(banned) }, profile(banned), { ban: GONE })),
  'to change the reason of their ban': () =>
    writing(banned, { [profile(banned)]: profileOf(banned, { ban: { reason: 'None', byConfiguredAdmin: true } }) }),
});

// ---- Notes of admins ----

const noteAnd = (changes: Fields): Attempt => writing(adminById, note(adminById, changes));

rules.allows('a note', {
  'of 2,000 characters': () => noteAnd({ text: 'अ'.repeat(2_000) }),
  'about an id of 128 characters': () => noteAnd({ targetId: 'a'.repeat(128) }),
});

rules.denies('a note', {
  'without text': () => noteAnd({ text: '' }),
  'of white space': () => noteAnd({ text: ' \n ' }),
  'that hides characters': () => noteAnd({ text: 'Spam\u{200B}' }),
  'of 2,001 characters': () => noteAnd({ text: 'a'.repeat(2_001) }),
  'without a target id': () => noteAnd({ targetId: '' }),
  'about an id of 129 characters': () => noteAnd({ targetId: 'a'.repeat(129) }),
  'in the name of another admin': () => noteAnd({ by: adminByFlag.uid }),
  'with an old creation time': () => noteAnd({ createdAt: LONG_AGO }),
  'that replaces another': () =>
    writing(adminById, { [`adminNotes/${earlierNote}`]: note()[`adminNotes/${noteId}`] ?? null }),
  'whose id is not random': () => writing(adminById, { 'adminNotes/first': note()[`adminNotes/${noteId}`] ?? null }),
  'read by the user whom it is about': () => ({
    by: stranger,
    act: gets(`adminNotes/${noteId}`),
    given: { [`adminNotes/${noteId}`]: { targetId: stranger.uid, text: 'Watch', by: 'admin', createdAt: LONG_AGO } },
  }),
});
