import { useState, type ReactNode } from 'react';
import { formatExactAmount } from '../../../domain/exact-amount.ts';
import type { TransactionId } from '../../../domain/ids.ts';
import type { Candidate } from '../../../domain/reconciliation/match.ts';
import type { Credit } from '../../../domain/reconciliation/statement.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import type { NewEntry } from '../../../domain/register-entry.ts';
import { sayContributor } from '../../../session/register/contribution-words.ts';
import { sayEntryGift } from '../../../session/register/entry-words.ts';
import { useSession } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/field.tsx';
import type { CashEntries } from './use-cash-entries.ts';
import type { Comparison, StatementState } from './use-statement.ts';

interface ComparisonViewProps {
  readonly comparison: Comparison;
  readonly statement: StatementState;
  readonly cash: CashEntries;
  readonly changing: TransactionId | null;
}

export function ComparisonView({ comparison, statement, cash, changing }: ComparisonViewProps) {
  const { say } = useSession();
  const { lines, certain, likely, none, received } = comparison;
  const { credits, debits, repeats, unreadable } = lines;
  const summary = [
    say('statement.found', { count: credits.length }),
    ...(received > 0 ? [say('statement.received', { count: received })] : []),
    ...(debits > 0 ? [say('statement.debits', { count: debits })] : []),
    ...(repeats > 0 ? [say('statement.repeats', { count: repeats })] : []),
  ];
  // A payment that a gift on the list explains is not one more gift.
  const addable = none.flatMap(({ credit, gift }) => (gift ? [] : (cash.entryOf(credit) ?? [])));
  const missing = addable.filter((entry) => !cash.isAdded(entry));
  return (
    <div className="grid grid-cols-1 gap-6">
      <p role="status" className="text-faded">
        {summary.join(' ')}
      </p>
      {certain.length > 0 && (
        <Group
          title={say('statement.certain', { count: certain.length })}
          about={say('statement.certain.about')}
          action={
            <Button className="max-sm:w-full" onClick={statement.receiveCertain}>
              {say('statement.certain.receive', { count: certain.length })}
            </Button>
          }
        >
          {certain.map((match) => (
            <Line key={match.credit.index} credit={match.credit}>
              <GiftFound candidate={match} />
            </Line>
          ))}
        </Group>
      )}
      {likely.length > 0 && (
        <Group title={say('statement.likely', { count: likely.length })} about={say('statement.likely.about')}>
          {likely.map(({ credit, candidates }) => (
            <Line key={credit.index} credit={credit}>
              <Choice
                credit={credit}
                candidates={candidates}
                changing={changing}
                onChosen={(gift) => statement.receive(credit, gift)}
              />
            </Line>
          ))}
        </Group>
      )}
      {none.length > 0 && (
        <Group
          title={say('statement.none', { count: none.length })}
          about={say('statement.none.about')}
          action={
            missing.length > 1 && (
              <Button
                look="quiet"
                className="max-sm:w-full"
                busy={missing.every(cash.isAdding)}
                onClick={() => cash.add(missing)}
              >
                {say('statement.add.all', { count: missing.length })}
              </Button>
            )
          }
        >
          {none.map((match) => (
            <Line key={match.credit.index} credit={match.credit}>
              {match.gift && (
                <p className="text-sm">{say(`statement.${match.why}`, { name: sayContributor(say, match.gift) })}</p>
              )}
              {match.why !== 'set-aside' && <AsCash entry={cash.entryOf(match.credit)} cash={cash} />}
            </Line>
          ))}
        </Group>
      )}
      {unreadable.length > 0 && (
        <Disclosure summary={say('statement.unreadable', { count: unreadable.length })}>
          <ul className="divide-y divide-line">
            {unreadable.map(({ text, why }, at) => (
              <li key={at} className="py-2 text-sm">
                <span className="block font-medium text-ink">{say(`statement.unreadable.${why}`)}</span>
                <span translate="no" className="wrap-anywhere">
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <div>
        <Button look="quiet" onClick={statement.again}>
          {say('statement.again')}
        </Button>
      </div>
    </div>
  );
}

function Group({
  title,
  about,
  action,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-2">
        <div>
          <h4 className="font-semibold">{title}</h4>
          <p className="text-sm text-faded">{about}</p>
        </div>
        {action}
      </div>
      <ul aria-label={title} className="divide-y divide-line border-y border-line">
        {children}
      </ul>
    </div>
  );
}

/** A credit as the bank wrote it, and below it what it may be. */
function Line({ credit, children }: { readonly credit: Credit; readonly children: ReactNode }) {
  const { say, format } = useSession();
  const amount = exactly(credit.amount);
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 lg:grid-cols-2">
      <div className="min-w-0">
        <p className="font-semibold figures">
          {credit.day ? say('statement.credit', { amount, day: format.day(credit.day) }) : amount}
        </p>
        <p translate="no" className="text-sm wrap-anywhere text-faded">
          {credit.narration}
        </p>
      </div>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

/** A payment as the family's register would list it. */
function AsCash({ entry, cash }: { readonly entry: NewEntry | null; readonly cash: CashEntries }) {
  const catalogue = useSession();
  const { say } = catalogue;
  if (!entry) return null;
  const named = { name: entry.name, amount: sayEntryGift(catalogue, entry) };
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <p className="max-w-full font-medium wrap-anywhere">{say('statement.gift', named)}</p>
      {cash.isAdded(entry) ? (
        <Badge tone="leaf">{say('statement.added')}</Badge>
      ) : (
        <Button
          look="quiet"
          busy={cash.isAdding(entry)}
          aria-label={say('statement.add.of', named)}
          onClick={() => cash.add([entry])}
        >
          {say('statement.add')}
        </Button>
      )}
    </div>
  );
}

function GiftFound({
  candidate,
  isNamed = true,
}: {
  readonly candidate: Candidate<Transaction>;
  /** False below a choice that shows its name. */
  readonly isNamed?: boolean;
}) {
  const { say, format } = useSession();
  const { gift, reasons, difference } = candidate;
  return (
    <>
      {isNamed && (
        <p className="line-clamp-4 font-medium wrap-anywhere">
          {say('statement.gift', { name: sayContributor(say, gift), amount: format.rupees(gift.amount) })}
        </p>
      )}
      <p className="text-sm text-faded">{reasons.map((reason) => say(`statement.reason.${reason}`)).join(' · ')}</p>
      {difference !== 0 && (
        <p className="text-sm font-medium">
          {say(difference > 0 ? 'statement.more' : 'statement.less', {
            amount: exactly(Math.abs(difference)),
          })}
        </p>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly credit: Credit;
  readonly candidates: readonly Candidate<Transaction>[];
  readonly changing: TransactionId | null;
  readonly onChosen: (gift: Transaction) => void;
}

function Choice({ credit, candidates, changing, onChosen }: ChoiceProps) {
  const { say, format } = useSession();
  const [chosen, setChosen] = useState<string | null>(null);
  const candidate = candidates.find(({ gift }) => gift.id === chosen) ?? candidates[0];
  if (!candidate) return null;
  const { gift, strength } = candidate;
  const named = { name: sayContributor(say, gift), amount: format.rupees(gift.amount) };
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <Badge tone={strength === 'strong' ? 'leaf' : 'neutral'}>{say(`statement.${strength}`)}</Badge>
      {candidates.length > 1 && (
        <div className="w-full max-w-prose">
          <SelectField
            label={say('statement.which')}
            value={gift.id}
            options={candidates.map((each) => ({
              value: each.gift.id,
              label: say('statement.gift', {
                name: sayContributor(say, each.gift),
                amount: format.rupees(each.gift.amount),
              }),
            }))}
            onChange={(event) => setChosen(event.target.value)}
          />
        </div>
      )}
      <div>
        <GiftFound candidate={candidate} isNamed={candidates.length === 1} />
        {!credit.isCertainlyCredit && <p className="text-sm font-medium">{say('statement.unsure')}</p>}
      </div>
      <Button
        look="quiet"
        busy={changing === gift.id}
        aria-label={say('analytics.receive.of', named)}
        onClick={() => onChosen(gift)}
      >
        {say('analytics.receive')}
      </Button>
    </div>
  );
}

/** ₹1,101 or ₹37.50. */
const exactly = (amount: number) => formatExactAmount(amount).replace(/\.00$/, '');
