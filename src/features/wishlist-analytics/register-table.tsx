import { formatDate, formatRupees } from '../../domain/format.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { useSession } from '../../session/session.tsx';
import { Chip } from '../../ui/chip.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { CheckIcon, MailIcon, WhatsAppIcon } from '../../ui/icons.tsx';
import { emailThanks, sayGift, sayGiver, sayThanks, whatsAppThanks } from './contribution-words.ts';

interface RegisterTableProps {
  readonly rows: readonly Transaction[];
  /** Of the wishlist: the couple's names. */
  readonly title: string;
  readonly onThanked: (contribution: Transaction, isThanked: boolean) => void;
}

export function RegisterTable({ rows, title, onThanked }: RegisterTableProps) {
  const { say } = useSession();
  const columns: readonly Column<Transaction>[] = [
    { key: 'name', header: say('analytics.name'), cell: (row) => sayGiver(say, row) },
    {
      key: 'amount',
      header: say('analytics.amount'),
      numeric: true,
      cell: (row) => (
        <span className="block text-right">
          <span className="block font-semibold">{formatRupees(row.amount)}</span>
          <span className="block text-sm whitespace-nowrap text-faded">{formatDate(row.createdAt)}</span>
        </span>
      ),
    },
    {
      key: 'gift',
      header: say('analytics.gift'),
      cell: (row) => (
        <span className="block max-w-96 max-sm:text-right">
          {sayGift(say, row)}
          {row.metadata.message !== '' && <span className="block text-faded">“{row.metadata.message}”</span>}
        </span>
      ),
    },
    {
      key: 'thanks',
      header: say('analytics.thanks'),
      cell: (row) => <Thanks contribution={row} title={title} onThanked={(isThanked) => onThanked(row, isThanked)} />,
    },
  ];
  return <DataTable caption={say('analytics.register')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

interface ThanksProps {
  readonly contribution: Transaction;
  readonly title: string;
  readonly onThanked: (isThanked: boolean) => void;
}

const WAY = 'inline-grid size-touch place-items-center rounded-full text-wine hover:bg-wine-wash';

/** One tap writes the thanks and notes them. Who gave anonymously can only be thanked in thought. */
function Thanks({ contribution, title, onThanked }: ThanksProps) {
  const { say } = useSession();
  const { email, isAnonymous, thankedAt } = contribution;
  const name = sayGiver(say, contribution);
  const text = sayThanks(say, contribution, title);
  return (
    <span className="flex items-center">
      {!isAnonymous && (
        <a
          href={whatsAppThanks(text)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={say('analytics.thanks.whatsapp', { name })}
          onClick={() => onThanked(true)}
          className={WAY}
        >
          <WhatsAppIcon />
        </a>
      )}
      {email !== '' && (
        <a
          href={emailThanks(email, say('analytics.thanks.subject'), text)}
          aria-label={say('analytics.thanks.email', { name })}
          onClick={() => onThanked(true)}
          className={WAY}
        >
          <MailIcon />
        </a>
      )}
      <Chip
        pressed={thankedAt !== null}
        aria-label={say('analytics.thanks.mark-of', { name })}
        onClick={() => onThanked(thankedAt === null)}
      >
        {thankedAt !== null && <CheckIcon className="size-4" />}
        {say('analytics.thanks.mark')}
      </Chip>
    </span>
  );
}
