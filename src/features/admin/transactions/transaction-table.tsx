import { paths } from '../../../config/paths.ts';
import type { TransactionForReview } from '../../../data/admin/review.ts';
import { ANONYMOUS } from '../../../domain/ids.ts';
import { referenceOf } from '../../../domain/reference.ts';
import { isSetAside, type Transaction } from '../../../domain/transaction.ts';
import { userAddress } from '../../../session/moderation/user-link.ts';
import { useSession } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { TextLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { WishlistLink } from '../wishlists/wishlist-link.tsx';

export function TransactionTable({ rows }: { readonly rows: readonly TransactionForReview[] }) {
  const { say, format } = useSession();
  const columns: readonly Column<TransactionForReview>[] = [
    {
      key: 'giver',
      header: say('admin-transactions.column.giver'),
      freeText: true,
      cell: ({ transaction }) => <Giver transaction={transaction} />,
    },
    {
      key: 'gift',
      header: say('admin-transactions.column.gift'),
      freeText: true,
      cell: (row) => <Gift row={row} />,
    },
    {
      key: 'given',
      header: say('admin-transactions.column.given'),
      cell: ({ transaction: { id, createdAt } }) => (
        <span className="block">
          <time dateTime={createdAt.toISOString()} className="block">
            {format.moment(createdAt)}
          </time>
          <span translate="no" className="block text-sm whitespace-nowrap text-faded figures">
            {referenceOf(id)}
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      header: say('admin-transactions.column.status'),
      cell: ({ transaction }) => <Status transaction={transaction} />,
    },
    {
      key: 'amount',
      header: say('admin-transactions.column.amount'),
      numeric: true,
      cell: ({ transaction }) => (
        <span className={isSetAside(transaction) ? 'text-faded line-through' : 'font-semibold text-leaf'}>
          {format.rupees(transaction.amount)}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption={say('admin-transactions.list')}
      columns={columns}
      rows={rows}
      rowKey={({ transaction }) => transaction.id}
      onPhone="compact"
    />
  );
}

function Giver({
  transaction: { contributorId, isAnonymous, displayName, email },
}: {
  readonly transaction: Transaction;
}) {
  const { say } = useSession();
  return (
    <span className="block min-w-0">
      {contributorId === ANONYMOUS || isAnonymous ? (
        <span className="font-normal text-faded">{say('admin-transactions.anonymous')}</span>
      ) : (
        <TextLink href={userAddress(contributorId)} className="-my-2.5 inline-block py-2.5">
          <span className="line-clamp-2">{displayName}</span>
        </TextLink>
      )}
      {email !== '' && <span className="block text-sm font-normal text-faded">{email}</span>}
    </span>
  );
}

function Gift({ row: { transaction, wishlist } }: { readonly row: TransactionForReview }) {
  const { say, langOf } = useSession();
  const { metadata, wishlistId } = transaction;
  return (
    <span className="block min-w-0">
      {'itemTitle' in metadata ? (
        <span lang={langOf(metadata.itemTitle)} className="block">
          {metadata.itemTitle}
        </span>
      ) : (
        <span className="block">{say('admin-transactions.general-fund')}</span>
      )}
      <span className="flex flex-wrap items-center gap-x-4 text-sm">
        {typeof wishlist === 'string' ? (
          <span className="text-faded">{say(`admin-transactions.wishlist.${wishlist}`)}</span>
        ) : (
          <WishlistLink wishlist={wishlist} />
        )}
        <TextLink href={paths.wishlistAnalytics.to(wishlistId)} className="-my-2.5 inline-block py-2.5">
          {say('admin-transactions.register')}
        </TextLink>
      </span>
    </span>
  );
}

function Status({ transaction }: { readonly transaction: Transaction }) {
  const { say, format } = useSession();
  const { correction } = transaction;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:grid lg:justify-items-start">
      <Badge tone={isSetAside(transaction) ? 'alarm' : 'leaf'}>
        {say(`admin-transactions.status.${transaction.status}`)}
      </Badge>
      {correction && (
        <span className="text-xs text-faded">
          {isSetAside(transaction)
            ? say('admin-transactions.set-aside', {
                reason: say(`admin-transactions.reason.${correction.reason}`),
                date: format.shortDate(correction.at),
              })
            : say('admin-transactions.restored', { date: format.shortDate(correction.at) })}
        </span>
      )}
    </span>
  );
}
