import { dayFromToday, LONG_AGO, now, uuid, type Fields, type Writes } from './fields.ts';
import { giver, owner, type Person, personId } from './people.ts';
import {
  anEntry,
  anonymousEntry,
  type EntryFields,
  FUNDED,
  CONTRIBUTORS_ENTRY,
  HALF_GIVEN,
  stored,
  type StoredWishlist,
  wedding,
  weddingId,
} from './wishlists.ts';

/** A stored contribution. */
export interface StoredTransaction {
  readonly id: string;
  readonly fields: Readonly<{
    wishlistId: string;
    contributorId: string;
    displayName: string;
    amount: number;
    isAnonymous: boolean;
    itemId?: string;
    day: string | null;
    status: string;
    sentAt?: Fields[string];
    utr?: string | null;
    correction: Fields | null;
    metadata: Readonly<{ message: string; type?: string; itemTitle?: string }>;
  }> &
    Fields;
}

export interface Correction {
  readonly of: StoredTransaction;
  readonly on: StoredWishlist;
  readonly by: Person;
  /** null restores. */
  readonly reason: string | null;
  /** -1 for the general fund. */
  readonly itemIndex: number;
  /** -1 if the wishlist does not list the contribution, or lists a restored one as a new entry. */
  readonly entryIndex: number;
  readonly itemEntryIndex: number;
}

const logId = uuid(8100);

export function aTransaction(changes: Partial<StoredTransaction['fields']> = {}, id = uuid(9010)): StoredTransaction {
  const isAnonymous = changes.isAnonymous ?? false;
  return {
    id,
    fields: {
      wishlistId: weddingId,
      ownerId: owner.uid,
      contributorId: isAnonymous ? 'anonymous' : giver.uid,
      amount: 500,
      displayName: isAnonymous ? '' : 'Ravi Kulkarni',
      email: '',
      currency: 'INR',
      status: 'completed',
      type: 'contribution',
      isAnonymous,
      createdAt: LONG_AGO,
      completedAt: LONG_AGO,
      thankedAt: null,
      day: dayFromToday(0),
      correction: null,
      metadata: { message: 'Be happy', type: 'general_fund' },
      ...changes,
    },
  };
}

/** The named contribution to the sofa, in an entry of its own. */
export const toSofa = aTransaction({
  itemId: uuid(101),
  amount: 20_000,
  metadata: { itemTitle: 'Sofa', message: 'शुभ विवाह' },
});

/** The anonymous contribution that completed the mixer. */
const toMixer = aTransaction({
  itemId: uuid(102),
  amount: 10_000,
  isAnonymous: true,
  metadata: { itemTitle: 'Mixer', message: '' },
});

/** A named contribution to the general fund, in the same entry as the one to the sofa. */
export const toFund = aTransaction();

/** The same contribution after the owner has set it aside. */
export const asSetAside = ({ id, fields }: StoredTransaction, reason = 'mistake'): StoredTransaction => ({
  id,
  fields: {
    ...fields,
    status: 'set_aside',
    correction: { reason, was: fields.status, by: owner.uid, at: LONG_AGO, logId: uuid(8099) },
  },
});

/** Where the wedding lists the contributions above. */
export const SOFA = { of: toSofa, itemIndex: HALF_GIVEN, entryIndex: CONTRIBUTORS_ENTRY, itemEntryIndex: 0 } as const;
export const MIXER = { of: toMixer, itemIndex: FUNDED, entryIndex: 0, itemEntryIndex: 0 } as const;
export const FUND = { of: toFund, itemIndex: -1, entryIndex: CONTRIBUTORS_ENTRY, itemEntryIndex: -1 } as const;

export const paths = (id = toFund.id, day = dayFromToday(0)) =>
  ({
    wishlist: `wishlists/${weddingId}`,
    transaction: `transactions/${id}`,
    analytics: `analytics/${weddingId}`,
    day: `dailyStats/${weddingId}_${day}`,
    log: `systemLogs/${logId}`,
  }) as const;

/** The stored documents before the correction. */
export const beforeCorrection = ({ of, on = wedding }: Pick<Correction, 'of'> & Partial<Correction>): Writes => ({
  [`wishlists/${on.id}`]: on.fields,
  [`analytics/${on.id}`]: on.analytics,
  [`transactions/${of.id}`]: of.fields,
  ...(on.today && { [`dailyStats/${on.id}_${on.today['date'] as string}`]: on.today }),
});

/** The writes of a correction (docs/data-model.md). */
export function correction(changes: Partial<Correction> = {}): Writes {
  const made: Correction = { ...FUND, on: wedding, by: owner, reason: 'mistake', ...changes };
  const { of, on, by, reason, itemIndex, entryIndex, itemEntryIndex } = made;
  const { fields } = on;
  const more = reason === null ? 1 : -1;
  const was = reason === null ? (of.fields.correction?.['was'] ?? 'completed') : of.fields.status;
  const { amount } = of.fields;
  const isMerged = fields.contributors[entryIndex]?.userId === of.fields.contributorId && !of.fields.isAnonymous;
  const item = fields.items[itemIndex];
  const contributors = entriesAfter(fields.contributors, entryIndex, made, 100, aNewEntry(of));
  const fewer = entryIndex === -1 ? (of.fields.isAnonymous ? 1 : 0) : fields.contributors.length - contributors.length;
  const { today } = on;
  return {
    [`wishlists/${on.id}`]: {
      ...fields,
      items: fields.items.map((each) => {
        if (each !== item) return each;
        const fundedAmount = each.fundedAmount + more * amount;
        return {
          ...each,
          fundedAmount,
          isFunded: fundedAmount === each.fundingGoal,
          contributionCount: each.contributionCount + more,
          contributors: entriesAfter(each.contributors, itemEntryIndex, made, 10, {
            ...aNewEntry(of),
            isVerified: of.fields.isVerified ?? true,
          }),
        };
      }),
      fundedAmount: fields.fundedAmount + more * amount,
      contributionCount: fields.contributionCount + more,
      contributorCount: fields.contributorCount + (reason === null ? (isMerged ? 0 : 1) : -fewer),
      contributors,
      lastCorrection: { transactionId: of.id, itemIndex, entryIndex, itemEntryIndex, at: now() },
      updatedAt: now(),
    },
    [`transactions/${of.id}`]: {
      ...of.fields,
      status: reason === null ? was : 'set_aside',
      correction: { reason: reason ?? of.fields.correction?.['reason'], was, by: personId(by), at: now(), logId },
    },
    [`analytics/${on.id}`]: {
      ...on.analytics,
      contributions: fields.contributionCount + more,
      updatedAt: now(),
    },
    ...(today &&
      of.fields.day === today['date'] && {
        [`dailyStats/${on.id}_${of.fields.day as string}`]: {
          ...today,
          contributions: today.contributions + more,
          updatedAt: now(),
        },
      }),
    [`systemLogs/${logId}`]: {
      type: reason === null ? 'contribution_restored' : 'contribution_set_aside',
      description: `Contribution to ${fields.title}`,
      timestamp: now(),
      actorId: personId(by),
      targetId: on.id,
      transactionId: of.id,
      amount,
    },
  };
}

const aNewEntry = ({ fields }: StoredTransaction): EntryFields =>
  fields.isAnonymous
    ? anonymousEntry(fields.amount, fields.metadata.message)
    : anEntry({
        userId: fields.contributorId,
        displayName: fields.displayName,
        amount: fields.amount,
        message: fields.metadata.message,
      });

function entriesAfter<Entry extends EntryFields>(
  entries: readonly Entry[],
  index: number,
  { of: { fields }, reason }: Correction,
  most: number,
  added: Entry,
): readonly Entry[] {
  const earlier = entries[index];
  if (reason === null) {
    if (!earlier) return entries.length < most ? [...entries, added] : entries;
    const isMerged = !added.isAnonymous && earlier.userId === added.userId;
    const merged = { ...added, amount: earlier.amount + added.amount, message: added.message || earlier.message };
    return [...entries.toSpliced(index, 1), isMerged ? merged : added];
  }
  if (!earlier) return entries;
  if (earlier.amount === fields.amount) return entries.toSpliced(index, 1);
  const message = earlier.message === fields.metadata.message ? '' : earlier.message;
  return entries.with(index, { ...earlier, amount: earlier.amount - fields.amount, message });
}

/** The wedding without the contribution, which is set aside. */
export function weddingWithout(changes: Partial<Correction> & Pick<Correction, 'of'>): StoredWishlist {
  const fields = correction(changes)[`wishlists/${weddingId}`] as unknown as StoredWishlist['fields'];
  return stored(weddingId, { ...fields, updatedAt: LONG_AGO, lastCorrection: null }, wedding.today);
}
