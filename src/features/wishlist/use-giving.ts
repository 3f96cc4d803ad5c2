import { useCallback, useRef, useState } from 'react';
import type { Contributed } from '../../data/contributions/contribute.ts';
import { ContributionRefused, Failure } from '../../domain/failure.ts';
import type { FieldProblems } from '../../domain/forms/field-problem.ts';
import { checkContribution, type TypedContribution } from '../../domain/forms/contribution-form.ts';
import { transactionId, type TransactionId } from '../../domain/ids.ts';
import { type Rupees, rupees } from '../../domain/money.ts';
import type { Item, Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import type { Guest } from './guest.ts';

export type GivingStep = 'amount' | 'blessing' | 'thanks';

/** What was given, for the thank-you. */
export interface Given {
  readonly amount: Rupees;
  readonly reference: TransactionId;
  readonly wishlist: Wishlist | null;
}

interface GivingOptions {
  readonly wishlist: Wishlist;
  /** null: the general fund. */
  readonly item: Item | null;
  readonly guest: Guest;
  readonly onGiven: (wishlist: Wishlist | null) => void;
}

export type Giving = ReturnType<typeof useGiving>;

type Trouble = ContributionRefused | Failure;

/**
 * Giving, in two steps and a thank-you. What was typed stays through every failure, and every retry carries the id of the
 * first try, so that whatever was recorded counts once.
 */
export function useGiving({ wishlist, item, guest: { account, prefersAnonymity }, onGiven }: GivingOptions) {
  const { connection } = useSession();
  // What was tried and may have been recorded, whatever became of the answer.
  const tried = useRef<{ readonly id: TransactionId; readonly amount: Rupees } | null>(null);
  const [step, setStep] = useState<GivingStep>('amount');
  const [typed, setTyped] = useState<TypedContribution>({
    amount: '',
    message: '',
    isAnonymous: !account || prefersAnonymity,
    displayName: account?.displayName ?? '',
    email: account?.email ?? '',
  });
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [given, setGiven] = useState<Given | null>(null);

  const checked = checkContribution(typed, { item, giver: account });
  const change = useCallback((changes: Partial<TypedContribution>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setTrouble(null);
  }, []);

  const give = async () => {
    if (!checked.ok || isBusy) return;
    setBusy(true);
    setTrouble(null);
    const attempt = (tried.current ??= {
      id: transactionId(crypto.randomUUID()),
      amount: rupees(checked.value.amount),
    });
    try {
      const { wishlist: after, wasRecordedAlready } = await record(attempt.id);
      const amount = wasRecordedAlready ? attempt.amount : rupees(checked.value.amount);
      setGiven({ amount, reference: attempt.id, wishlist: after });
      setStep('thanks');
      onGiven(after);
    } catch (thrown) {
      setTrouble(asTrouble(thrown));
      // What was refused was not recorded: the next try is another contribution.
      if (thrown instanceof ContributionRefused) {
        tried.current = null;
        if (thrown.problem.code !== 'switched-off') setStep('amount');
      }
    } finally {
      setBusy(false);
    }
  };

  async function record(id: TransactionId): Promise<Contributed> {
    if (!checked.ok) throw new Failure('invalid', 'The form is not complete.');
    const { contributeToItem, contributeToWishlist } = await import('../../data/contributions/contribute.ts');
    const options = { transactionId: id, giver: account };
    return item
      ? contributeToItem(connection, wishlist.id, item.id, checked.value, options)
      : contributeToWishlist(connection, wishlist.id, checked.value, options);
  }

  const problems: FieldProblems<keyof TypedContribution> = checked.ok ? {} : checked.problems;
  return { step, setStep, typed, change, problems, isBusy, trouble, given, give };
}

function asTrouble(thrown: unknown): Trouble {
  if (thrown instanceof ContributionRefused || thrown instanceof Failure) return thrown;
  // A chunk that could not be loaded is a network that is away.
  return new Failure('offline', String(thrown), thrown);
}
