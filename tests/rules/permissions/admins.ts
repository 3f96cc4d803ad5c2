import {
  answerMessage,
  ban,
  banWithoutProfile,
  banWithWishlist,
  changeSettings,
  dataLog,
  deleteMessage,
  deleteReport,
  deleteSubscriber,
  deleteUser,
  deleteWishlist,
  eraseGift,
  makeAdmin,
  moderation,
  reactivateWishlist,
  resolveReport,
  revokeAdmin,
  deactivateWishlist,
  unban,
} from '../support/admin-actions.ts';
import { beforeAdminsErasure } from '../support/erasure.ts';
import { now, type Writes } from '../support/fields.ts';
import { adminByAddress, adminByFlag, ADMINS, EVERYONE, owner, type Person, stranger } from '../support/people.ts';
import { messageId, SETTINGS, STORED } from '../support/stored-documents.ts';
import {
  changedWishlist,
  documentsOf,
  bannedOwnersWishlist,
  deactivatedByOwner,
  deactivatedByAdmin,
  wedding,
} from '../support/wishlists.ts';

/** An action reserved for admins that requires a system log entry. */
export interface AdminAction {
  readonly to: string;
  readonly writes: (by: Person) => Writes;
  /** Admins who are denied: the target is themselves, or a configured admin, whom an admin by flag cannot change. */
  readonly except?: readonly Person[];
  /** Those who may do the same to the document without a log entry. */
  readonly withoutLogEntry?: readonly Person[];
  readonly given?: Writes;
  /** Nothing but the log entry is written. */
  readonly isLogOnly?: boolean;
}

const closedByBan = changedWishlist(bannedOwnersWishlist, { isActive: false });

export const ADMIN_ACTIONS: readonly AdminAction[] = [
  { to: 'ban a user', writes: (by) => ban(by) },
  { to: 'ban a user with a wishlist', writes: (by) => banWithWishlist(by, wedding) },
  { to: 'ban another admin', writes: (by) => ban(by, adminByFlag), except: [adminByFlag] },
  { to: 'ban a user without a profile', writes: (by) => banWithoutProfile(by) },
  { to: 'ban an admin by address', writes: (by) => ban(by, adminByAddress), except: [adminByAddress, adminByFlag] },
  { to: 'unban a user', writes: (by) => unban(by) },
  {
    to: 'unban a user with a wishlist',
    writes: (by) => ({
      ...unban(by),
      [`wishlists/${closedByBan.id}`]: {
        ...closedByBan.fields,
        isActive: true,
        updatedAt: now(),
        moderation: moderation('user_unbanned', by),
      },
    }),
    given: documentsOf(closedByBan),
  },
  { to: 'make a user an admin', writes: (by) => makeAdmin(by) },
  { to: 'revoke the rights of an admin', writes: (by) => revokeAdmin(by), except: [adminByFlag] },
  { to: 'deactivate a wishlist', writes: (by) => deactivateWishlist(by) },
  { to: 'reactivate a wishlist that an admin deactivated', writes: (by) => reactivateWishlist(by, deactivatedByAdmin) },
  {
    to: 'reactivate a wishlist that its owner deactivated',
    writes: (by) => reactivateWishlist(by, deactivatedByOwner),
  },
  { to: 'delete a wishlist', writes: (by) => deleteWishlist(by), withoutLogEntry: [owner] },
  {
    to: 'delete a wishlist that an admin deactivated',
    writes: (by) => deleteWishlist(by, deactivatedByAdmin),
    withoutLogEntry: [owner],
  },
  { to: 'resolve a report', writes: (by) => resolveReport(by) },
  { to: 'mark a message as read', writes: (by) => answerMessage(by, 'read') },
  { to: 'mark a message as answered', writes: (by) => answerMessage(by) },
  {
    to: 'mark a message as new again',
    writes: (by) => answerMessage(by, 'new'),
    given: { [`supportMessages/${messageId}`]: { ...STORED[`supportMessages/${messageId}`], status: 'read' } },
  },
  { to: 'delete a subscriber', writes: (by) => deleteSubscriber(by), withoutLogEntry: EVERYONE },
  { to: 'delete the data of a user', writes: (by) => deleteUser(by), withoutLogEntry: [stranger] },
  {
    to: 'delete the data of an admin by address',
    writes: (by) => deleteUser(by, adminByAddress),
    except: [adminByFlag],
    withoutLogEntry: [adminByAddress],
  },
  { to: 'make a gift anonymous', writes: (by) => eraseGift(by), given: beforeAdminsErasure() },
  { to: 'delete a message', writes: (by) => deleteMessage(by) },
  { to: 'delete a report', writes: (by) => deleteReport(by) },
  { to: 'log that data was found', writes: (by) => dataLog(by), isLogOnly: true },
  { to: 'log that data was exported', writes: (by) => dataLog(by, 'data_exported'), isLogOnly: true },
  { to: 'create the platform settings', writes: (by) => changeSettings(by) },
  { to: 'change the platform settings', writes: (by) => changeSettings(by), given: { 'settings/platform': SETTINGS } },
];

export const allowedAdmins = ({ except = [] }: AdminAction): readonly Person[] =>
  ADMINS.filter((admin) => !except.includes(admin));
