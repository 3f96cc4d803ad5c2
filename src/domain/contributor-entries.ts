import { minus, plus } from './money.ts';
import type { Transaction } from './transaction.ts';
import type { ContributorEntry, ItemContributorEntry } from './wishlist.ts';

/** A list of entries after a change, with what the rules need in order to compare it with the list before. */
export interface EntryChange<Entry> {
  readonly entries: readonly Entry[];
  /** The index, before the change, of the entry that was merged, replaced, reduced or removed; -1 for none. */
  readonly index: number;
  /** The change in the number of contributors. */
  readonly more: -1 | 0 | 1;
}

export type EntryGift = Pick<Transaction, 'contributorId' | 'displayName' | 'isAnonymous' | 'amount'> & {
  readonly metadata: Pick<Transaction['metadata'], 'message'>;
};

/**
 * Adds an entry to those of a wishlist. The contributor's earlier entry is merged into it. Guests without an account may
 * share a phone, so their names must be equal too.
 */
export function withMergedEntry(
  entries: readonly ContributorEntry[],
  { isVerified, ...entry }: ItemContributorEntry,
  most: number,
): EntryChange<ContributorEntry> {
  const isOwn = ({ userId, displayName }: ContributorEntry) =>
    userId === entry.userId && (isVerified || displayName === entry.displayName);
  const index = entry.isAnonymous ? -1 : lastIndexWhere(entries, isOwn);
  const earlier = entries[index];
  if (!earlier) return withEntry(entries, entry, most);
  const merged = { ...entry, amount: plus(earlier.amount, entry.amount), message: entry.message || earlier.message };
  return { entries: [...without(entries, index), merged], index, more: 0 };
}

/**
 * Adds an entry at the end. In a full list it takes the place of an entry with no larger amount, so small amounts cannot
 * push others out; an anonymous entry never takes that of a named one. If there is no such entry, the contribution is
 * counted and not listed.
 */
export function withEntry<Entry extends ContributorEntry>(
  entries: readonly Entry[],
  entry: Entry,
  most: number,
): EntryChange<Entry> {
  if (entries.length < most) return { entries: [...entries, entry], index: -1, more: 1 };
  const index = replaceable(entries, entry);
  return { entries: index === -1 ? entries : [...without(entries, index), entry], index, more: 1 };
}

/** The oldest anonymous entry that is not larger, else, for a named contributor, the oldest named one. */
function replaceable(entries: readonly ContributorEntry[], { amount, isAnonymous }: ContributorEntry): number {
  const oldest = (anonymous: boolean) =>
    entries.findIndex((each) => each.isAnonymous === anonymous && each.amount <= amount);
  const index = oldest(true);
  return index === -1 && !isAnonymous ? oldest(false) : index;
}

/** Takes a contribution out of its entry, which disappears if nothing else was in it. */
export function withoutEntry<Entry extends ContributorEntry>(
  entries: readonly Entry[],
  gift: EntryGift,
): EntryChange<Entry> {
  const { amount, isAnonymous, metadata } = gift;
  const index = entryOf(entries, gift);
  const entry = entries[index];
  // An anonymous entry is that of one contribution. A named contributor may have given before or since.
  if (!entry) return { entries, index, more: isAnonymous ? -1 : 0 };
  if (entry.amount === amount) return { entries: without(entries, index), index, more: -1 };
  const message = entry.message === metadata.message ? '' : entry.message;
  const reduced = { ...entry, amount: minus(entry.amount, amount), message };
  return { entries: entries.map((each) => (each === entry ? reduced : each)), index, more: 0 };
}

/** The index of the entry that contains the contribution; -1 if it is not listed any more. */
export function entryOf(entries: readonly ContributorEntry[], gift: EntryGift): number {
  const { contributorId, displayName, isAnonymous, amount, metadata } = gift;
  const ofContributor = entries.map((entry) => (entry.userId === contributorId ? entry : null));
  // An account's merged entry has its last name, so no entry may have the name of the contribution.
  const ofName = ofContributor.map((entry) => (entry?.displayName === displayName ? entry : null));
  const own = ofName.some((entry) => entry) ? ofName : ofContributor;
  const exact = lastIndexWhere(own, (entry) => entry?.amount === amount && entry.message === metadata.message);
  return exact === -1 && !isAnonymous
    ? lastIndexWhere(own, (entry) => entry !== null && entry.amount >= amount)
    : exact;
}

/** Array.prototype.findLastIndex is missing in Firefox 100. */
function lastIndexWhere<T>(list: readonly T[], test: (each: T) => boolean): number {
  return list.map(test).lastIndexOf(true);
}

function without<Entry>(entries: readonly Entry[], index: number): readonly Entry[] {
  return entries.filter((_, place) => place !== index);
}
