import { useRef, useState } from 'react';
import { v4 as newUuid } from 'uuid';
import type { Contributed } from '../../data/contributions/contribute.ts';
import {
  EMPTY_DRAFT,
  forgetGivingDraft,
  type GivingAttempt,
  type GivingDraft,
  loadGivingDraft,
  saveGivingDraft,
} from '../../data/drafts/giving-draft.ts';
import { ContributionRefused, type Failure } from '../../domain/failure.ts';
import type { FieldProblems } from '../../domain/forms/field-problem.ts';
import { checkContribution, type TypedContribution } from '../../domain/forms/contribution-form.ts';
import { transactionId, type TransactionId } from '../../domain/ids.ts';
import { type Rupees, rupees } from '../../domain/money.ts';
import type { Item, Wishlist } from '../../domain/wishlist.ts';
import { useAuth } from '../../session/auth/auth-provider.tsx';
import { asFailure } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import type { GuestLoading } from './guest-operations.ts';
import type { Guest } from './guest.ts';

export type GivingStep = 'amount' | 'blessing' | 'thanks';

/** What was given, for the thank-you. */
export interface Given {
  /** null: one of several tries was recorded, and nobody knows which. */
  readonly amount: Rupees | null;
  readonly id: TransactionId;
}

export interface GivingOptions {
  readonly wishlist: Wishlist;
  /** null: the general fund. */
  readonly item: Item | null;
  readonly guest: Guest;
  readonly load: GuestLoading['giving'];
  readonly onGiven: (wishlist: Wishlist | null) => void;
  /** What the page shows of the wishlist is not so any more. */
  readonly onStale: () => void;
}

export type Giving = ReturnType<typeof useGiving>;

type Trouble = ContributionRefused | Failure;

/**
 * Giving, in two steps and a thank-you. What was typed stays through every failure, and every retry carries the id of the
 * first try, so that whatever was recorded counts once.
 */
export function useGiving({ wishlist, item: chosen, guest, load, onGiven, onStale }: GivingOptions) {
  const { connection } = useSession();
  const { checkForBan } = useAuth();
  const { account } = guest;
  const [isRedirected, setRedirected] = useState(false);
  const item = isRedirected ? null : chosen;
  const target = { wishlistId: wishlist.id, itemId: item?.id ?? null };
  const [step, setStep] = useState<GivingStep>('amount');
  const [draft, setDraft] = useState<GivingDraft>(() => loadGivingDraft(target));
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [given, setGiven] = useState<Given | null>(null);

  const typed: TypedContribution = { ...unlessEntered(guest), ...draft.entered };
  const checked = checkContribution(typed, { item, giver: account });
  const keep = (next: GivingDraft) => {
    setDraft(next);
    saveGivingDraft(target, next);
  };
  const change = (changes: Partial<TypedContribution>) => {
    keep({ ...draft, entered: { ...draft.entered, ...changes } });
    setTrouble(null);
  };
  /** The gift has no need of it any more; the hosts have. */
  const giveToFund = () => {
    forgetGivingDraft(target);
    saveGivingDraft({ ...target, itemId: null }, draft);
    setRedirected(true);
    setTrouble(null);
  };

  const give = async () => {
    if (!checked.ok || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setTrouble(null);
    const amount = rupees(checked.value.amount);
    const attempt = withTry(draft.attempt, amount);
    keep({ ...draft, attempt });
    try {
      const { contributeToItem, contributeToWishlist } = await load();
      const options = { transactionId: attempt.id, giver: account };
      const contributed = item
        ? await contributeToItem(connection, wishlist.id, item.id, checked.value, options)
        : await contributeToWishlist(connection, wishlist.id, checked.value, options);
      forgetGivingDraft(target);
      setDraft(EMPTY_DRAFT);
      setGiven({ amount: amountOf(contributed, attempt, amount), id: attempt.id });
      setStep('thanks');
      onGiven(contributed.wishlist);
    } catch (thrown) {
      if (thrown instanceof ContributionRefused) {
        // What was refused was not recorded: the next try is another contribution.
        keep({ ...draft, attempt: null });
        setTrouble(thrown);
        if (isAboutAmount(thrown)) setStep('amount');
        onStale();
      } else {
        const failure = asFailure(thrown);
        if (!(await checkForBan(failure))) setTrouble(failure);
      }
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const problems: FieldProblems<keyof TypedContribution> = checked.ok ? {} : checked.problems;
  return { item, step, setStep, typed, change, problems, isBusy, trouble, given, give, giveToFund };
}

/** What the form says before anybody writes into it. */
function unlessEntered({ account, prefersAnonymity }: Guest): TypedContribution {
  return {
    amount: '',
    message: '',
    isAnonymous: !account || prefersAnonymity,
    displayName: account?.displayName ?? '',
    email: account?.email ?? '',
  };
}

function withTry(before: GivingAttempt | null, amount: Rupees): GivingAttempt {
  const { id, tries } = before ?? { id: transactionId(newUuid()), tries: [] };
  return { id, tries: [...tries, { amount }] };
}

/** An earlier try may have been recorded, though its answer never came: then what was given is what that one said. */
function amountOf({ wasRecordedAlready }: Contributed, { tries }: GivingAttempt, last: Rupees): Rupees | null {
  if (!wasRecordedAlready || tries.every(({ amount }) => amount === last)) return last;
  return null;
}

const ABOUT_THE_AMOUNT: readonly ContributionRefused['problem']['code'][] = [
  'invalid-amount',
  'already-funded',
  'below-minimum',
  'above-maximum',
  'only-left',
];

/** Whether another amount, or another gift, would mend it. */
export function isAboutAmount(trouble: Trouble | null): trouble is ContributionRefused {
  return trouble instanceof ContributionRefused && ABOUT_THE_AMOUNT.includes(trouble.problem.code);
}
