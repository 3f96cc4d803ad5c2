import { useState } from 'react';
import { formatRupees, formatShortDate } from '../../domain/format.ts';
import type { UserId } from '../../domain/ids.ts';
import { referenceOf } from '../../domain/reference.ts';
import { isOwnGift, type Transaction } from '../../domain/transaction.ts';
import {
  emailThanks,
  sayGift,
  sayGiver,
  sayGiverTo,
  sayThanks,
  whatsAppThanks,
} from '../../session/register/contribution-words.ts';
import { useSession } from '../../session/session.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { CheckIcon, MailIcon, WhatsAppIcon } from '../../ui/icons.tsx';

interface RegisterTableProps {
  readonly rows: readonly Transaction[];
  /** The title of the wishlist, with the couple's names. */
  readonly title: string;
  readonly reader: UserId | null;
  /** Without it there is no column for thanks. */
  readonly onThanked: ((contribution: Transaction, isThanked: boolean) => void) | undefined;
}

export function RegisterTable({ rows, title, reader, onThanked }: RegisterTableProps) {
  const { say } = useSession();
  const columns: readonly Column<Transaction>[] = [
    {
      key: 'name',
      header: say('analytics.name'),
      freeText: true,
      cell: (row) => <span>{sayGiverTo(say, reader, row)}</span>,
    },
    {
      key: 'amount',
      header: say('analytics.amount'),
      numeric: true,
      cell: (row) => (
        <span className="flex items-baseline justify-end gap-2 lg:block">
          <span className="block font-semibold max-lg:order-1">{formatRupees(row.amount)}</span>
          <span className="block text-sm whitespace-nowrap text-faded">{formatShortDate(row.createdAt)}</span>
        </span>
      ),
    },
    {
      key: 'gift',
      header: say('analytics.gift'),
      freeText: true,
      cell: (row) => (
        <span className="block max-lg:text-sm max-lg:text-faded max-sm:line-clamp-2 lg:max-w-64">
          {sayGift(say, row)}
          <span className="block text-sm text-faded select-all max-sm:hidden">{referenceOf(row.id)}</span>
        </span>
      ),
    },
    ...(onThanked
      ? [
          {
            key: 'thanks',
            header: say('analytics.thanks'),
            cell: (row: Transaction) =>
              isOwnGift(row) ? null : (
                <Thanks contribution={row} title={title} onThanked={(isThanked) => onThanked(row, isThanked)} />
              ),
          },
        ]
      : []),
    {
      key: 'blessing',
      header: say('analytics.blessing'),
      freeText: true,
      below: true,
      cell: ({ metadata: { message } }) =>
        message === '' ? null : <span className="block max-lg:text-sm lg:max-w-96">“{message}”</span>,
    },
  ];
  return (
    <DataTable
      caption={say('analytics.register')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      onPhone="lines"
    />
  );
}

interface ThanksProps {
  readonly contribution: Transaction;
  readonly title: string;
  readonly onThanked: (isThanked: boolean) => void;
}

const WAY = 'grid size-touch place-items-center rounded-full text-wine hover:bg-wine-wash';
const MARK =
  'inline-flex min-h-9 items-center gap-1 rounded-full border px-3 text-sm font-medium whitespace-nowrap transition-colors';

/**
 * The thank-you is written in another app, so only the owner knows whether it was sent. Anonymous contributors cannot
 * be contacted.
 */
function Thanks({ contribution, title, onThanked }: ThanksProps) {
  const { say } = useSession();
  const [isOffered, setOffered] = useState(false);
  const { email, isAnonymous, thankedAt } = contribution;
  const isThanked = thankedAt !== null;
  const isAsking = isOffered && !isThanked;
  const name = sayGiver(say, contribution);
  const text = sayThanks(say, contribution, title);
  const mark = isThanked
    ? 'border-transparent text-leaf max-lg:pr-0'
    : isAsking
      ? 'border-seal bg-seal text-on-seal'
      : 'border-edge bg-card text-ink group-hover:border-seal';
  return (
    <span className="flex items-center max-lg:justify-end">
      {!isAnonymous && (
        <a
          href={whatsAppThanks(text)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={say('analytics.thanks.whatsapp', { name })}
          onClick={() => setOffered(true)}
          className={`${WAY} ${isThanked ? 'max-lg:hidden' : ''}`}
        >
          <WhatsAppIcon />
        </a>
      )}
      {email !== '' && (
        <a
          href={emailThanks(email, say('analytics.thanks.subject'), text)}
          aria-label={say('analytics.thanks.email', { name })}
          onClick={() => setOffered(true)}
          className={`${WAY} ${isThanked ? 'max-lg:hidden' : ''}`}
        >
          <MailIcon />
        </a>
      )}
      <span role="status" className="text-sm whitespace-nowrap">
        {isAsking && <span className="pr-2 pl-1 max-lg:sr-only">{say('analytics.thanks.sent')}</span>}
      </span>
      <button
        type="button"
        aria-label={say(isThanked ? 'analytics.thanks.marked-of' : 'analytics.thanks.mark-of', { name })}
        onClick={() => {
          onThanked(!isThanked);
          setOffered(false);
        }}
        className="group inline-flex min-h-touch cursor-pointer items-center"
      >
        <span className={`${MARK} ${mark}`}>
          {say(isThanked ? 'analytics.thanks.marked' : 'analytics.thanks.mark')}
          {isThanked && <CheckIcon className="size-4" />}
        </span>
      </button>
    </span>
  );
}
