import type { RefObject } from 'react';
import type { Loadable } from '../../../domain/loadable.ts';
import { countOfStatus, isFiltering, type UserCounts, type UserFilter } from '../../../domain/user-list.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ListPager } from '../../../session/server-state/list-pager.tsx';
import { QueryView } from '../../../session/server-state/query-view.tsx';
import { SweepBar } from './sweep-bar.tsx';
import type { Sweep } from './use-sweep.ts';
import type { UserList } from './use-user-list.ts';
import { UsersTable, type UsersTableProps } from './users-table.tsx';

interface UsersListProps extends UsersTableProps {
  readonly list: UserList;
  readonly filter: UserFilter;
  readonly counts: Loadable<UserCounts>;
  /** The line above the list. */
  readonly showing: RefObject<HTMLParagraphElement | null>;
}

export function UsersList({ list, filter, counts, showing, ...table }: UsersListProps) {
  const { say } = useSession();
  const { shown, pages, sweep } = list;
  return (
    <>
      <p ref={showing} tabIndex={-1} role="status" className="min-h-6 text-sm text-faded figures">
        {/* Announced once, when both are known. */}
        {shown.state === 'ready' && counts.state !== 'loading' && sayShowing()}
      </p>
      {sweep && isWorthShowing(sweep, filter) && (
        <div className="mt-2">
          <SweepBar
            sweep={sweep}
            all={
              counts.state === 'ready'
                ? countOfStatus(counts.value, filter.status === 'active' ? 'all' : filter.status)
                : null
            }
          />
        </div>
      )}
      <div className="mt-4">
        <QueryView query={list} failed={say('admin-users.list.failed')} waiting={<Rows />}>
          {({ unreadable }) => (
            <div className="grid gap-4">
              {unreadable.length > 0 && (
                <Notice tone="information" text={say('list.unreadable', { count: unreadable.length })} />
              )}
              {table.activity.retry && (
                <Notice text={say('admin-users.activity.failed')}>
                  <Button look="quiet" onClick={table.activity.retry}>
                    {say('failure.retry')}
                  </Button>
                </Notice>
              )}
              {table.users.length > 0 ? <UsersTable {...table} /> : <NoUsers list={list} filter={filter} />}
            </div>
          )}
        </QueryView>
      </div>
      {pages && <ListPager label={say('admin-users.pages')} pages={pages} />}
      {sweep?.continueSearch && !sweep.isSearching && table.users.length > 0 && (
        <div className="flex justify-center pt-5">
          <Button look="quiet" onClick={sweep.continueSearch}>
            {say('admin-users.sweep.more')}
          </Button>
        </div>
      )}
    </>
  );

  function sayShowing(): string {
    const values = { shown: table.users.length };
    if (counts.state !== 'ready') return say('admin-users.showing-some', values);
    return say('admin-users.showing', { ...values, all: countOfStatus(counts.value, filter.status) });
  }
}

/** Nearly all users are active, so the progress is shown only if finding them takes a while. */
function isWorthShowing({ isSearching, isCutShort, progress }: Sweep, { search }: UserFilter): boolean {
  return search !== '' || isCutShort || (isSearching && progress.searched > 0);
}

function NoUsers({ list: { sweep, pages }, filter }: { readonly list: UserList; readonly filter: UserFilter }) {
  const { say } = useSession();
  if (sweep?.isSearching) return <Rows />;
  if (sweep?.continueSearch || (pages && pages.page > 0))
    return <EmptyState title={say('admin-users.sweep.none-so-far')} />;
  return (
    <EmptyState
      title={say('admin-users.none.title')}
      text={say(isFiltering(filter) ? 'admin-users.none.filtered' : 'admin-users.none.yet')}
    />
  );
}

/** As many rows as fit on a screen. */
function Rows() {
  const { say } = useSession();
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{say('app.loading')}</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-22 sm:h-16" />
      ))}
    </div>
  );
}
