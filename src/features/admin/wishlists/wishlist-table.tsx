import type { WishlistForReview } from '../../../data/admin/review.ts';
import { goalOf } from '../../../domain/funding.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { useSession } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { closedBy } from '../../../session/moderation/wishlist-state-dialog.tsx';
import type { Act, Moderated } from './use-moderation.ts';
import { WishlistMenu } from './wishlist-menu.tsx';
import { WishlistLink } from './wishlist-link.tsx';

interface WishlistTableProps {
  readonly rows: readonly WishlistForReview[];
  /** Hides the owner, who is named above the table. */
  readonly isOfOneOwner: boolean;
  readonly onAsk: (act: Act, wishlist: Moderated) => void;
  readonly onNotes: (wishlist: Wishlist) => void;
}

export function WishlistTable({ rows, isOfOneOwner, onAsk, onNotes }: WishlistTableProps) {
  const { say, format } = useSession();
  const columns: readonly Column<WishlistForReview>[] = [
    {
      key: 'wishlist',
      header: say('admin-wishlists.wishlist'),
      freeText: true,
      cell: (row) => <Named row={row} isOfOneOwner={isOfOneOwner} />,
    },
    { key: 'state', header: say('admin-wishlists.state'), cell: (row) => <State row={row} /> },
    {
      key: 'gifts',
      header: say('admin-wishlists.gifts'),
      wideOnly: true,
      numeric: true,
      cell: ({ wishlist }) => format.number(wishlist.items.length),
    },
    {
      key: 'received',
      header: say('admin-wishlists.received'),
      numeric: true,
      cell: ({ wishlist }) => <Received wishlist={wishlist} />,
    },
    {
      key: 'created',
      header: say('admin-wishlists.created'),
      wideOnly: true,
      cell: ({ wishlist }) => format.date(wishlist.createdAt),
    },
    {
      key: 'actions',
      header: say('admin-wishlists.actions'),
      cell: ({ wishlist }) => (
        <WishlistMenu
          wishlist={wishlist}
          isOfOneOwner={isOfOneOwner}
          onAsk={(act) => onAsk(act, { ...wishlist, closedBy: closedBy(wishlist), received: wishlist.fundedAmount })}
          onNotes={() => onNotes(wishlist)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={say('admin-wishlists.tab.wishlists')}
      columns={columns}
      rows={rows}
      rowKey={({ wishlist }) => wishlist.id}
      onPhone="compact"
    />
  );
}

function Named({ row, isOfOneOwner }: { row: WishlistForReview; isOfOneOwner: boolean }) {
  const { say } = useSession();
  const { wishlist, owner } = row;
  return (
    <span className="block min-w-0 lg:min-w-32">
      <WishlistLink wishlist={wishlist} />
      {!isOfOneOwner && (
        <span className="line-clamp-2 text-sm font-normal text-faded">
          {(owner && (owner.displayName.trim() || owner.email)) || say('admin-wishlists.owner-unknown')}
        </span>
      )}
    </span>
  );
}

function State({ row: { wishlist } }: { row: WishlistForReview }) {
  const { say } = useSession();
  const by = closedBy(wishlist);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:grid lg:justify-items-start">
      {wishlist.stage === 'draft' ? (
        <Badge>{say('admin-wishlists.state.draft')}</Badge>
      ) : (
        <Badge tone={wishlist.isActive ? 'leaf' : 'alarm'}>
          {say(`admin-wishlists.state.${wishlist.isActive ? 'active' : 'inactive'}`)}
        </Badge>
      )}
      {by && <span className="text-xs text-faded">{say(`admin-wishlists.closed-by.${by}`)}</span>}
      <span className="text-sm whitespace-nowrap">{say(`admin-wishlists.visibility.${wishlist.visibility}`)}</span>
    </span>
  );
}

function Received({ wishlist }: { wishlist: Wishlist }) {
  const { say, format } = useSession();
  const { fundedAmount, contributorCount } = wishlist;
  const goal = goalOf(wishlist);
  const who = contributorCount === 0 ? 'contributors.none' : 'contributors';
  return (
    <span className="flex flex-wrap gap-x-1.5 lg:block lg:text-right">
      <span className="block whitespace-nowrap">{format.rupees(fundedAmount)}</span>
      {goal > 0 && (
        <span className="block text-sm text-faded lg:whitespace-nowrap">
          {say('admin-wishlists.received-of', { total: format.rupees(goal) })}
        </span>
      )}
      <span className="block text-sm whitespace-nowrap text-faded max-lg:hidden">
        {say(`admin-wishlists.${who}`, { count: contributorCount })}
      </span>
    </span>
  );
}
