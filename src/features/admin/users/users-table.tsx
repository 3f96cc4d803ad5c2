import type { NamedUser } from '../../../data/admin/named-user.ts';
import type { UserId } from '../../../domain/ids.ts';
import { userInitial } from '../../../domain/user-list.ts';
import type { User } from '../../../domain/user.ts';
import { useSession } from '../../../session/session.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Activity, Counted } from './use-activity.ts';
import { UserActions } from './user-actions.tsx';
import type { Change } from './api.ts';
import { isAdminByAddress, sayCount, sayName } from './user-words.ts';

export interface UsersTableProps {
  readonly users: readonly User[];
  readonly activity: Activity;
  /** The current admin. */
  readonly self: UserId;
  /** Whether this admin may change a user. */
  readonly mayChange: (user: NamedUser) => boolean;
  readonly onDetails: (user: User) => void;
  readonly onChange: (change: Change, user: User) => void;
}

export function UsersTable({ users, activity, self, mayChange, onDetails, onChange }: UsersTableProps) {
  const { say, format } = useSession();
  const columns: readonly Column<User>[] = [
    {
      key: 'user',
      header: say('admin-users.column.user'),
      freeText: true,
      cell: (user) => <UserCell user={user} isSelf={user.id === self} />,
    },
    {
      key: 'status',
      header: say('admin-users.column.status'),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'activity',
      header: say('admin-users.column.activity'),
      cell: (user) => <ActivityCell counted={activity.of(user)} />,
    },
    {
      key: 'joined',
      header: say('admin-users.column.joined'),
      wideOnly: true,
      cell: ({ createdAt, lastActiveAt }) => (
        <span className="block">
          <span className="block whitespace-nowrap">{format.date(createdAt)}</span>
          <span className="block text-sm text-faded">
            {say('admin-users.last-active', {
              date: lastActiveAt ? format.date(lastActiveAt) : say('admin-users.never'),
            })}
          </span>
        </span>
      ),
    },
    {
      key: 'actions',
      header: say('admin-users.column.actions'),
      cell: (user) => (
        <UserActions
          user={user}
          mayChange={mayChange(user)}
          onDetails={() => onDetails(user)}
          onChange={(change) => onChange(change, user)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={say('admin-users.list')}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      onPhone="compact"
    />
  );
}

function UserCell({ user, isSelf }: { readonly user: User; readonly isSelf: boolean }) {
  const { say } = useSession();
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="contents max-lg:hidden">
        <Avatar name={userInitial(user)} photoUrl={user.photoURL} />
      </span>
      <span className="block min-w-0 lg:min-w-40">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="line-clamp-2">{sayName(say, user)}</span>
          {(user.isAdmin || isAdminByAddress(user)) && <Badge tone="wine">{say('admin-users.role.admin')}</Badge>}
          {isSelf && <Badge>{say('admin-users.you')}</Badge>}
        </span>
        <span className="block text-sm font-normal text-faded">{user.email || say('admin-users.no-email')}</span>
      </span>
    </span>
  );
}

function ActivityCell({ counted }: { readonly counted: Counted }) {
  const { say } = useSession();
  if (counted === 'failed') return <span className="text-sm text-faded">{say('admin-users.activity.unknown')}</span>;
  return (
    <span className="flex flex-wrap gap-x-3 whitespace-nowrap figures max-lg:text-faded lg:block">
      {(['wishlists', 'contributions'] as const).map((what) => (
        <span key={what} className="flex h-6 items-center">
          {counted ? sayCount(say, what, counted[what]) : <Skeleton className="h-3.5 w-24" />}
        </span>
      ))}
    </span>
  );
}
