import { giverKey, MOST_CHANGES } from '../../../src/domain/giver-key.ts';
import { storedContributionNotification, storedLogEntry } from '../../../src/domain/testing/documents.ts';
import { asSetAside, aTransaction, type StoredTransaction } from './correction.ts';
import { altered, type Fields, LONG_AGO, now, uuid, type Writes } from './fields.ts';
import {
  adminByAddress,
  adminById,
  banned,
  giver,
  nameless,
  newcomer,
  owner,
  type Person,
  personId,
  stranger,
  visitor,
} from './people.ts';
import type { HostsOf } from './hosts.ts';
import { changedWishlist, wedding, weddingId } from './wishlists.ts';

/** The wedding, with gifts by UPI. Two of its givers are not listed. */
export const upiWedding = changedWishlist(wedding, { acceptsUpi: true, contributorCount: 6 });
/** The wedding before its first gift. */
export const newWedding = changedWishlist(wedding, { lastContribution: null });

const SECRET = 'The secret on the device of the giver';
/** What is stored after each number of changes; the giver's next change reveals the one after it. */
export const KEYS = await Promise.all(
  Array.from({ length: MOST_CHANGES + 1 }, (_, changes) => giverKey(SECRET, changes)),
);
export const key = (changes: number): string => KEYS[changes] ?? '';

const PROMISED = { status: 'promised', completedAt: null, sentAt: null, utr: null, giverKey: null };

export const namedGift = aTransaction(PROMISED);
/** Under a name, without an account. */
export const guestsGift = aTransaction({
  ...PROMISED,
  contributorId: nameless.uid,
  displayName: 'Kiran',
  isVerified: false,
});
export const anonymousGift = aTransaction({ ...PROMISED, isAnonymous: true, giverKey: key(0) });

/** The same gift later in its life. */
export function inStatus(gift: StoredTransaction, status: string, changes: Fields = {}): StoredTransaction {
  if (status === 'set_aside') return asSetAside(gift);
  const wasSent = status === 'sent' || status === 'received';
  const isComplete = status === 'received' || status === 'completed';
  return changedGift(gift, {
    status,
    sentAt: wasSent ? LONG_AGO : null,
    completedAt: isComplete ? LONG_AGO : null,
    ...changes,
  });
}

export const changedGift = ({ id, fields }: StoredTransaction, changes: Fields): StoredTransaction => ({
  id,
  fields: altered(fields, changes) as StoredTransaction['fields'],
});

/** Who can prove to be the giver. */
export const giverOf = ({ fields }: StoredTransaction): Person =>
  fields.isAnonymous ? visitor : fields.contributorId === nameless.uid ? nameless : giver;

/** Everybody but `giver`. */
export const notGivers: readonly Person[] = [
  visitor,
  stranger,
  newcomer,
  nameless,
  owner,
  banned,
  adminById,
  adminByAddress,
];

/** The giver's proof: an anonymous gift reveals its next key. */
export const proof = ({ fields }: StoredTransaction): Fields => (fields.isAnonymous ? { giverKey: key(1) } : {});

const HOSTS_OF_WEDDING = wedding.fields.hostIds ?? [];

export const sentNotice = ({ id, fields }: StoredTransaction): Writes => {
  const contributorName = fields.isAnonymous ? 'Anonymous' : fields.displayName;
  const { wishlistId, contributorId, amount, metadata } = fields;
  const itemTitle = metadata.itemTitle ?? '';
  return {
    [`notifications/${id}_sent`]: storedContributionNotification(
      {
        userId: owner.uid,
        type: 'sent',
        title: 'Gift sent',
        message: `${contributorName} sent ₹${amount}`,
        data: { wishlistId, transactionId: id, amount, contributorId, contributorName, itemTitle },
        actionUrl: `/wishlist/${wishlistId}`,
        isRead: contributorId === owner.uid,
        hostIds: HOSTS_OF_WEDDING,
        unreadBy: HOSTS_OF_WEDDING.filter((host) => host !== contributorId),
      },
      now(),
    ),
  };
};

/** The giver says that the money was sent, or adds the UTR. */
export function sending(of: StoredTransaction, changes: Fields = {}): Writes {
  const isFirst = of.fields.status !== 'sent';
  return {
    [`transactions/${of.id}`]: altered(
      { ...of.fields, status: 'sent', ...(isFirst && { sentAt: now() }), ...proof(of) },
      changes,
    ),
    ...(isFirst && sentNotice(of)),
  };
}

/** The host finds the money in the bank. */
export const receipt = ({ id, fields }: StoredTransaction, changes: Fields = {}): Writes => ({
  [`transactions/${id}`]: { ...fields, status: 'received', completedAt: now(), ...changes },
});

/** The host takes that back. */
export const undo = ({ id, fields }: StoredTransaction, changes: Fields = {}): Writes => ({
  [`transactions/${id}`]: {
    ...fields,
    status: fields.sentAt ? 'sent' : 'promised',
    completedAt: null,
    ...changes,
  },
});

export const storedGift = ({ id, fields }: StoredTransaction): Writes => ({ [`transactions/${id}`]: fields });

// ---- Payment details ----

const detailsLogId = uuid(8200);
export const account = { address: 'asha.rao@okbank', name: 'Asha Rao' };
export const secondAccount = { address: 'ravi-91@upi', name: 'Ravi Rao' };

export const DETAILS = {
  details: `paymentDetails/${weddingId}`,
  notice: `notifications/${detailsLogId}_payment_details`,
  log: `systemLogs/${detailsLogId}`,
} as const;

/** The documents of a change of payment details (docs/data-model.md). */
export function paymentDetails(
  changes: Fields = {},
  { id, fields }: Pick<HostsOf, 'id' | 'fields'> = wedding,
  logId = detailsLogId,
): Writes {
  const { userId: ownerId, hostIds = [] } = fields;
  return {
    [`paymentDetails/${id}`]: { ownerId, accounts: [account], next: null, updatedAt: now(), logId, ...changes },
    [`notifications/${logId}_payment_details`]: {
      userId: ownerId,
      type: 'payment_details',
      title: 'UPI address changed',
      message: 'The UPI address of your wishlist was changed',
      data: { wishlistId: id },
      actionUrl: `/wishlist/${id}/edit`,
      isRead: false,
      hostIds,
      unreadBy: hostIds,
      createdAt: now(),
    },
    [`systemLogs/${logId}`]: storedLogEntry(
      {
        type: 'payment_details_changed',
        description: `UPI addresses of ${fields.title}`,
        actorId: personId({ ...owner, uid: ownerId }),
        targetId: id,
      },
      now(),
    ),
  };
}

/** Payment details from an earlier day. */
export const storedDetails = (changes: Fields = {}, id = weddingId, ownerId = owner.uid): Writes => ({
  [`paymentDetails/${id}`]: {
    ownerId,
    accounts: [account],
    next: null,
    updatedAt: LONG_AGO,
    logId: uuid(8199),
    ...changes,
  },
});
