import { storedLogEntry, storedNote, storedUser } from '../../../src/domain/testing/documents.ts';
import { type Fields, GONE, now, uuid, withChange, type Writes } from './fields.ts';
import { adminByFlag, adminById, newcomer, type Person, stranger } from './people.ts';
import { messageId, reportId, SETTINGS, STORED, subscriberId } from './stored-documents.ts';
import { erasure, sofaGift, startErasure } from './erasure.ts';
import type { StoredTransaction } from './correction.ts';
import { type StoredWishlist, wedding } from './wishlists.ts';

const actionLogId = uuid(70);
export const actionLog = `systemLogs/${actionLogId}`;

/** The log entry of an admin's action. */
export const adminEntry = (type: string, targetId: string, by: Person = adminById): Fields =>
  storedLogEntry({ type, description: 'For a reason', actorId: by.uid, targetId }, now());

export const REASON = 'Not a real wedding';
const WITH_REASON = ['user_banned', 'wishlist_deactivated', 'report_resolved'];

/** The record of an action on the changed document. */
export const moderation = (action: string, by: Person = adminById): Fields => ({
  logId: actionLogId,
  action,
  by: by.uid,
  at: now(),
  reason: WITH_REASON.includes(action) ? REASON : '',
});

/** A document changed by an admin, with its moderation record and log entry. */
function moderated(path: string, changes: Fields, action: string, targetId: string, by: Person): Writes {
  return {
    [path]: { ...STORED[path], ...changes, moderation: moderation(action, by) },
    [actionLog]: adminEntry(action, targetId, by),
  };
}

const banned = (by: Person): Fields => ({
  status: 'banned',
  ban: { reason: REASON, byConfiguredAdmin: by.uid !== adminByFlag.uid },
});

const ofUser = (uid: string, changes: Fields, action: string, by: Person): Writes =>
  moderated(`users/${uid}`, { ...changes, updatedAt: now() }, action, uid, by);

export const ban = (by: Person = adminById, of: Person = stranger): Writes =>
  ofUser(of.uid, banned(by), 'user_banned', by);

/** Bans a user who never wrote a profile. */
export const banWithoutProfile = (by: Person = adminById, of: Person = newcomer): Writes => ({
  [`users/${of.uid}`]: {
    ...storedUser({ email: '', displayName: '', lastActiveAt: null }, now()),
    ...{ lastActiveAt: null, ...banned(by), moderation: moderation('user_banned', by) },
  },
  [actionLog]: adminEntry('user_banned', of.uid, by),
});

export const unban = (by: Person = adminById, uid = 'banned'): Writes =>
  withChange(ofUser(uid, { status: 'active' }, 'user_unbanned', by), `users/${uid}`, { ban: GONE });

export const makeAdmin = (by: Person = adminById, of: Person = stranger): Writes =>
  ofUser(of.uid, { isAdmin: true }, 'admin_granted', by);

export const revokeAdmin = (by: Person = adminById, uid = 'by-flag'): Writes =>
  ofUser(uid, { isAdmin: false }, 'admin_revoked', by);

/** Bans an owner and deactivates one of their wishlists. */
export function banWithWishlist(by: Person, { id, fields }: StoredWishlist): Writes {
  return {
    [`users/${fields.userId}`]: {
      ...STORED[`users/${fields.userId}`],
      ...banned(by),
      updatedAt: now(),
      moderation: moderation('user_banned', by),
    },
    [`wishlists/${id}`]: {
      ...fields,
      isActive: false,
      updatedAt: now(),
      moderation: moderation('user_banned', by),
    },
    [actionLog]: adminEntry('user_banned', fields.userId, by),
  };
}

export const deactivateWishlist = (by: Person = adminById, { id }: StoredWishlist = wedding): Writes =>
  moderated(`wishlists/${id}`, { isActive: false, updatedAt: now() }, 'wishlist_deactivated', id, by);

export const reactivateWishlist = (by: Person, { id }: StoredWishlist): Writes =>
  moderated(`wishlists/${id}`, { isActive: true, updatedAt: now() }, 'wishlist_reactivated', id, by);

/** Deletes a wishlist and marks its analytics as deleted. */
export const deletion = ({ id, fields, analytics }: StoredWishlist = wedding): Writes => ({
  [`wishlists/${id}`]: null,
  [`analytics/${id}`]: { ...analytics, deleted: { title: fields.title, at: now() }, updatedAt: now() },
});

export const deleteWishlist = (by: Person = adminById, wishlist: StoredWishlist = wedding): Writes => ({
  ...deletion(wishlist),
  [`systemLogs/wishlist_deleted_${wishlist.id}`]: adminEntry('wishlist_deleted', wishlist.id, by),
});

export const deleteSubscriber = (by: Person = adminById): Writes => ({
  [`subscribers/${subscriberId}`]: null,
  [`systemLogs/subscriber_deleted_${subscriberId}`]: adminEntry('subscriber_deleted', subscriberId, by),
});

export const resolveReport = (by: Person = adminById): Writes =>
  moderated(`reports/${reportId}`, { status: 'resolved' }, 'report_resolved', reportId, by);

/** A report of someone with an account. */
export const membersReport = (): Fields => ({ ...STORED[`reports/${reportId}`], reporterId: stranger.uid });
export const reportNotificationPath = `notifications/${reportId}_resolved`;

/** Resolves the report of a member, who is told the outcome. Write `membersReport` before. */
export const resolveMembersReport = (by: Person = adminById): Writes => ({
  ...withChange(resolveReport(by), `reports/${reportId}`, { reporterId: stranger.uid }),
  [reportNotificationPath]: {
    userId: stranger.uid,
    type: 'system',
    title: 'Report reviewed',
    message: `We reviewed your report: ${REASON}`,
    data: { reportId, outcome: REASON },
    actionUrl: '',
    isRead: false,
    createdAt: now(),
  },
});

export const answerMessage = (by: Person = adminById, status = 'answered'): Writes =>
  moderated(`supportMessages/${messageId}`, { status }, `support_${status}`, messageId, by);

export const changeSettings = (by: Person = adminById, changes: Fields = {}): Writes =>
  moderated('settings/platform', { ...SETTINGS, updatedAt: now(), ...changes }, 'settings_changed', 'platform', by);

/** Deletes the profile of a user with the log entry that has the name, and lets the user's next sign-in delete the rest. */
export const deleteUser = (by: Person = adminById, of: Person = stranger): Writes => ({
  ...startErasure(of),
  [`systemLogs/user_signup_${of.uid}`]: null,
  [`systemLogs/user_deleted_${of.uid}`]: adminEntry('user_deleted', of.uid, by),
});

export const giftLog = (of: StoredTransaction = sofaGift): string => `systemLogs/gift_erased_${of.id}`;

/** Makes a gift anonymous. */
export const eraseGift = (by: Person = adminById, gift: Parameters<typeof erasure>[0] = {}): Writes => ({
  ...erasure(gift),
  [giftLog(gift.of)]: adminEntry('gift_erased', (gift.of ?? sofaGift).id, by),
});

export const deleteMessage = (by: Person = adminById, id = messageId): Writes => ({
  [`supportMessages/${id}`]: null,
  [`systemLogs/support_deleted_${id}`]: adminEntry('support_deleted', id, by),
});

export const deleteReport = (by: Person = adminById, id = reportId): Writes => ({
  [`reports/${id}`]: null,
  [`systemLogs/report_deleted_${id}`]: adminEntry('report_deleted', id, by),
});

/** That an admin looked for the data of a person, or exported it. */
export const dataLog = (by: Person = adminById, type = 'data_found', targetId = stranger.uid): Writes => ({
  [actionLog]: adminEntry(type, targetId, by),
});

export const noteId = uuid(72);

/** An admin's note about a user. */
export const note = (by: Person = adminById, changes: Fields = {}): Writes => ({
  [`adminNotes/${noteId}`]: { ...storedNote({ targetId: stranger.uid, by: by.uid }, now()), ...changes },
});
