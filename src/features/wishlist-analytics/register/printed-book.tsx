import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Loadable } from '../../../domain/loadable.ts';
import type { GiftNote } from '../../../domain/register-entry.ts';
import { isEntry, receivedAt, type RegisterRow, totalsOf } from '../../../domain/register-row.ts';
import { isSetAside, type Transaction } from '../../../domain/transaction.ts';
import type { CalendarDay } from '../../../domain/calendar.ts';
import { sayGift } from '../../../session/register/contribution-words.ts';
import { sayGiver, sayReceivedOn } from '../../../session/register/entry-words.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import { useSession } from '../../../session/session.tsx';
import { toast } from '../../../ui/toast.ts';
import { FamilyNotes, hasNotes } from './family-cells.tsx';
import styles from './printed-book.css?inline';
import { Totals } from './register-totals.tsx';

export interface PrintedBookProps {
  readonly notes: ReadonlyMap<Transaction['id'], GiftNote>;
  readonly wishlist: RegisterOf;
  /** Of the wedding. */
  readonly day: CalendarDay | null;
  readonly hasSides: boolean;
}

export interface Printing {
  /** Every row; null before anything was printed. */
  readonly printed: readonly RegisterRow[] | null;
  readonly isReading: boolean;
  readonly print: () => void;
}

/** Prints every gift that counts, not only the page of the register on screen. `read` reads all rows, also again after a failure. */
export function usePrinting(rows: Loadable<readonly RegisterRow[]>, read: () => void): Printing {
  const { say } = useSession();
  const [wanted, setWanted] = useState(0);
  const isWanted = wanted > 0;
  const { state } = rows;
  useEffect(() => {
    if (!isWanted) return;
    if (state === 'failed') toast.error(say('analytics.register.failed'));
    if (state !== 'ready') return;
    document.body.dataset.prints = 'book';
    const frame = requestAnimationFrame(() => print());
    return () => {
      cancelAnimationFrame(frame);
      delete document.body.dataset.prints;
    };
  }, [isWanted, wanted, state, say]);
  return {
    // Not removed after printing: phones print later than they say.
    printed: isWanted && rows.state === 'ready' ? rows.value : null,
    isReading: isWanted && state === 'loading',
    print: () => {
      read();
      setWanted(wanted + 1);
    },
  };
}

/** The page of paper; not on screen. */
export function PrintedBook({
  rows,
  notes,
  wishlist,
  day,
  hasSides,
}: PrintedBookProps & { readonly rows: readonly RegisterRow[] }) {
  const catalogue = useSession();
  const { say, format, langOf } = catalogue;
  const counted = rows
    .filter((row) => isEntry(row) || !isSetAside(row))
    .sort((one, other) => receivedAt(one).getTime() - receivedAt(other).getTime());
  return createPortal(
    <div className="printed-book">
      {/* Only here: every page loads the style sheet of the whole application. */}
      <style>{styles}</style>
      <h1 lang={langOf(wishlist.title)}>{wishlist.title}</h1>
      <p>{[say('analytics.register'), ...(day ? [format.day(day)] : [])].join(' · ')}</p>
      <Totals totals={totalsOf(counted, notes)} hasSides={hasSides} />
      <table>
        <thead>
          <tr>
            <th scope="col">{say('analytics.date')}</th>
            <th scope="col">{say('analytics.name')}</th>
            <th scope="col">{say('analytics.amount')}</th>
            <th scope="col">{say('analytics.gift')}</th>
            <th scope="col">{say('book.note')}</th>
          </tr>
        </thead>
        <tbody>
          {counted.map((row) => {
            const note = isEntry(row) ? row : notes.get(row.id);
            const gift = isEntry(row) ? row.object || say('book.by-hand') : sayGift(say, row, wishlist);
            return (
              <tr key={row.id}>
                <td>{sayReceivedOn(catalogue, row)}</td>
                <td lang={langOf(sayGiver(say, row))}>{sayGiver(say, row)}</td>
                <td className="text-right figures">{row.amount === null ? '' : format.rupees(row.amount)}</td>
                <td lang={langOf(gift)}>{gift}</td>
                <td>{note && hasNotes(note) && <FamilyNotes of={note} />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
