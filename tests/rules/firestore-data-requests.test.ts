import {
  actionLog,
  adminEntry,
  dataLog,
  deleteMessage,
  deleteReport,
  deleteUser,
  eraseGift,
  giftLog,
} from './support/admin-actions.ts';
import {
  ANONYMOUS,
  beforeAdminsErasure,
  recordOf,
  setAside,
  sofaGift,
  toFund,
  twiceGiven,
  ON_SOFA,
} from './support/erasure.ts';
import { type Fields, LONG_AGO, now, only, uuid, withChange, without, type Writes } from './support/fields.ts';
import {
  adminByAddress,
  adminByFlag,
  adminById,
  banned,
  giver,
  nameless,
  newcomer,
  owner,
  type Person,
  stranger,
} from './support/people.ts';
import { gets, setUpRulesTest, writing } from './support/rules-test.ts';
import { earlierLog, messageId, reportId, STORED } from './support/stored-documents.ts';
import { changedWishlist, CONTRIBUTORS_ENTRY, wedding, weddingId } from './support/wishlists.ts';
import { storedContributionNotification } from '../../src/domain/testing/documents.ts';

const rules = setUpRulesTest('data-requests');

const SOFA = `transactions/${sofaGift.id}`;
const WISHLIST = `wishlists/${weddingId}`;
const NOTICE = `notifications/${sofaGift.id}_contribution`;
const signUpOf = ({ uid }: Person) => `systemLogs/user_signup_${uid}`;
const deletionOf = ({ uid }: Person) => `systemLogs/user_deleted_${uid}`;
const RECORD = recordOf(stranger);
const notice: Writes = { [NOTICE]: storedContributionNotification({ userId: owner.uid }, LONG_AGO) };
/** Of a giver who has no account. */
const guestsGift = {
  of: { ...sofaGift, fields: { ...sofaGift.fields, contributorId: nameless.uid } },
  on: changedWishlist(wedding, {
    [`contributors.${CONTRIBUTORS_ENTRY}.userId`]: nameless.uid,
    [`items.${ON_SOFA.itemIndex}.contributors.0.userId`]: nameless.uid,
  }),
};

rules.allows('an admin to begin the deletion of an account', {
  'by address': () => writing(adminByAddress, deleteUser(adminByAddress)),
  'by flag': () => writing(adminByFlag, deleteUser(adminByFlag)),
  'of a banned member': () => writing(adminById, deleteUser(adminById, banned)),
  'of another admin': () => writing(adminById, deleteUser(adminById, adminByFlag)),
  'whose sign-up is no longer in the log': () => writing(adminById, without(deleteUser(), signUpOf(stranger))),
  'and to read its record': () => ({
    by: adminByFlag,
    act: gets(RECORD),
    given: { [RECORD]: { startedAt: LONG_AGO, gift: null } },
  }),
});

const altered = (changes: Fields) => writing(adminById, withChange(deleteUser(), RECORD, changes));

rules.denies('an admin to begin the deletion of an account', {
  'without a record': () => writing(adminById, without(deleteUser(), RECORD)),
  'without deleting the profile': () => writing(adminById, without(deleteUser(), 'users/stranger')),
  'without a log entry': () => writing(adminById, without(deleteUser(), deletionOf(stranger), signUpOf(stranger))),
  'with the log entry of another account': () =>
    writing(adminById, {
      ...without(deleteUser(), deletionOf(stranger), signUpOf(stranger)),
      [deletionOf(giver)]: adminEntry('user_deleted', giver.uid),
    }),
  'with an earlier log entry': () =>
    writing(adminById, without(deleteUser(), deletionOf(stranger), signUpOf(stranger)), {
      [deletionOf(stranger)]: { ...adminEntry('user_deleted', stranger.uid), timestamp: LONG_AGO },
    }),
  'with a log entry under another id': () =>
    writing(adminById, {
      ...without(deleteUser(), deletionOf(stranger), signUpOf(stranger)),
      [actionLog]: adminEntry('user_deleted', stranger.uid),
    }),
  'that never had a profile': () => writing(adminById, deleteUser(adminById, newcomer)),
  'of a configured admin, by flag': () => writing(adminByFlag, deleteUser(adminByFlag, adminByAddress)),
  'of the admin by uid, by flag': () => writing(adminByFlag, deleteUser(adminByFlag, adminById)),
  'of themselves, with a sign-in of yesterday': () => {
    const by: Person = { ...adminByAddress, signedInAgo: 86_400 };
    return writing(by, deleteUser(by, by));
  },
  'with a record of another time': () => altered({ startedAt: LONG_AGO }),
  'with a record that names a gift': () => altered({ gift: sofaGift.id }),
});

rules.denies('an admin to delete the log entry', {
  'of the sign-up of another account': () =>
    writing(adminById, { ...deleteUser(), [signUpOf(giver)]: null }, { [signUpOf(giver)]: signUp(giver) }),
  'of a sign-up, without deleting the account': () =>
    writing(adminById, { [signUpOf(stranger)]: null }, { [signUpOf(stranger)]: signUp(stranger) }),
  'of another event': () => writing(adminById, { ...deleteUser(), [earlierLog]: null }),
  'of the deletion': () =>
    writing(
      adminById,
      { [deletionOf(stranger)]: null },
      { [deletionOf(stranger)]: adminEntry('user_deleted', stranger.uid) },
    ),
});

function signUp({ uid }: Person): Fields {
  return { type: 'user_signup', description: 'New user: Person', timestamp: LONG_AGO, actorId: uid, targetId: uid };
}

rules.allows('an admin to make a gift anonymous', {
  'of an account': () => writing(adminById, eraseGift(), beforeAdminsErasure()),
  'of a guest without an account': () =>
    writing(adminById, eraseGift(adminById, guestsGift), beforeAdminsErasure(guestsGift)),
  'that is set aside': () =>
    writing(
      adminById,
      without(eraseGift(adminById, { of: setAside }), WISHLIST),
      beforeAdminsErasure({ of: setAside }),
    ),
  'on a deleted wishlist': () =>
    writing(adminById, without(eraseGift(), WISHLIST), { ...beforeAdminsErasure(), [WISHLIST]: null }),
  'together with its notifications': () =>
    writing(adminById, { ...eraseGift(), [NOTICE]: null }, { ...beforeAdminsErasure(), ...notice }),
});

rules.denies('an admin to make a gift anonymous', {
  'without a log entry': () => writing(adminById, without(eraseGift(), giftLog()), beforeAdminsErasure()),
  'without its wishlist': () => writing(adminById, without(eraseGift(), WISHLIST), beforeAdminsErasure()),
  'on the wishlist only': () => writing(adminById, only(eraseGift(), WISHLIST, giftLog()), beforeAdminsErasure()),
  'and to change the amount': () =>
    writing(adminById, withChange(eraseGift(), SOFA, { amount: 1 }), beforeAdminsErasure()),
  'with the log entry of another gift': () =>
    writing(
      adminById,
      { ...without(eraseGift(), giftLog()), [giftLog(toFund)]: adminEntry('gift_erased', toFund.id) },
      { ...beforeAdminsErasure(), [`transactions/${toFund.id}`]: toFund.fields },
    ),
  'under the log id of another gift': () =>
    writing(
      adminById,
      { ...eraseGift(), [giftLog(toFund)]: adminEntry('gift_erased', sofaGift.id) },
      beforeAdminsErasure(),
    ),
  'with the log entry of an earlier one': () =>
    writing(adminById, without(eraseGift(), giftLog()), {
      ...beforeAdminsErasure(),
      [giftLog()]: { ...adminEntry('gift_erased', sofaGift.id), timestamp: LONG_AGO },
    }),
  'together with another that is not logged': () =>
    writing(
      adminById,
      {
        ...eraseGift(adminById, { on: twiceGiven, place: ON_SOFA }),
        [`transactions/${toFund.id}`]: { ...toFund.fields, ...ANONYMOUS },
      },
      { ...beforeAdminsErasure({ on: twiceGiven }), [`transactions/${toFund.id}`]: toFund.fields },
    ),
  'and the notification of another': () =>
    writing(
      adminById,
      { ...eraseGift(), [`notifications/${toFund.id}_contribution`]: null },
      {
        ...beforeAdminsErasure(),
        [`transactions/${toFund.id}`]: toFund.fields,
        [`notifications/${toFund.id}_contribution`]: storedContributionNotification({ userId: owner.uid }, LONG_AGO),
      },
    ),
});

rules.denies('the log entry of a gift', {
  'that was anonymous before': () =>
    writing(adminById, only(eraseGift(), giftLog()), {
      ...beforeAdminsErasure(),
      [SOFA]: { ...sofaGift.fields, ...ANONYMOUS },
    }),
  'that keeps its giver': () => writing(adminById, only(eraseGift(), giftLog()), beforeAdminsErasure()),
  'that does not exist': () =>
    writing(adminById, { [`systemLogs/gift_erased_${uuid(404)}`]: adminEntry('gift_erased', uuid(404)) }),
});

const otherMessage: Writes = { [`supportMessages/${uuid(9301)}`]: STORED[`supportMessages/${messageId}`] ?? null };
const otherReport: Writes = { [`reports/${uuid(9302)}`]: STORED[`reports/${reportId}`] ?? null };

const deletedBefore: Writes = {
  [`supportMessages/${messageId}`]: null,
  [`systemLogs/support_deleted_${messageId}`]: { ...adminEntry('support_deleted', messageId), timestamp: LONG_AGO },
  [`reports/${reportId}`]: null,
  [`systemLogs/report_deleted_${reportId}`]: { ...adminEntry('report_deleted', reportId), timestamp: LONG_AGO },
};

rules.denies('under the id of something that was deleted', {
  'a message of an unknown kind': () =>
    writing(stranger, { [`supportMessages/${messageId}`]: { subject: 'Again' } }, deletedBefore),
  'a report of an unknown kind': () =>
    writing(stranger, { [`reports/${reportId}`]: { reason: 'again' } }, deletedBefore),
});

rules.denies('an admin to delete what someone wrote', {
  'a message with the log entry of another': () =>
    writing(adminById, { ...deleteMessage(), [`supportMessages/${uuid(9301)}`]: null }, otherMessage),
  'a report with the log entry of another': () =>
    writing(adminById, { ...deleteReport(), [`reports/${uuid(9302)}`]: null }, otherReport),
  'a message with the log entry of a report': () =>
    writing(adminById, {
      [`supportMessages/${messageId}`]: null,
      [`systemLogs/support_deleted_${messageId}`]: adminEntry('report_deleted', messageId),
    }),
  'a report with the log entry of a message': () =>
    writing(adminById, {
      [`reports/${reportId}`]: null,
      [`systemLogs/report_deleted_${reportId}`]: adminEntry('support_deleted', reportId),
    }),
});

const entry = (changes: Fields) => withChange(dataLog(), actionLog, changes);

rules.allows('the log entry of a data request', {
  'about a guest without an account': () => writing(adminByFlag, dataLog(adminByFlag, 'data_exported', 'guest')),
  'about the longest id': () => writing(adminById, entry({ targetId: 'u'.repeat(128) })),
});

rules.denies('the log entry of a data request', {
  'about nobody': () => writing(adminById, entry({ targetId: '' })),
  'about an id that is too long': () => writing(adminById, entry({ targetId: 'u'.repeat(129) })),
  'about a list': () => writing(adminById, entry({ targetId: ['u'] })),
  'under an id that is no UUID': () =>
    writing(adminById, { 'systemLogs/data_found_stranger': adminEntry('data_found', stranger.uid) }),
  'by another admin': () => writing(adminById, entry({ actorId: adminByFlag.uid })),
  'of another time': () => writing(adminById, entry({ timestamp: LONG_AGO })),
  'with more': () => writing(adminById, entry({ email: stranger.email })),
  'that replaces another': () =>
    writing(adminById, dataLog(), { [actionLog]: { ...adminEntry('data_found', 'guest'), timestamp: now() } }),
});
