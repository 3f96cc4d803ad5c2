import { daysBetween, indianDay, type CalendarDay } from '../calendar.ts';
import type { TransactionId } from '../ids.ts';
import type { Rupees } from '../money.ts';
import { REFERENCE_PREFIX, referenceOf } from '../reference.ts';
import { likenessOf, type NameLikeness, wordsOfName } from './name-likeness.ts';
import { digitsFound, foldReference, type NarrationFacts } from './narration.ts';
import type { Credit } from './statement.ts';

/** What a gift is recognized by. A Transaction has all of it. */
export interface ReconcilableGift {
  readonly id: TransactionId;
  readonly amount: Rupees;
  readonly isAnonymous: boolean;
  readonly displayName: string;
  readonly createdAt: Date;
  readonly status: 'completed' | 'promised' | 'sent' | 'received' | 'set_aside';
  /** When the giver said that the money was sent. */
  readonly sentAt: Date | null;
  /** The UTR: from the giver, or from a statement. */
  readonly utr: string | null;
}

export type MatchReason = 'utr' | 'reference' | 'cut-reference' | 'amount' | 'name' | 'part-of-name' | 'day';

export interface Evidence {
  readonly reasons: readonly MatchReason[];
  /** Credited minus promised, in rupees. */
  readonly difference: number;
  /** Strong: people would agree at a glance. Weak: no more than the amount and day, or a part of the name. */
  readonly strength: 'strong' | 'weak';
  /** To order candidates; 0 if it is not worth showing. */
  readonly score: number;
}

export interface Finding {
  readonly evidence: Evidence;
  /** The UTR or the reference names this gift. */
  readonly isNamedByNumber: boolean;
  /** The number names this gift, and the amount is right. */
  readonly isProof: boolean;
  /** The name and the amount fit. */
  readonly isNamed: boolean;
  /** In full, soon after the promise, and nothing contradicts it. */
  readonly isCertainlyNamed: boolean;
}

export interface GiftFacts<Gift> {
  readonly gift: Gift;
  readonly reference: string;
  /** The fewest digits of the reference that no other gift's begins with. */
  readonly distinctDigits: number;
  readonly name: readonly string[];
  readonly day: CalendarDay;
  readonly lastDay: CalendarDay;
}

/** Twenty bits: by chance it names a gift once in a million. */
const FEWEST_DIGITS = 4;
/** Gifts are sent within minutes; some only after a weekend, or when a relative helps. */
const MOST_DAYS = 5;

export function giftsWithFacts<Gift extends ReconcilableGift>(gifts: readonly Gift[]): readonly GiftFacts<Gift>[] {
  const references = gifts.map(({ id }) => foldReference(referenceOf(id)));
  const sorted = [...references].sort();
  const distinct = new Map(
    sorted.map((reference, at) => [
      reference,
      1 + Math.max(sharedStart(reference, sorted[at - 1]), sharedStart(reference, sorted[at + 1])),
    ]),
  );
  return gifts.map((gift, at) => {
    const reference = references[at] ?? '';
    return {
      gift,
      reference,
      distinctDigits: Math.max(FEWEST_DIGITS, (distinct.get(reference) ?? 0) - REFERENCE_PREFIX.length),
      name: gift.isAnonymous ? [] : wordsOfName(gift.displayName),
      day: indianDay(gift.createdAt),
      lastDay: indianDay(gift.sentAt ?? gift.createdAt),
    };
  });
}

function sharedStart(one: string, other = ''): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same;
}

/** What speaks for a credit being this gift; null if nothing does. */
export function findEvidence(
  credit: Credit,
  facts: NarrationFacts,
  { gift, reference, distinctDigits, name, day, lastDay }: GiftFacts<ReconcilableGift>,
): Finding | null {
  const digits = digitsFound(facts, reference);
  const hasUtr = gift.utr !== null && facts.utrs.has(gift.utr);
  const isWhole = digits === reference.length - REFERENCE_PREFIX.length && digits >= distinctDigits;
  const difference = Math.round((credit.amount - gift.amount) * 100) / 100;
  const isSame = difference === 0;
  const daysAfter = credit.day && daysBetween(day, credit.day);
  const isTooEarly = daysAfter !== null && daysAfter < -1;
  const isCut = !isWhole && !isTooEarly && digits >= distinctDigits;
  const isNamedByNumber = hasUtr || isWhole || isCut;
  if (!isNamedByNumber && (isTooEarly || credit.amount < gift.amount / 2 || credit.amount > gift.amount * 2))
    return null;

  const isNear =
    daysAfter !== null && daysAfter >= -1 && credit.day !== null && daysBetween(lastDay, credit.day) <= MOST_DAYS;
  const likeness = likenessOf(name, facts);
  const fits = likeness === 'full' || likeness === 'compatible';
  const isWorthShowing = isSame
    ? likeness !== 'none' || (isNear && !facts.isOtherMoney)
    : likeness === 'full' && isNear && !facts.isOtherMoney;
  if (!isNamedByNumber && !isWorthShowing) return null;

  const reasons: MatchReason[] = [];
  if (hasUtr) reasons.push('utr');
  if (isWhole) reasons.push('reference');
  if (isCut) reasons.push('cut-reference');
  if (isSame) reasons.push('amount');
  if (fits) reasons.push('name');
  if (likeness === 'part') reasons.push('part-of-name');
  if (isNear) reasons.push('day');
  const isOtherPayment = gift.utr !== null && facts.utrs.size > 0 && !hasUtr;
  return {
    evidence: {
      reasons,
      difference,
      strength: isNamedByNumber || (isSame && fits) ? 'strong' : 'weak',
      score:
        (hasUtr ? 100 : 0) +
        (isWhole ? 100 : 0) +
        (isCut ? 60 : 0) +
        (isSame ? 30 : 0) +
        NAME_SCORE[likeness] +
        (isNear ? 6 - Math.abs(daysAfter) / 2 : 0),
    },
    isNamedByNumber,
    // A gift marked as received is proved by its number alone: the host may have accepted another amount.
    isProof: isNamedByNumber && (gift.status === 'received' || (isSame && credit.isCertainlyCredit)),
    isNamed: isSame && fits,
    isCertainlyNamed:
      credit.isCertainlyCredit &&
      isSame &&
      likeness === 'full' &&
      isNear &&
      daysAfter >= 0 &&
      !isOtherPayment &&
      facts.references.length === 0,
  };
}

const NAME_SCORE: Readonly<Record<NameLikeness, number>> = { full: 30, compatible: 18, part: 6, none: 0 };
