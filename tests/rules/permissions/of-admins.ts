import {
  actId,
  answerMessage,
  ban,
  banWithWishlist,
  changeSettings,
  deleteWishlist,
  makeAdmin,
  putBack,
  resolveReport,
  revokeAdmin,
  takeDown,
  unban,
} from '../support/admin-acts.ts';
import { now, type Writes } from '../support/fields.ts';
import { adminByFlag, ADMINS, owner, type Person } from '../support/people.ts';
import { SETTINGS } from '../support/stored-documents.ts';
import { changedWishlist, documentsOf, ofBanned, paused, takenDown, wedding } from '../support/wishlists.ts';

/** Acts reserved for admins that require a system log entry. */
export interface Power {
  readonly to: string;
  readonly writes: (by: Person) => Writes;
  /** Admins who would be the target of their own act. */
  readonly notBy?: readonly Person[];
  /** The owner, who may do the same to the document without a log entry. */
  readonly alsoOf?: readonly Person[];
  readonly given?: Writes;
}

const closedByBan = changedWishlist(ofBanned, { isActive: false });

export const POWERS: readonly Power[] = [
  { to: 'ban a user', writes: (by) => ban(by) },
  { to: 'ban a user with a wishlist', writes: (by) => banWithWishlist(by, wedding) },
  { to: 'ban another admin', writes: (by) => ban(by, adminByFlag), notBy: [adminByFlag] },
  { to: 'unban a user', writes: (by) => unban(by) },
  {
    to: 'unban a user with a wishlist',
    writes: (by) => ({
      ...unban(by),
      [`wishlists/${closedByBan.id}`]: {
        ...closedByBan.fields,
        isActive: true,
        updatedAt: now(),
        moderation: { logId: actId, action: 'user_unbanned', by: by.uid, at: now() },
      },
    }),
    given: documentsOf(closedByBan),
  },
  { to: 'make a user an admin', writes: (by) => makeAdmin(by) },
  { to: 'take the rights of an admin', writes: (by) => revokeAdmin(by), notBy: [adminByFlag] },
  { to: 'deactivate a wishlist', writes: (by) => takeDown(by) },
  { to: 'reactivate what an admin deactivated', writes: (by) => putBack(by, takenDown) },
  { to: 'reactivate what its owner deactivated', writes: (by) => putBack(by, paused) },
  { to: 'delete a wishlist', writes: (by) => deleteWishlist(by), alsoOf: [owner] },
  { to: 'delete a deactivated wishlist', writes: (by) => deleteWishlist(by, takenDown), alsoOf: [owner] },
  { to: 'resolve a report', writes: (by) => resolveReport(by) },
  { to: 'mark a message read', writes: (by) => answerMessage(by, 'read') },
  { to: 'mark a message answered', writes: (by) => answerMessage(by) },
  { to: 'make settings', writes: (by) => changeSettings(by) },
  { to: 'change settings', writes: (by) => changeSettings(by), given: { 'settings/platform': SETTINGS } },
];

export const mayUse = ({ notBy = [] }: Power): readonly Person[] => ADMINS.filter((admin) => !notBy.includes(admin));
