import { useState, type FormEvent } from 'react';
import { formatRupees } from '../../domain/format.ts';
import { remaining } from '../../domain/funding.ts';
import { shagunChips } from '../../domain/gift-list.ts';
import { amountProblem } from '../../domain/contribution.ts';
import type { Item } from '../../domain/wishlist.ts';
import type { Say } from '../../session/language.ts';
import { sayProblem } from '../../session/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { AmountField } from '../../ui/field.tsx';
import type { Giving } from './use-giving.ts';
import { Trouble } from './trouble.tsx';

/** How much: a tap on a usual shagun, what completes the gift, or any amount, checked while it is typed. */
export function AmountStep({ giving, item }: { giving: Giving; item: Item | null }) {
  const { say } = useSession();
  const [asked, setAsked] = useState(false);
  const { typed, change, problems } = giving;
  const left = item && remaining(item);
  const completes = item && left !== null && amountProblem(left, item) === null ? left : null;
  const problem = problems.amount;
  const next = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!problem) giving.setStep('blessing');
  };
  return (
    <form onSubmit={next} noValidate>
      {left !== null && <p className="text-faded">{say('giving.left', { left: formatRupees(left) })}</p>}
      <Chips label={say('giving.amounts')}>
        {shagunChips(item).map((amount) => (
          <Chip key={amount} {...chip(amount)}>
            {formatRupees(amount)}
          </Chip>
        ))}
        {completes !== null && (
          <Chip {...chip(completes)}>{say('giving.complete', { left: formatRupees(completes) })}</Chip>
        )}
      </Chips>
      <AmountField
        label={say('giving.amount')}
        hint={limits(say, item) ?? say('giving.amount.hint')}
        placeholder={say('giving.amount.placeholder')}
        value={typed.amount}
        onChange={(event) => change({ amount: event.target.value })}
        error={problem && (asked || typed.amount !== '') ? sayProblem(say, problem) : null}
        data-first-focus
      />
      <Trouble giving={giving} />
      <DialogActions>
        <Button type="submit" size="large" wide disabled={typed.amount === ''}>
          {say('giving.next')}
        </Button>
      </DialogActions>
    </form>
  );

  function chip(amount: number) {
    return {
      pressed: typed.amount === String(amount),
      onClick: () => change({ amount: String(amount) }),
    };
  }
}

/** What the couple has asked for, before anybody runs into it. */
function limits(say: Say, item: Item | null): string | null {
  const [min, max] = [item?.minContribution, item?.maxContribution];
  if (min !== undefined && max !== undefined)
    return say('giving.amount.between', { min: formatRupees(min), max: formatRupees(max) });
  if (min !== undefined) return say('giving.amount.minimum', { min: formatRupees(min) });
  if (max !== undefined) return say('giving.amount.maximum', { max: formatRupees(max) });
  return null;
}
