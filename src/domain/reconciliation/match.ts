import { type Evidence, findEvidence, type Finding, giftsWithFacts, type ReconcilableGift } from './evidence.ts';
import { compareTexts } from '../text.ts';
import { factsOf } from './narration.ts';
import type { Credit } from './statement.ts';

/** A gift that a credit may be, and why. */
export interface Candidate<Gift> extends Evidence {
  readonly gift: Gift;
}

export type CreditMatch<Gift> = { readonly credit: Credit } & (
  | ({ readonly kind: 'certain' } & Candidate<Gift>)
  /** The host has marked this gift as received before: there is nothing to do. */
  | ({ readonly kind: 'received' } & Candidate<Gift>)
  /** The best candidate first. A gift can be a candidate for several credits. */
  | { readonly kind: 'likely'; readonly candidates: readonly Candidate<Gift>[] }
  /** It names a gift that has its money already, or that was set aside. */
  | { readonly kind: 'none'; readonly why: 'paid-twice' | 'set-aside'; readonly gift: Gift }
  | { readonly kind: 'none'; readonly why: 'no-gift'; readonly gift: null }
);

interface Pair<Gift> extends Finding {
  readonly credit: Credit;
  readonly gift: Gift;
}

const MOST_CANDIDATES = 8;

/**
 * Which gift each credit of a statement is, in the order of the credits.
 *
 * A match is certain if the amount is right and
 * 1. the UTR or the reference names this gift and no other; of several such credits the gift takes the first,
 * 2. or, among what is left, the whole name fits within a few days, and neither another gift nor another credit of this
 *    amount fits that name.
 *
 * All else is for people to decide. A credit and a gift are matched at most once (docs/decisions/0027-reconciliation.md).
 */
export function matchCredits<Gift extends ReconcilableGift>(
  credits: readonly Credit[],
  gifts: readonly Gift[],
): readonly CreditMatch<Gift>[] {
  const pairs = pairsOf(credits, gifts);
  const matched = new Map<Credit, Pair<Gift>>();
  const taken = new Set<Gift>();
  const take = (pair: Pair<Gift>) => {
    matched.set(pair.credit, pair);
    taken.add(pair.gift);
  };

  const proofs = pairs.filter(({ isProof }) => isProof);
  const giftsOf = countBy(proofs, ({ credit }) => credit);
  const unambiguous = proofs.filter(({ credit }) => giftsOf.get(credit) === 1).sort(byProof);
  const surplus = new Map<Credit, Gift>();
  for (const pair of unambiguous)
    if (pair.gift.status === 'set_aside' || taken.has(pair.gift)) surplus.set(pair.credit, pair.gift);
    else take(pair);

  const isLeft = ({ credit, gift }: Pair<Gift>) =>
    gift.status !== 'set_aside' && !taken.has(gift) && !matched.has(credit) && !surplus.has(credit);
  const left = pairs.filter(isLeft);
  const numbered = left.filter(({ isNamedByNumber }) => isNamedByNumber);
  const isNumbered = new Set<Credit | Gift>(numbered.flatMap(({ credit, gift }) => [credit, gift]));
  const named = left.filter(({ isNamed }) => isNamed);
  const fittingGifts = countBy(named, ({ credit }) => credit);
  const fittingCredits = countBy(named, ({ gift }) => gift);
  for (const pair of named) {
    const { credit, gift } = pair;
    const isOnly = fittingGifts.get(credit) === 1 && fittingCredits.get(gift) === 1;
    if (pair.isCertainlyNamed && isOnly && !isNumbered.has(credit) && !isNumbered.has(gift)) take(pair);
  }

  const open = groupBy(
    left.filter((pair) => isLeft(pair) && pair.gift.status !== 'received'),
    ({ credit }) => credit,
  );
  return credits.map((credit): CreditMatch<Gift> => {
    const match = matched.get(credit);
    if (match)
      return { credit, kind: match.gift.status === 'received' ? 'received' : 'certain', ...candidateOf(match) };
    const gone = surplus.get(credit);
    if (gone)
      return { credit, kind: 'none', why: gone.status === 'set_aside' ? 'set-aside' : 'paid-twice', gift: gone };
    const candidates = [...(open.get(credit) ?? [])].sort(byScore).slice(0, MOST_CANDIDATES).map(candidateOf);
    if (candidates.length > 0) return { credit, kind: 'likely', candidates };
    return { credit, kind: 'none', why: 'no-gift', gift: null };
  });
}

/** Completed gifts are left out: wishlists without UPI record them without a bank payment to match. */
function pairsOf<Gift extends ReconcilableGift>(
  credits: readonly Credit[],
  gifts: readonly Gift[],
): readonly Pair<Gift>[] {
  const known = giftsWithFacts(gifts.filter(({ status }) => status !== 'completed'));
  return credits.flatMap((credit) => {
    const facts = factsOf(credit.narration);
    return known.flatMap((gift) => {
      const found = findEvidence(credit, facts, gift);
      return found ? [{ ...found, credit, gift: gift.gift }] : [];
    });
  });
}

const candidateOf = <Gift>({ gift, evidence }: Pair<Gift>): Candidate<Gift> => ({ gift, ...evidence });

/** The UTR first, then the right amount, then the first payment. The order of the statement has no influence. */
function byProof<Gift>(one: Pair<Gift>, other: Pair<Gift>): number {
  const rank = ({ evidence: { reasons, difference } }: Pair<Gift>) =>
    (reasons.includes('utr') ? 0 : 2) + (difference === 0 ? 0 : 1);
  return (
    rank(one) - rank(other) ||
    compareTexts(one.credit.day ?? '~', other.credit.day ?? '~') ||
    compareTexts(one.credit.narration, other.credit.narration) ||
    one.credit.amount - other.credit.amount
  );
}

function byScore<Gift extends ReconcilableGift>(one: Pair<Gift>, other: Pair<Gift>): number {
  return (
    other.evidence.score - one.evidence.score ||
    one.gift.createdAt.getTime() - other.gift.createdAt.getTime() ||
    compareTexts(one.gift.id, other.gift.id)
  );
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, number> {
  return new Map(Array.from(groupBy(items, keyOf), ([key, group]) => [key, group.length]));
}
