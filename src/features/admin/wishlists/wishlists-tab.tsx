import { useMemo, useState } from 'react';
import type { WishlistFilter } from '../../../data/admin/list-wishlists.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { useNavigation } from '../../../session/navigation/navigation.tsx';
import { useSession } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField, SearchField } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ListPager } from '../../../session/server-state/list-pager.tsx';
import { ListView } from '../../../session/server-state/list-view.tsx';
import { QueryView } from '../../../session/server-state/query-view.tsx';
import { RefreshButton } from '../../../session/server-state/refresh-button.tsx';
import { usePages } from '../../../session/server-state/use-pages.ts';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { FilterForm } from '../frame/filter-form.tsx';
import { useTypedFilters } from '../frame/use-typed-filters.ts';
import { ModerationDialog } from './moderation-dialog.tsx';
import { NotesSheet } from './notes-sheet.tsx';
import { OwnerHeading } from './owner-heading.tsx';
import { addressOf, type ReviewView, SEEN_BY, STATES } from './review-view.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useModeration } from './use-moderation.ts';
import { WaitingRows } from './waiting-rows.tsx';
import { WishlistTable } from './wishlist-table.tsx';
import { REVIEW, type ReviewApi } from './api.ts';
import { ExportButton } from '../exports/export-button.tsx';
import { wishlistsTable } from '../exports/tables.ts';

interface TabProps {
  readonly view: ReviewView;
  readonly api: ReviewApi;
}

export function WishlistsTab({ view, api }: TabProps) {
  const { say, format } = useSession();
  const { owner, search, state, visibility } = view;
  const filter = useMemo<WishlistFilter>(
    () => (owner === null ? { search, state, visibility } : { owner }),
    [owner, search, state, visibility],
  );
  const pages = usePages({
    queryKey: [...REVIEW, 'wishlists', filter],
    read: (options) => api.wishlists(filter, options),
  });
  const total = useServerQuery({ queryKey: [...REVIEW, 'count', filter], queryFn: () => api.countWishlists(filter) });
  const refresh = () => {
    pages.refresh();
    total.refresh();
  };
  const moderation = useModeration(api, refresh);
  const [noted, setNoted] = useState<Wishlist | null>(null);
  const status = useFocusKept<HTMLParagraphElement>(pages.shown);

  const shown = pages.shown.state === 'ready' ? pages.shown.value.items.length : null;
  const countWaiting = <Skeleton className="h-6 w-56" />;
  return (
    <>
      {owner === null ? <Filters view={view} /> : <OwnerHeading owner={owner} api={api} />}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <QueryView query={total} failed={say('admin-wishlists.count-failed')} waiting={countWaiting}>
          {(count) => (
            <p ref={status} role="status" tabIndex={-1} className="text-faded figures">
              {pages.shown.state === 'loading' && countWaiting}
              {shown !== null && say('admin-wishlists.showing', { shown, total: count })}
            </p>
          )}
        </QueryView>
        <div className="flex flex-wrap gap-2 sm:gap-3">
          <RefreshButton queries={[{ isRefreshing: pages.isRefreshing, refresh }]} />
          <ExportButton tables={[wishlistsTable({ say, format }, api, filter)]} />
        </div>
      </div>
      <ListView
        query={pages}
        failed={say('admin-wishlists.failed')}
        waiting={<WaitingRows className="h-22" />}
        empty={<NoWishlists view={view} />}
      >
        {(items) => (
          <WishlistTable rows={items} isOfOneOwner={owner !== null} onAsk={moderation.ask} onNotes={setNoted} />
        )}
      </ListView>
      <ListPager label={say('admin-wishlists.pages')} pages={pages} />
      <ModerationDialog moderation={moderation} />
      <NotesSheet about={noted} api={api} onClose={() => setNoted(null)} />
    </>
  );
}

function Filters({ view }: { view: ReviewView }) {
  const { say } = useSession();
  const { go } = useNavigation();
  const applied = addressOf(view);
  const [typed, type] = useTypedFilters(view, applied);
  const show = (change: Partial<ReviewView>) => {
    // Kept at once: the next selection may be made before the address has changed.
    type(change);
    go(addressOf({ ...typed, search: typed.search.trim(), ...change }), { replace: true });
  };
  return (
    <FilterForm everything={applied === addressOf({}) ? null : addressOf({})} onSearch={() => show({})}>
      <div className="sm:col-span-2 lg:col-span-3">
        <SearchField
          label={say('admin-wishlists.search')}
          hint={say('admin-wishlists.search.hint')}
          value={typed.search}
          onChange={({ target }) => type({ search: target.value })}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-4 sm:contents">
        <SelectField
          label={say('admin-wishlists.state')}
          value={typed.state}
          options={STATES.map((value) => ({ value, label: say(`admin-wishlists.state.${value}`) }))}
          onChange={({ target }) => show({ state: STATES.find((state) => state === target.value) ?? 'all' })}
        />
        <SelectField
          label={say('admin-wishlists.visibility')}
          value={typed.visibility}
          options={SEEN_BY.map((value) => ({ value, label: say(`admin-wishlists.visibility.${value}`) }))}
          onChange={({ target }) => show({ visibility: SEEN_BY.find((seen) => seen === target.value) ?? 'all' })}
        />
      </div>
    </FilterForm>
  );
}

function NoWishlists({ view: { owner, search, state, visibility } }: { view: ReviewView }) {
  const { say } = useSession();
  if (owner !== null) return <EmptyState title={say('admin-wishlists.none-of')} />;
  if (search === '' && state === 'all' && visibility === 'all')
    return <EmptyState title={say('admin-wishlists.none.title')} text={say('admin-wishlists.none.text')} />;
  return (
    <EmptyState
      title={say('admin-wishlists.not-found.title')}
      text={say(`admin-wishlists.not-found.${search === '' ? 'text' : 'search'}`)}
    >
      <ButtonLink look="quiet" href={addressOf({})}>
        {say('admin-wishlists.show-all')}
      </ButtonLink>
    </EmptyState>
  );
}
