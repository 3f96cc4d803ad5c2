import { useRef, useState, type FormEvent } from 'react';
import { amountProblem } from '../../domain/contribution.ts';
import { isWanted, remaining } from '../../domain/funding.ts';
import { shagunChips } from '../../domain/shagun.ts';
import { parseAmount } from '../../domain/typed-amount.ts';
import { factsOf, type Item, type Wishlist } from '../../domain/wishlist.ts';
import type { Catalogue } from '../../session/language/catalogue.ts';
import { sayProblem } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { markProblems } from '../../session/forms/first-problem.ts';
import { Trouble } from './trouble.tsx';
import { type Giving, isAboutAmount } from './use-giving.ts';

/** Chooses the amount: a suggested shagun, the rest of the item, or any amount, validated while typing. */
export function AmountStep({ giving, eventType }: { giving: Giving } & Pick<Wishlist, 'eventType'>) {
  const catalogue = useSession();
  const { say, format, language } = catalogue;
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(false);
  const { item, typed, change, problems, trouble } = giving;
  const parsed = parseAmount(typed.amount);
  const amount = parsed.ok ? parsed.amount : null;
  const completes = item && amountProblem(remaining(item), item) === null ? remaining(item) : null;
  const problem = isAboutAmount(trouble) ? trouble.problem : problems.amount;
  const isEmpty = typed.amount.trim() === '';
  const next = (event: FormEvent) => {
    event.preventDefault();
    markProblems(form.current, () => setAsked(true));
    if (!problem) giving.setStep('blessing');
  };
  return (
    <form ref={form} onSubmit={next} noValidate>
      {item && isWanted(item) && (
        <p className="phrases text-faded">
          <span>{say('giving.left', { left: format.rupees(remaining(item)) })}</span>
          {factsOf(item).map(([fact, value]) => (
            <span key={fact}>{say(`item-fact.${fact}`, { [fact]: value })}</span>
          ))}
        </p>
      )}
      <Chips label={say('giving.amounts')}>
        {shagunChips(item, language).map((usual) => (
          <Chip key={usual} {...chip(usual)}>
            {format.rupees(usual)}
          </Chip>
        ))}
        {completes !== null && (
          <Chip {...chip(completes)}>{say('giving.complete', { left: format.rupees(completes) })}</Chip>
        )}
      </Chips>
      <div className="mt-2">
        <AmountField
          label={say('giving.amount')}
          hint={limits(catalogue, item)}
          placeholder={say('giving.amount.placeholder')}
          value={typed.amount}
          onChange={(event) => change({ amount: event.target.value })}
          error={problem && (asked || !isEmpty || trouble) ? sayProblem(say, problem) : null}
        />
      </div>
      {item && (!isWanted(item) || isOver(problem)) && (
        <Button look="quiet" wide onClick={giving.giveToFund}>
          {say(eventType === 'other' ? 'giving.to-fund.other' : 'giving.to-fund')}
        </Button>
      )}
      <DialogActions>
        <Trouble giving={giving} />
        <Button type="submit" size="large" wide disabled={isEmpty || amount === 0}>
          {say('giving.next')}
        </Button>
      </DialogActions>
    </form>
  );

  function chip(usual: number) {
    return { pressed: amount === usual, onClick: () => change({ amount: String(usual) }) };
  }
}

/** Whether the item takes no contributions, as the server says. */
function isOver(problem: { readonly code: string } | null | undefined): boolean {
  return problem?.code === 'already-funded' || problem?.code === 'already-obtained';
}

/** The couple's limits, shown up front. */
function limits({ say, format }: Catalogue, item: Item | null): string {
  const min = item?.minContribution;
  const max = item?.maxContribution;
  // If less than the minimum is left, all of it may be given.
  const least = item && min !== undefined && min < remaining(item) ? min : undefined;
  if (least !== undefined && max !== undefined)
    return say('giving.amount.between', { min: format.rupees(least), max: format.rupees(max) });
  if (least !== undefined) return say('giving.amount.minimum', { min: format.rupees(least) });
  if (max !== undefined) return say('giving.amount.maximum', { max: format.rupees(max) });
  return say('giving.amount.hint');
}
