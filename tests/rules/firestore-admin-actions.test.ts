import {
  actionLog,
  adminEntry,
  answerMessage,
  ban,
  banWithWishlist,
  changeSettings,
  deleteSubscriber,
  deleteWishlist,
  deletion,
  makeAdmin,
  moderation,
  reactivateWishlist,
  resolveReport,
  revokeAdmin,
  deactivateWishlist,
  unban,
} from './support/admin-actions.ts';
import { setUpRulesTest, type Attempt, writing } from './support/rules-test.ts';
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
import { adminByAddress, adminByFlag, adminById, bannedAdmin, owner, stranger } from './support/people.ts';
import { messageId, reportId, SETTINGS, STORED, subscriberId } from './support/stored-documents.ts';
import { editDetails } from './support/wishlist-events.ts';
import {
  documentsOf,
  changedWishlist,
  bannedOwnersWishlist,
  deactivatedByOwner,
  deactivatedByAdmin,
  wedding,
  weddingId,
} from './support/wishlists.ts';

const rules = setUpRulesTest('admin-actions');

const by = (writes: Writes, given?: Writes): Attempt => writing(adminById, writes, given);
const and = (writes: Writes, path: string, changes: Fields): Attempt => by(withChange(writes, path, changes));

const each = (writes: () => Writes, path: string, changes: Readonly<Record<string, Fields>>) =>
  Object.fromEntries(Object.entries(changes).map(([what, change]) => [what, () => and(writes(), path, change)]));

const WISHLIST = `wishlists/${weddingId}`;
const REPORT = `reports/${reportId}`;
const MESSAGE = `supportMessages/${messageId}`;
const SUBSCRIBER = `subscribers/${subscriberId}`;
const SUBSCRIBER_LOG = `systemLogs/subscriber_deleted_${subscriberId}`;
const SETTING = 'settings/platform';
const DELETION_LOG = `systemLogs/wishlist_deleted_${weddingId}`;

/** Deletes the wedding with a forged log entry. */
const deleteAnd = (changes: Fields): Attempt => and(deleteWishlist(), DELETION_LOG, changes);

rules.allows('an admin action that', {
  bans: () => by(ban()),
  unbans: () => by(unban()),
  'grants admin rights': () => by(makeAdmin()),
  'revokes admin rights': () => by(revokeAdmin()),
  'bans another admin': () => by(ban(adminById, adminByFlag)),
  'deactivates a wishlist': () => by(deactivateWishlist()),
  'deactivates their own wishlist': () => {
    const own = changedWishlist(wedding, { userId: 'admin' });
    return by(withChange(deactivateWishlist(adminById, own), WISHLIST, { userId: 'admin' }), documentsOf(own));
  },
  'reactivates a wishlist': () => by(reactivateWishlist(adminById, deactivatedByAdmin)),
  'reactivates a wishlist that its owner deactivated': () => by(reactivateWishlist(adminById, deactivatedByOwner)),
  'bans an owner with a wishlist': () => by(banWithWishlist(adminById, wedding)),
  'unbans an owner with a wishlist': () => {
    const closed = changedWishlist(bannedOwnersWishlist, { isActive: false });
    const reopened = { ...closed.fields, isActive: true, updatedAt: now(), moderation: moderation('user_unbanned') };
    return by({ ...unban(), [`wishlists/${bannedOwnersWishlist.id}`]: reopened }, documentsOf(closed));
  },
  'deletes a wishlist': () => by(deleteWishlist()),
  'resolves a report': () => by(resolveReport()),
  'marks a message as read': () => by(answerMessage(adminById, 'read')),
  'answers a message': () => by(answerMessage()),
  'marks a message as new again': () =>
    by(answerMessage(adminById, 'new'), { [MESSAGE]: { ...STORED[MESSAGE], status: 'read' } }),
  'deletes a subscriber': () => by(deleteSubscriber()),
  'creates the platform settings': () => by(changeSettings()),
  'changes the platform settings': () => by(changeSettings(), { [SETTING]: SETTINGS }),
  'sets the fee to zero': () => by(changeSettings(adminById, { feePercent: 0 })),
  'sets the fee to 20 percent': () => by(changeSettings(adminById, { feePercent: 20 })),
  'sets a fractional fee': () => by(changeSettings(adminById, { feePercent: 2.5 })),
  'begins maintenance': () => by(changeSettings(adminById, { maintenance: true, contributionsEnabled: false })),
  'ends maintenance': () =>
    by(changeSettings(), { [SETTING]: { ...SETTINGS, maintenance: true, contributionsEnabled: false } }),
  'switches contributions off': () => by(changeSettings(adminById, { contributionsEnabled: false })),
  'gives a reason of 200 characters': () => and(ban(), actionLog, { description: 'a'.repeat(200) }),
  'gives a reason of one character': () => and(ban(), actionLog, { description: 'a' }),
});

/** Every action with the document it changes. */
const ACTIONS: Readonly<Record<string, readonly [() => Writes, string]>> = {
  'banning a user': [() => ban(), 'users/stranger'],
  'lifting a ban': [() => unban(), 'users/banned'],
  'granting admin rights': [() => makeAdmin(), 'users/stranger'],
  'revoking admin rights': [() => revokeAdmin(), 'users/by-flag'],
  'deactivating a wishlist': [() => deactivateWishlist(), WISHLIST],
  'reactivating a wishlist': [
    () => reactivateWishlist(adminById, deactivatedByAdmin),
    `wishlists/${deactivatedByAdmin.id}`,
  ],
  'resolving a report': [() => resolveReport(), REPORT],
  'answering a support message': [() => answerMessage(), MESSAGE],
  'saving the platform settings': [() => changeSettings(), SETTING],
};

for (const [what, [writes, path]] of Object.entries(ACTIONS)) {
  const old = STORED[path] ?? {};
  rules.denies(what, {
    'without its log entry': () => by(only(writes(), path)),
    'by its log entry alone': () => by(without(writes(), path)),
    'with an earlier log entry': () => by(only(writes(), path), { [actionLog]: writes()[actionLog] ?? null }),
    'without moderation details': () => and(writes(), path, { moderation: old['moderation'] ?? null }),
    'with another admin in the moderation record': () => and(writes(), path, { 'moderation.by': 'by-flag' }),
    'with an old moderation time': () => and(writes(), path, { 'moderation.at': LONG_AGO }),
    'with an unknown action': () => and(writes(), path, { 'moderation.action': 'nothing' }),
    'with the name of another action': () => and(writes(), path, { 'moderation.action': 'support_read' }),
    'with the id of another log entry': () => and(writes(), path, { 'moderation.logId': uuid(8001) }),
    'with an extra moderation field': () => and(writes(), path, { 'moderation.note': 'x' }),
    'with a missing moderation field': () => and(writes(), path, { 'moderation.by': GONE }),
    'with another target in the log entry': () => and(writes(), actionLog, { targetId: 'other' }),
    'with another actor in the log entry': () => and(writes(), actionLog, { actorId: 'by-flag' }),
    'with another type in the log entry': () => and(writes(), actionLog, { type: 'support_read' }),
    'with an unknown type in the log entry': () => and(writes(), actionLog, { type: 'unknown' }),
    'with an old timestamp in the log entry': () => and(writes(), actionLog, { timestamp: LONG_AGO }),
    'with an empty log description': () => and(writes(), actionLog, { description: '' }),
    'with a log description of 201 characters': () => and(writes(), actionLog, { description: 'a'.repeat(201) }),
    'with a log description that is a number': () => and(writes(), actionLog, { description: 7 }),
    'with an amount in the log entry': () => and(writes(), actionLog, { amount: 1 }),
    'with an unknown key': () => and(writes(), path, { extra: 1 }),
    'with a log entry whose id is not random': () => {
      const { [actionLog]: entry, ...rest } = withChange(writes(), path, { 'moderation.logId': 'act' });
      return by({ ...rest, 'systemLogs/act': entry ?? null });
    },
    'with two log entries': () => by({ ...writes(), [`systemLogs/${uuid(71)}`]: writes()[actionLog] ?? null }),
    'by a stranger': () => writing(stranger, writes()),
    'by a banned admin': () => writing(bannedAdmin, writes()),
  });
}

rules.denies('an admin change of a user', {
  ...each(() => ban(), 'users/stranger', {
    'that bans and makes an admin': { isAdmin: true },
    'that changes the e-mail': { email: 'new@mail.test' },
    'that changes the name': { displayName: 'Rude' },
    'that changes the preferences': { 'preferences.language': 'hi' },
    'that changes the creation time': { createdAt: LONG_AGO, lastActiveAt: now() },
    'with an old update time': { updatedAt: LONG_AGO },
    'logged as a ban that sets the status to inactive': { status: 'inactive' },
    'logged as a ban that keeps the user active': { status: 'active' },
    'logged as a ban that grants admin rights': { status: GONE, isAdmin: true },
  }),
  'logged as an unban that bans': () => and(unban(), 'users/banned', { status: 'banned' }),
  'logged as a grant that revokes': () => and(makeAdmin(), 'users/stranger', { isAdmin: false }),
  'logged as a grant with a flag that is not a boolean': () => and(makeAdmin(), 'users/stranger', { isAdmin: 'yes' }),
  'logged as a revocation that grants': () => and(revokeAdmin(), 'users/by-flag', { isAdmin: true }),
  'logged as a revocation that bans': () => and(revokeAdmin(), 'users/by-flag', { isAdmin: true, status: 'banned' }),
  'logged as a grant that unbans': () =>
    by(withChange(unban(), 'users/banned', { 'moderation.action': 'admin_granted' })),
  'that grants rights to the admin themselves': () =>
    writing(adminByAddress, makeAdmin(adminByAddress, adminByAddress)),
  "that lifts the admin's own ban": () => writing(bannedAdmin, unban(bannedAdmin, bannedAdmin.uid)),
  'that revokes their own rights': () => writing(adminByFlag, revokeAdmin(adminByFlag)),
  'that deletes it': () => by({ 'users/stranger': null }),
});

rules.denies('an admin change of a wishlist', {
  ...each(() => deactivateWishlist(), WISHLIST, {
    'logged as a deactivation that keeps it active': { isActive: true },
    'with an active flag of null': { isActive: null },
    'that changes the title': { title: 'Rude' },
    'that sets the funded amount to zero': { fundedAmount: 0 },
    'that changes the owner': { userId: 'admin' },
    'that changes an item': { 'items.0.title': 'Rude' },
    'with an old update time': { updatedAt: LONG_AGO },
    'logged as a reactivation': { 'moderation.action': 'wishlist_reactivated' },
  }),
  'logged as a reactivation that deactivates': () =>
    and(reactivateWishlist(adminById, deactivatedByAdmin), `wishlists/${deactivatedByAdmin.id}`, { isActive: false }),
  'logged as a ban without a ban': () =>
    by(
      withChange(withChange(deactivateWishlist(), WISHLIST, { 'moderation.action': 'user_banned' }), actionLog, {
        type: 'user_banned',
      }),
    ),
  'logged as a ban of its owner without a ban': () =>
    by(
      withChange(withChange(deactivateWishlist(), WISHLIST, { 'moderation.action': 'user_banned' }), actionLog, {
        type: 'user_banned',
        targetId: owner.uid,
      }),
    ),
  'logged as the ban of another user': () => {
    const { [`wishlists/${weddingId}`]: closed } = banWithWishlist(adminById, wedding);
    return by({ ...ban(), [WISHLIST]: closed ?? null });
  },
  'logged as a ban that activates it': () => and(banWithWishlist(adminById, wedding), WISHLIST, { isActive: true }),
  'logged as an unban that deactivates it': () => {
    const record = moderation('user_unbanned');
    const closed = { ...bannedOwnersWishlist.fields, isActive: false, updatedAt: now(), moderation: record };
    return by({ ...unban(), [`wishlists/${bannedOwnersWishlist.id}`]: closed });
  },
  'that edits the details as its owner does': () => by(editDetails()),
  'by a stranger': () => writing(stranger, deactivateWishlist(stranger)),
  'that deletes it without a log entry': () => by(deletion()),
  'that only logs a deletion': () => by(without(deleteWishlist(), WISHLIST)),
  'that logs the deletion of a wishlist that never existed': () =>
    by({ [`systemLogs/wishlist_deleted_${uuid(4711)}`]: adminEntry('wishlist_deleted', uuid(4711)) }),
  'that logs the deletion of another wishlist': () => deleteAnd({ targetId: deactivatedByOwner.id }),
  'that deletes it with another type in the log entry': () => deleteAnd({ type: 'wishlist_deactivated' }),
  'that deletes it with an old timestamp in the log entry': () => deleteAnd({ timestamp: LONG_AGO }),
  'that deletes it with another actor in the log entry': () => deleteAnd({ actorId: 'by-flag' }),
  'that deletes it with an earlier log entry': () =>
    by(deletion(), {
      [DELETION_LOG]: altered(adminEntry('wishlist_deleted', weddingId), {
        timestamp: LONG_AGO,
      }),
    }),
  'that deletes it with an arbitrary log id': () =>
    by({ ...deletion(), [actionLog]: adminEntry('wishlist_deleted', weddingId) }),
  'that deletes it with two log entries': () =>
    by({ ...deleteWishlist(), [actionLog]: adminEntry('wishlist_deleted', weddingId) }),
  "that its owner deletes with an admin's log entry": () => writing(owner, deleteWishlist(owner)),
});

rules.denies('one log entry for two actions:', {
  'a resolved report that shares the log entry of a deactivated wishlist with its id': () => {
    const path = `reports/${weddingId}`;
    const record = deactivateWishlist()[WISHLIST]?.['moderation'];
    const open = STORED[REPORT] ?? {};
    return by(
      { ...deactivateWishlist(), [path]: { ...open, status: 'resolved', moderation: record } },
      { [path]: open },
    );
  },
  'settings changed under an unknown action': () =>
    by(withChange(withChange(changeSettings(), SETTING, { 'moderation.action': 'x' }), actionLog, { type: 'x' })),
});

rules.denies('the log entry of a deleted subscriber', {
  'of one that stays': () => by(without(deleteSubscriber(), SUBSCRIBER)),
  'of one that never existed': () =>
    by({ [`systemLogs/subscriber_deleted_${uuid(4711)}`]: adminEntry('subscriber_deleted', uuid(4711)) }),
  'with another target': () => and(deleteSubscriber(), SUBSCRIBER_LOG, { targetId: uuid(4711) }),
  'with another type': () => and(deleteSubscriber(), SUBSCRIBER_LOG, { type: 'wishlist_deleted' }),
  'with an old timestamp': () => and(deleteSubscriber(), SUBSCRIBER_LOG, { timestamp: LONG_AGO }),
  'with an arbitrary id': () => by({ [SUBSCRIBER]: null, [actionLog]: adminEntry('subscriber_deleted', subscriberId) }),
  'of a deleted wishlist': () =>
    by({ ...deletion(), [`systemLogs/subscriber_deleted_${weddingId}`]: adminEntry('subscriber_deleted', weddingId) }),
  'that calls it a wishlist': () =>
    by({
      [SUBSCRIBER]: null,
      [`systemLogs/wishlist_deleted_${subscriberId}`]: adminEntry('wishlist_deleted', subscriberId),
    }),
  'a second time, under the id of a deleted wishlist': () =>
    by({
      ...deleteSubscriber(),
      [`systemLogs/wishlist_deleted_${subscriberId}`]: adminEntry('subscriber_deleted', subscriberId),
    }),
  'by a stranger': () => writing(stranger, deleteSubscriber(stranger)),
});

rules.denies('a change of a support message', {
  ...each(() => answerMessage(), MESSAGE, {
    'to new': { status: 'new' },
    'to an unknown status': { status: 'spam' },
    'to answered, logged as read': { 'moderation.action': 'support_read' },
    'to read, logged as answered': { status: 'read' },
    'of the text': { message: 'Nothing' },
    'of the sender': { email: 'x@mail.test' },
    'of the creation time': { createdAt: inHours(-1) },
  }),
});

rules.denies('platform settings', {
  ...each(() => changeSettings(), SETTING, {
    'with a negative fee': { feePercent: -0.1 },
    'with a fee above 20': { feePercent: 20.1 },
    'with a fee that is not a number': { feePercent: NaN },
    'with a fee that is a string': { feePercent: '7.5' },
    'with a switch that is not a boolean': { contributionsEnabled: 1 },
    'with an old update time': { updatedAt: LONG_AGO },
    'without a fee': { feePercent: GONE },
    'without a switch': { contributionsEnabled: GONE },
    'with maintenance that is not a boolean': { maintenance: 1, contributionsEnabled: false },
    'without maintenance': { maintenance: GONE },
    'with maintenance while contributions are on': { maintenance: true },
  }),
  'under another id': () => {
    const { [SETTING]: settings, ...rest } = changeSettings();
    return by({ ...rest, 'settings/other': settings ?? null });
  },
  'after deletion': () => by({ [SETTING]: null }, { [SETTING]: SETTINGS }),
});

rules.denies('a system log entry', {
  'that is changed': () =>
    by({ [`systemLogs/${uuid(8001)}`]: altered(STORED[`systemLogs/${uuid(8001)}`] ?? {}, { description: 'Nothing' }) }),
  'that replaces an earlier one': () =>
    by({ [`systemLogs/${uuid(8001)}`]: adminEntry('wishlist_deactivated', deactivatedByAdmin.id) }),
  'that repeats an earlier action': () =>
    by({ [actionLog]: adminEntry('wishlist_deactivated', deactivatedByAdmin.id) }),
  'of a settings change that did not happen': () =>
    by({ [actionLog]: adminEntry('settings_changed', 'platform') }, { [SETTING]: SETTINGS }),
});
