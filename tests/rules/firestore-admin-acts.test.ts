import {
  actId,
  actLog,
  adminEntry,
  answerMessage,
  ban,
  banWithWishlist,
  changeSettings,
  deleteWishlist,
  deletion,
  makeAdmin,
  putBack,
  resolveReport,
  revokeAdmin,
  takeDown,
  unban,
} from './support/admin-acts.ts';
import { gets, lists, openCourt, type Attempt, writing } from './support/court.ts';
import {
  altered,
  type Fields,
  GONE,
  inHours,
  LONG_AGO,
  now,
  only,
  uuid,
  withChange,
  without,
  type Writes,
} from './support/fields.ts';
import { adminByAddress, adminByFlag, adminById, bannedAdmin, owner, type Person, stranger } from './support/people.ts';
import { messageId, profileOf, reportId, SETTINGS, STORED } from './support/stored-documents.ts';
import { editDetails } from './support/wishlist-events.ts';
import { documentsOf, changedWishlist, ofBanned, paused, takenDown, wedding, weddingId } from './support/wishlists.ts';

const court = openCourt('admin-acts');

const by = (writes: Writes, given?: Writes): Attempt => writing(adminById, writes, given);
const and = (writes: Writes, path: string, changes: Fields): Attempt => by(withChange(writes, path, changes));

const each = (writes: () => Writes, path: string, changes: Readonly<Record<string, Fields>>) =>
  Object.fromEntries(Object.entries(changes).map(([what, change]) => [what, () => and(writes(), path, change)]));

const WISHLIST = `wishlists/${weddingId}`;
const REPORT = `reports/${reportId}`;
const MESSAGE = `supportMessages/${messageId}`;
const SETTING = 'settings/platform';

court.allows('an admin act that', {
  bans: () => by(ban()),
  unbans: () => by(unban()),
  'grants admin rights': () => by(makeAdmin()),
  'revokes admin rights': () => by(revokeAdmin()),
  'bans another admin': () => by(ban(adminById, adminByFlag)),
  'takes a wishlist down': () => by(takeDown()),
  'takes their own wishlist down': () => {
    const own = changedWishlist(wedding, { userId: 'admin' });
    return by(withChange(takeDown(adminById, own), WISHLIST, { userId: 'admin' }), documentsOf(own));
  },
  'restores a wishlist': () => by(putBack(adminById, takenDown)),
  'reopens a wishlist its owner closed': () => by(putBack(adminById, paused)),
  'bans an owner with a wishlist': () => by(banWithWishlist(adminById, wedding)),
  'unbans an owner with a wishlist': () => {
    const closed = changedWishlist(ofBanned, { isActive: false });
    const moderation = { logId: actId, action: 'user_unbanned', by: 'admin', at: now() };
    const reopened = { ...closed.fields, isActive: true, updatedAt: now(), moderation };
    return by({ ...unban(), [`wishlists/${ofBanned.id}`]: reopened }, documentsOf(closed));
  },
  'deletes a wishlist': () => by(deleteWishlist()),
  'resolves a report': () => by(resolveReport()),
  'marks a message as read': () => by(answerMessage(adminById, 'read')),
  'answers a message': () => by(answerMessage()),
  'creates the platform settings': () => by(changeSettings()),
  'changes the platform settings': () => by(changeSettings(), { [SETTING]: SETTINGS }),
  'sets no fee': () => by(changeSettings(adminById, { feePercent: 0 })),
  'sets the highest fee': () => by(changeSettings(adminById, { feePercent: 20 })),
  'sets a fractional fee': () => by(changeSettings(adminById, { feePercent: 2.5 })),
  'sets an announcement': () => by(changeSettings(adminById, { announcement: 'अ'.repeat(280) })),
  'switches contributions off': () => by(changeSettings(adminById, { contributionsEnabled: false })),
  'gives a reason of 200 characters': () => and(ban(), actLog, { description: 'a'.repeat(200) }),
  'gives a reason of one character': () => and(ban(), actLog, { description: 'a' }),
});

court.allows('an admin identified by', {
  'an address in capitals': () => writing({ ...adminByAddress, email: 'ADMIN@SHAGUN.EXAMPLE' }, ban(adminByAddress)),
  'uid, without an e-mail': () => writing({ ...adminById, email: '', isVerified: false }, ban()),
  'flag, with an address that is not verified': () => writing({ ...adminByFlag, isVerified: false }, ban(adminByFlag)),
});

const notAdmin = (email: string, isVerified: boolean | null = true): Attempt => {
  const who: Person = { role: email, uid: 'stranger', email, isVerified };
  return { by: who, act: lists('users') };
};

court.denies('admin rights', {
  'with the unverified admin address': () => notAdmin('admin@shagun.example', false),
  'with the admin address without a verification claim': () => notAdmin('admin@shagun.example', null),
  'with an address at a longer domain': () => notAdmin('admin@shagun.example.evil.test'),
  'with an address at a domain with the same ending': () => notAdmin('admin@evil-shagun.example'),
  'with an address at a subdomain': () => notAdmin('admin@mail.shagun.example'),
  'with an address at a domain without the dot': () => notAdmin('admin@shagunxexample'),
  'with the domain as a name': () => notAdmin('shagun.example@evil.test'),
  'with two at signs': () => notAdmin('evil@evil.test@shagun.example'),
  'with nothing before the at sign': () => notAdmin('@shagun.example'),
  'with a line break': () => notAdmin('admin@shagun.example\n.evil.test'),
  'with the domain alone': () => notAdmin('shagun.example'),
  'with a uid that only starts with it': () => ({
    by: { role: 'admin2', uid: 'admin2', email: 'a@mail.test', isVerified: true },
    act: lists('users'),
  }),
  'with the flag set to false': () => ({
    by: stranger,
    act: gets('users/owner'),
    given: { 'users/stranger': profileOf(stranger, { isAdmin: false }) },
  }),
  'with the flag set to a text': () => ({
    by: stranger,
    act: gets('users/owner'),
    given: { 'users/stranger': profileOf(stranger, { isAdmin: 'true' }) },
  }),
  'with the flag, while banned': () => ({
    by: adminByFlag,
    act: gets('users/owner'),
    given: { 'users/by-flag': profileOf(adminByFlag, { status: 'banned' }) },
  }),
  'with the uid, while banned': () => ({
    by: adminById,
    act: gets('users/owner'),
    given: { 'users/admin': profileOf(adminById, { status: 'banned' }) },
  }),
  'with the address, while banned': () => ({ by: bannedAdmin, act: gets('users/owner') }),
});

/** Every act with the document it changes. */
const ACTS: Readonly<Record<string, readonly [() => Writes, string]>> = {
  banning: [() => ban(), 'users/stranger'],
  unbanning: [() => unban(), 'users/banned'],
  'making an admin': [() => makeAdmin(), 'users/stranger'],
  'revoking an admin': [() => revokeAdmin(), 'users/by-flag'],
  'taking down': [() => takeDown(), WISHLIST],
  'putting back': [() => putBack(adminById, takenDown), `wishlists/${takenDown.id}`],
  resolving: [() => resolveReport(), REPORT],
  answering: [() => answerMessage(), MESSAGE],
  'setting up': [() => changeSettings(), SETTING],
};

for (const [what, [writes, path]] of Object.entries(ACTS)) {
  const old = STORED[path] ?? {};
  court.denies(what, {
    'without its log entry': () => by(only(writes(), path)),
    'through its log entry alone': () => by(without(writes(), path)),
    'with an earlier log entry': () => by(only(writes(), path), { [actLog]: writes()[actLog] ?? null }),
    'without moderation details': () => and(writes(), path, { moderation: old['moderation'] ?? null }),
    'in the name of another admin': () => and(writes(), path, { 'moderation.by': 'by-flag' }),
    'as of long ago': () => and(writes(), path, { 'moderation.at': LONG_AGO }),
    'under another name': () => and(writes(), path, { 'moderation.action': 'nothing' }),
    'under the name of another act': () => and(writes(), path, { 'moderation.action': 'support_read' }),
    'with another entry': () => and(writes(), path, { 'moderation.logId': uuid(8001) }),
    'with an extra field': () => and(writes(), path, { 'moderation.note': 'x' }),
    'with a missing field': () => and(writes(), path, { 'moderation.by': GONE }),
    'with an entry about another': () => and(writes(), actLog, { targetId: 'other' }),
    'with an entry by another': () => and(writes(), actLog, { actorId: 'by-flag' }),
    'with an entry of another type': () => and(writes(), actLog, { type: 'support_read' }),
    'with an entry of an unknown type': () => and(writes(), actLog, { type: 'unknown' }),
    'with an old timestamp in the log entry': () => and(writes(), actLog, { timestamp: LONG_AGO }),
    'with an empty log description': () => and(writes(), actLog, { description: '' }),
    'with an entry of 201 characters': () => and(writes(), actLog, { description: 'a'.repeat(201) }),
    'with an entry that is a number': () => and(writes(), actLog, { description: 7 }),
    'with an entry of an amount': () => and(writes(), actLog, { amount: 1 }),
    'with an unknown key': () => and(writes(), path, { extra: 1 }),
    'with a log entry whose id is not random': () => {
      const { [actLog]: entry, ...rest } = withChange(writes(), path, { 'moderation.logId': 'act' });
      return by({ ...rest, 'systemLogs/act': entry ?? null });
    },
    'with two entries': () => by({ ...writes(), [`systemLogs/${uuid(71)}`]: writes()[actLog] ?? null }),
    'as a stranger': () => writing(stranger, writes()),
    'as a banned admin': () => writing(bannedAdmin, writes()),
  });
}

court.denies('an admin change of a user', {
  ...each(() => ban(), 'users/stranger', {
    'that bans and makes an admin': { isAdmin: true },
    'that changes the e-mail': { email: 'new@mail.test' },
    'that changes the name': { displayName: 'Rude' },
    'that changes the preferences': { 'preferences.language': 'hi' },
    'that changes when it was created': { createdAt: LONG_AGO, lastActiveAt: now() },
    'from long ago': { updatedAt: LONG_AGO },
    'recorded as a ban that sets inactive': { status: 'inactive' },
    'recorded as a ban that does not': { status: 'active' },
    'recorded as a ban that makes an admin instead': { status: GONE, isAdmin: true },
  }),
  'recorded as an unban that bans': () => and(unban(), 'users/banned', { status: 'banned' }),
  'recorded as a grant that revokes': () => and(makeAdmin(), 'users/stranger', { isAdmin: false }),
  'recorded as a grant of something else': () => and(makeAdmin(), 'users/stranger', { isAdmin: 'yes' }),
  'recorded as a revocation that grants': () => and(revokeAdmin(), 'users/by-flag', { isAdmin: true }),
  'recorded as a revocation that bans': () => and(revokeAdmin(), 'users/by-flag', { isAdmin: true, status: 'banned' }),
  'recorded as a grant that unbans': () =>
    by(withChange(unban(), 'users/banned', { 'moderation.action': 'admin_granted' })),
  'that is their own': () => writing(adminByAddress, makeAdmin(adminByAddress, adminByAddress)),
  'that unbans the admin themselves': () => writing(bannedAdmin, unban(bannedAdmin, bannedAdmin.uid)),
  'that revokes their own rights': () => writing(adminByFlag, revokeAdmin(adminByFlag)),
  'that deletes it': () => by({ 'users/stranger': null }),
  'that creates a missing profile': () => by(ban(adminById, { ...stranger, uid: 'ghost' })),
});

court.denies('an admin change of a wishlist', {
  ...each(() => takeDown(), WISHLIST, {
    'that leaves it open': { isActive: true },
    'that is neither': { isActive: null },
    'that changes the title': { title: 'Rude' },
    'that takes the money': { fundedAmount: 0 },
    'that takes the wishlist': { userId: 'admin' },
    'that changes an item': { 'items.0.title': 'Rude' },
    'from long ago': { updatedAt: LONG_AGO },
    'recorded as putting back': { 'moderation.action': 'wishlist_reactivated' },
  }),
  'recorded as putting back that closes': () =>
    and(putBack(adminById, takenDown), `wishlists/${takenDown.id}`, { isActive: false }),
  'recorded as a ban without one': () =>
    by(
      withChange(withChange(takeDown(), WISHLIST, { 'moderation.action': 'user_banned' }), actLog, {
        type: 'user_banned',
      }),
    ),
  'recorded as a ban without one, about its owner': () =>
    by(
      withChange(withChange(takeDown(), WISHLIST, { 'moderation.action': 'user_banned' }), actLog, {
        type: 'user_banned',
        targetId: owner.uid,
      }),
    ),
  'with the ban of another': () => {
    const { [`wishlists/${weddingId}`]: closed } = banWithWishlist(adminById, wedding);
    return by({ ...ban(), [WISHLIST]: closed ?? null });
  },
  'recorded as a ban that opens it': () => and(banWithWishlist(adminById, wedding), WISHLIST, { isActive: true }),
  'recorded as an unban that closes it': () => {
    const moderation = { logId: actId, action: 'user_unbanned', by: 'admin', at: now() };
    const closed = { ...ofBanned.fields, isActive: false, updatedAt: now(), moderation };
    return by({ ...unban(), [`wishlists/${ofBanned.id}`]: closed });
  },
  'in the way its owner edits': () => by(editDetails()),
  'that is taken down by a stranger': () => writing(stranger, takeDown(stranger)),
  'that deletes it without a log entry': () => by(deletion()),
  'that only logs a deletion': () => by(without(deleteWishlist(), WISHLIST)),
  'that logs the deletion of a wishlist that never existed': () =>
    by({ [`systemLogs/wishlist_deleted_${uuid(4711)}`]: adminEntry('wishlist_deleted', uuid(4711)) }),
  'that logs the deletion of another wishlist': () =>
    by(withChange(deleteWishlist(), `systemLogs/wishlist_deleted_${weddingId}`, { targetId: paused.id })),
  'that deletes with an entry of another type': () =>
    by(withChange(deleteWishlist(), `systemLogs/wishlist_deleted_${weddingId}`, { type: 'wishlist_deactivated' })),
  'that deletes with an entry from long ago': () =>
    by(withChange(deleteWishlist(), `systemLogs/wishlist_deleted_${weddingId}`, { timestamp: LONG_AGO })),
  'that deletes with an entry by another': () =>
    by(withChange(deleteWishlist(), `systemLogs/wishlist_deleted_${weddingId}`, { actorId: 'by-flag' })),
  'that deletes with an earlier entry': () =>
    by(deletion(), {
      [`systemLogs/wishlist_deleted_${weddingId}`]: altered(adminEntry('wishlist_deleted', weddingId), {
        timestamp: LONG_AGO,
      }),
    }),
  'that deletes with an arbitrary log id': () =>
    by({ ...deletion(), [actLog]: adminEntry('wishlist_deleted', weddingId) }),
  'that deletes with one entry too many': () =>
    by({ ...deleteWishlist(), [actLog]: adminEntry('wishlist_deleted', weddingId) }),
  'that an owner deletes and calls an act of an admin': () => writing(owner, deleteWishlist(owner)),
});

court.denies('a change of a report', {
  ...each(resolveReport, REPORT, {
    'to open': { status: 'open' },
    'to an unknown status': { status: 'ignored' },
    'of its reason': { reason: 'other' },
    'of its text': { message: 'Nothing' },
    'of who reported': { reporterId: 'stranger' },
    'of what was reported': { wishlistId: paused.id },
    'of when': { createdAt: inHours(-1) },
  }),
});

court.denies('one log entry for two acts:', {
  'a report resolved as the takedown of a wishlist with its id': () => {
    const path = `reports/${weddingId}`;
    const moderation = takeDown()[WISHLIST]?.['moderation'];
    const open = STORED[REPORT] ?? {};
    return by({ ...takeDown(), [path]: { ...open, status: 'resolved', moderation } }, { [path]: open });
  },
  'settings changed under an unknown action': () =>
    by(withChange(withChange(changeSettings(), SETTING, { 'moderation.action': 'x' }), actLog, { type: 'x' })),
  'a message marked as new again': () =>
    by(withChange(answerMessage(adminById, 'new'), MESSAGE, {}), { [MESSAGE]: { ...STORED[MESSAGE], status: 'read' } }),
});

court.denies('a change of a support message', {
  ...each(() => answerMessage(), MESSAGE, {
    'to new': { status: 'new' },
    'to an unknown status': { status: 'spam' },
    'recorded as read though it is answered': { 'moderation.action': 'support_read' },
    'to read, recorded as answered': { status: 'read' },
    'of its text': { message: 'Nothing' },
    'of its sender': { email: 'x@mail.test' },
    'of when': { createdAt: inHours(-1) },
  }),
});

court.denies('platform settings', {
  ...each(() => changeSettings(), SETTING, {
    'with a negative fee': { feePercent: -0.1 },
    'with a fee above twenty': { feePercent: 20.1 },
    'with a fee that is not a number': { feePercent: NaN },
    'with a fee that is a text': { feePercent: '7.5' },
    'with an announcement of 281 characters': { announcement: 'a'.repeat(281) },
    'with a null announcement': { announcement: null },
    'with a switch that is not a boolean': { contributionsEnabled: 1 },
    'from long ago': { updatedAt: LONG_AGO },
    'without a fee': { feePercent: GONE },
    'without a switch': { contributionsEnabled: GONE },
    'without an announcement': { announcement: GONE },
  }),
  'of another kind': () => {
    const { [SETTING]: settings, ...rest } = changeSettings();
    return by({ ...rest, 'settings/other': settings ?? null });
  },
  'that are deleted': () => by({ [SETTING]: null }, { [SETTING]: SETTINGS }),
});

court.denies('a system log entry', {
  rewritten: () =>
    by({ [`systemLogs/${uuid(8001)}`]: altered(STORED[`systemLogs/${uuid(8001)}`] ?? {}, { description: 'Nothing' }) }),
  'of an act of long ago, written anew': () =>
    by({ [`systemLogs/${uuid(8001)}`]: adminEntry('wishlist_deactivated', takenDown.id) }),
  'of an act of long ago, written once more': () => by({ [actLog]: adminEntry('wishlist_deactivated', takenDown.id) }),
  'of the settings, without a change': () =>
    by({ [actLog]: adminEntry('settings_changed', 'platform') }, { [SETTING]: SETTINGS }),
});
