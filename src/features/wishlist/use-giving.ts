import { useRef, useState } from 'react';
import { v4 as newUuid } from 'uuid';
import type { Contributed } from '../../data/contributions/record-contribution.ts';
import {
  EMPTY_DRAFT,
  forgetGivingDraft,
  type GivingAttempt,
  type GivingDraft,
  loadGivingDraft,
  saveGivingDraft,
} from '../../data/drafts/giving-draft.ts';
import { type DeviceGift, keepDeviceGift } from '../../data/drafts/device-gifts.ts';
import { rememberSending } from '../../data/drafts/unfinished-giving.ts';
import { ANONYMOUS_NAME, type ContributionForm } from '../../domain/contribution.ts';
import { ContributionRefused, type Failure } from '../../domain/failure.ts';
import type { FieldProblems } from '../../domain/forms/field-problem.ts';
import { checkContribution, type TypedContribution } from '../../domain/forms/contribution-form.ts';
import { ANONYMOUS, transactionId, type TransactionId } from '../../domain/ids.ts';
import type { Rupees } from '../../domain/money.ts';
import { startsAnonymous } from '../../domain/profile-privacy.ts';
import type { Item, Wishlist } from '../../domain/wishlist.ts';
import { asFailure } from '../../session/outcome.ts';
import type { GuestApi } from './api.ts';
import { useReadAhead } from './use-read-ahead.ts';
import type { Guest } from './guest.ts';

export type GivingStep = 'amount' | 'blessing' | 'send' | 'thanks' | 'edit';

/** A recorded contribution, for the thank-you. */
export interface Given {
  readonly id: TransactionId;
  /** null if one of several attempts was recorded and it is unknown which. */
  readonly recorded: ContributionForm | null;
  /** The guest changed something for a retry, but an earlier attempt had been recorded. */
  readonly isOutdated: boolean;
  /** By UPI, as the guest said. */
  readonly isSent: boolean;
}

export interface GivingOptions {
  readonly wishlist: Wishlist;
  /** null for the general fund. */
  readonly item: Item | null;
  readonly guest: Guest;
  readonly api: GuestApi;
  /** A gift of this device: its money is still to be sent, or its receipt is shown. null for a new one. */
  readonly resumed: DeviceGift | null;
  readonly onGiven: (wishlist: Wishlist | null) => void;
  /** Called when the wishlist on the page is stale. */
  readonly onStale: () => void;
}

export type Giving = ReturnType<typeof useGiving>;

type Trouble = ContributionRefused | Failure;

/**
 * The state of the contribution sheet: two steps, with UPI one to send the money, and a thank-you. The input survives every failure. Every retry sends
 * the id of the first attempt, so that the contribution counts once.
 */
export function useGiving({ wishlist, item: chosen, guest, api, resumed, onGiven, onStale }: GivingOptions) {
  const { account } = guest;
  const { id: wishlistId } = wishlist;
  const [isRedirected, setRedirected] = useState(false);
  const item = isRedirected ? null : chosen;
  const target = { wishlistId: wishlist.id, itemId: item?.id ?? null };
  const [step, setStep] = useState<GivingStep>(
    resumed ? (resumed.status === 'promised' ? 'send' : 'thanks') : 'amount',
  );
  const [draft, setDraft] = useState<GivingDraft>(() => loadGivingDraft(target));
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [given, setGiven] = useState<Given | null>(() => resumed && givenBefore(resumed));
  const [gift, setGift] = useState(resumed);

  const { contact: left, ...entered } = draft.entered;
  const typed: TypedContribution = { ...unlessEntered(guest, wishlist, left), ...entered };
  const checked = checkContribution(typed, { item, giver: account });
  const takeReadAhead = useReadAhead(step === 'blessing', () => api.readToContribute(wishlistId, account));
  const keep = (next: GivingDraft) => {
    setDraft(next);
    saveGivingDraft(target, next);
  };
  const change = (changes: Partial<TypedContribution>) => {
    keep({ ...draft, entered: { ...draft.entered, ...changes } });
    setTrouble(null);
  };
  /** Moves the draft to the general fund, because the item is funded. */
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
    const attempt = withTry(draft.attempt, checked.value);
    keep({ ...draft, attempt });
    try {
      const { id, secret } = attempt;
      // A retry looks first whether it was recorded.
      const readAhead = attempt.tries.length === 1 ? takeReadAhead() : undefined;
      const options = { transactionId: id, giver: account, readAhead, ...(secret !== undefined && { secret }) };
      const contributed = await api.contribute(wishlist.id, item?.id ?? null, checked.value, options);
      forgetGivingDraft(target);
      setDraft(EMPTY_DRAFT);
      const recorded = recordedTry(contributed, attempt.tries);
      setGiven({ id, recorded, isOutdated: !recorded || !isSame(recorded, checked.value), isSent: false });
      const kept = giftToKeep({ wishlist, item, attempt, form: recorded ?? checked.value, contributed });
      keepDeviceGift(kept);
      setGift(kept);
      const isPromised = contributed.status === 'promised';
      if (isPromised) rememberSending(wishlist.id, id);
      setStep(isPromised ? 'send' : 'thanks');
      onGiven(contributed.wishlist);
    } catch (thrown) {
      if (thrown instanceof ContributionRefused) {
        // A refused contribution was not recorded, so the next attempt gets a new id.
        keep({ ...draft, attempt: null });
        setTrouble(thrown);
        if (isAboutAmount(thrown)) setStep('amount');
        onStale();
      } else {
        const failure = asFailure(thrown);
        // A banned guest has been told.
        if (failure.reason !== 'banned') setTrouble(failure);
      }
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const markSent = async (utr: string | null) => {
    if (!gift) return;
    const sent = await api.markSent(gift, utr);
    keepDeviceGift(sent);
    rememberSending(wishlist.id, null);
    setGift(sent);
    setGiven({ ...(given ?? givenBefore(sent)), isSent: true });
    setStep('thanks');
  };

  const showReworded = (after: Wishlist, changed: DeviceGift) => {
    setGift(changed);
    setGiven(givenBefore(changed));
    setStep('thanks');
    onGiven(after);
  };

  const prepareName = () => void api.prepareGivingByName().catch(() => undefined);

  const problems: FieldProblems<keyof TypedContribution> = checked.ok ? {} : checked.problems;
  return {
    item,
    step,
    setStep,
    typed,
    change,
    problems,
    isBusy,
    trouble,
    given,
    gift,
    give,
    giveToFund,
    markSent,
    showReworded,
    prepareName,
  };
}

/** The initial values of the form. An account's e-mail address is left with the couple unless the guest chose otherwise. */
function unlessEntered(
  { account, privacy }: Guest,
  { visibility }: Wishlist,
  left = account?.email,
): TypedContribution {
  return {
    amount: '',
    message: '',
    isAnonymous: account !== null && startsAnonymous(privacy, visibility),
    displayName: account?.displayName ?? '',
    contact: account && left !== '' ? account.email : (left ?? ''),
  };
}

function withTry(before: GivingAttempt | null, form: ContributionForm): GivingAttempt {
  const { id, tries, secret } = before ?? { id: transactionId(newUuid()), tries: [] };
  return { id, tries: [...tries, form], secret: secret ?? newUuid() };
}

interface NewGift {
  readonly wishlist: Wishlist;
  readonly item: Item | null;
  readonly attempt: GivingAttempt;
  readonly form: ContributionForm;
  readonly contributed: Contributed;
}

function giftToKeep({ wishlist, item, attempt, form, contributed }: NewGift): DeviceGift {
  const { contributorId, isVerified, status, day } = contributed;
  const isAnonymous = contributorId === ANONYMOUS;
  // The couple may have renamed it since this page was loaded; the gift has its latest title.
  const stored = contributed.wishlist?.items.find(({ id }) => id === item?.id);
  return {
    id: attempt.id,
    wishlistId: wishlist.id,
    ownerId: wishlist.userId,
    title: wishlist.title,
    itemId: item?.id ?? null,
    itemTitle: (stored ?? item)?.title ?? '',
    contributorId,
    name: isAnonymous ? ANONYMOUS_NAME : form.displayName.trim(),
    // The form was checked.
    amount: form.amount as Rupees,
    message: form.message.trim(),
    status: status === 'promised' ? 'promised' : 'completed',
    utr: null,
    day,
    isVerified,
    isClosed: false,
    unconfirmed: [],
    givenAt: Date.now(),
    secret: isAnonymous ? (attempt.secret ?? null) : null,
    changes: 0,
  };
}

/** For a gift of an earlier visit. */
function givenBefore({ id, contributorId, name, amount, message, status }: DeviceGift): Given {
  const isAnonymous = contributorId === ANONYMOUS;
  const recorded = { amount, message, isAnonymous, displayName: isAnonymous ? '' : name, contact: '' };
  return { id, recorded, isOutdated: false, isSent: status === 'sent' };
}

/**
 * The attempt that was recorded: the first one that reached the server, even if its response was lost. null if unknown.
 */
function recordedTry(
  { wasRecordedAlready, byEarlierCall }: Contributed,
  tries: readonly ContributionForm[],
): ContributionForm | null {
  const last = tries.at(-1) ?? null;
  if (!wasRecordedAlready) return last;
  const [first, ...others] = byEarlierCall ? tries.slice(0, -1) : tries;
  return first && others.every((other) => isSame(first, other)) ? first : null;
}

const FORM_KEYS = ['amount', 'message', 'isAnonymous', 'displayName', 'contact'] as const;

function isSame(one: ContributionForm, other: ContributionForm): boolean {
  return FORM_KEYS.every((key) => one[key] === other[key]);
}

const ABOUT_THE_AMOUNT: readonly ContributionRefused['problem']['code'][] = [
  'invalid-amount',
  'already-funded',
  'already-obtained',
  'below-minimum',
  'above-maximum',
  'only-left',
];

/** Whether another amount or item would solve it. */
export function isAboutAmount(trouble: Trouble | null): trouble is ContributionRefused {
  return trouble instanceof ContributionRefused && ABOUT_THE_AMOUNT.includes(trouble.problem.code);
}
