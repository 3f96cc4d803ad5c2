import type { MoneyByStatus } from '../../../data/contributions/money-by-status.ts';
import { SIDES } from '../../../domain/register-entry.ts';
import { useSession } from '../../../session/session.tsx';
import { Chip, Chips } from '../../../ui/chip.tsx';
import { PAYMENT_STATUSES, UNKNOWN_MONEY } from './money-summary.tsx';
import type { RegisterState } from './use-register.ts';

interface RegisterFiltersProps {
  readonly register: RegisterState;
  readonly money: MoneyByStatus | null;
  /** The number of gifts by hand. */
  readonly entries: number;
  /** Not an admin. */
  readonly isFamily: boolean;
  readonly hasSides: boolean;
}

/** One filter at a time; those that would find nothing are left out. */
export function RegisterFilters({ register, money, entries, isFamily, hasSides }: RegisterFiltersProps) {
  const { say } = useSession();
  const { filter, filterBy, unthanked, setAside } = register;
  return (
    <Chips label={say('analytics.register.filter')}>
      {isFamily && (
        <Chip pressed={filter === 'unthanked'} onClick={() => filterBy(filter === 'unthanked' ? 'all' : 'unthanked')}>
          {unthanked === null
            ? say('analytics.register.unthanked')
            : say('analytics.register.unthanked.count', { count: unthanked })}
        </Chip>
      )}
      {(entries > 0 || filter === 'by-hand') && (
        <Chip pressed={filter === 'by-hand'} onClick={() => filterBy(filter === 'by-hand' ? 'all' : 'by-hand')}>
          {say('book.filter.by-hand', { count: entries })}
        </Chip>
      )}
      {hasSides &&
        SIDES.map((side) => {
          const count = register.totals?.sides[side].count ?? 0;
          return (
            (count > 0 || filter === side) && (
              <Chip key={side} pressed={filter === side} onClick={() => filterBy(filter === side ? 'all' : side)}>
                {say(`book.filter.${side}`, { count })}
              </Chip>
            )
          );
        })}
      {PAYMENT_STATUSES.map((status) => {
        const count = money?.[status].count ?? 0;
        return (
          (count > 0 || filter === status || money === UNKNOWN_MONEY) && (
            <Chip
              key={status}
              pressed={filter === status}
              className={money === UNKNOWN_MONEY ? 'invisible' : ''}
              onClick={() => filterBy(filter === status ? 'all' : status)}
            >
              {say(`analytics.register.${status}`, { count })}
            </Chip>
          )
        );
      })}
      {setAside !== null && (setAside > 0 || filter === 'set-aside') && (
        <Chip pressed={filter === 'set-aside'} onClick={() => filterBy(filter === 'set-aside' ? 'all' : 'set-aside')}>
          {say('analytics.register.set-aside', { count: setAside })}
        </Chip>
      )}
    </Chips>
  );
}
