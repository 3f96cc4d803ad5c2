import { Suspense, useState } from 'react';
import type { MoneyByStatus } from '../../data/contributions/money-by-status.ts';
import type { Listed } from '../../data/listed.ts';
import { dashboardTotals } from '../../domain/dashboard.ts';
import type { UserId, WishlistId } from '../../domain/ids.ts';
import type { Move } from '../../domain/list-state.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { ListView } from '../../session/server-state/list-view.tsx';
import type { ServerQuery } from '../../session/server-state/use-server-query.ts';
import { useLanguages, useSession } from '../../session/session.tsx';
import type { Duplication } from '../../session/wishlists/use-duplicate.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { Achievements } from './achievements.tsx';
import { DashboardNumbers } from './dashboard-numbers.tsx';
import { DeletedLists } from './deleted-lists.tsx';
import { InstallCard } from './install-card.tsx';
import { ListGroups } from './list-groups.tsx';
import { LoadingWishlists } from './loading-wishlists.tsx';
import { NoWishlists } from './no-wishlists.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SharedLists } from './shared-lists.tsx';
import type { Counts, DeletedList } from './use-own-counts.ts';
import { WelcomeBanner } from './welcome-banner.tsx';
import { WishlistCard } from './wishlist-card.tsx';

const ShareSheet = lazyPart(
  async ({ withAreas }) =>
    (await withAreas(import('./share-sheet.tsx'), 'giving', 'invitation', 'invite', 'wishlists')).ShareSheet,
  useLanguages,
);

interface DashboardPageProps {
  readonly displayName: string;
  readonly wishlists: ServerQuery<Listed<Wishlist>>;
  /** Those of others that the member runs with them. */
  readonly shared: ServerQuery<Listed<Wishlist>>;
  readonly reader: UserId;
  /** null until known. */
  readonly countsOf: (id: WishlistId) => Counts | null;
  readonly moneyOf: (id: WishlistId) => MoneyByStatus | null;
  /** How many guests are not thanked yet; null until known. */
  readonly unthankedOf: (id: WishlistId) => number | null;
  readonly deleted: readonly DeletedList[];
  readonly onTakeTour: () => void;
  /** The wishlist whose state is being changed. */
  readonly moving: WishlistId | null;
  readonly onMove: (wishlist: Wishlist, move: Move) => void;
  readonly duplication: Duplication;
}

export function DashboardPage({
  displayName,
  wishlists,
  shared: sharedLists,
  reader,
  countsOf,
  moneyOf,
  unthankedOf,
  deleted,
  onTakeTour,
  moving,
  onMove,
  duplication,
}: DashboardPageProps) {
  const { say } = useSession();
  const [shared, setShared] = useState<{ readonly wishlist: Wishlist; readonly turn: number } | null>(null);
  const { shown } = wishlists;
  const ready = shown.state === 'ready' ? shown.value : null;
  const all = ready?.items ?? [];
  const totals = ready && dashboardTotals(all);
  const isNewcomer = ready !== null && all.length === 0;
  const others = <SharedLists query={sharedLists} {...{ reader, duplication, unthankedOf }} />;
  return (
    <Page>
      <WelcomeBanner displayName={displayName} isNew={isNewcomer} />
      {(totals || shown.state === 'loading') && <DashboardNumbers totals={totals} />}
      {totals && totals.contributors > 0 && <InstallCard />}
      {/* On a phone: what to do, then the lists, then the rest. With room, the lists stand beside both. */}
      <div className="mt-8 grid grid-cols-1 items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <QuickActions onTakeTour={onTakeTour} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {isNewcomer && <div className="mb-10">{others}</div>}
          <Section title={say('dashboard.yours')}>
            <div data-tour="wishlists">
              <ListView
                query={wishlists}
                failed={say('dashboard.failed')}
                waiting={<LoadingWishlists />}
                empty={<NoWishlists />}
                unreadableText={say('dashboard.unreadable')}
              >
                {(items) => (
                  <ListGroups lists={items}>
                    {(wishlist) => (
                      <WishlistCard
                        key={wishlist.id}
                        wishlist={wishlist}
                        counts={countsOf(wishlist.id)}
                        money={moneyOf(wishlist.id)}
                        unthanked={unthankedOf(wishlist.id)}
                        onShare={() => setShared((before) => ({ wishlist, turn: (before?.turn ?? 0) + 1 }))}
                        isMoving={moving === wishlist.id}
                        onMove={(move) => onMove(wishlist, move)}
                        isDuplicating={duplication.busy === wishlist.id}
                        onDuplicate={() => duplication.duplicate(wishlist)}
                      />
                    )}
                  </ListGroups>
                )}
              </ListView>
            </div>
          </Section>
          {!isNewcomer && others}
          {deleted.length > 0 && <DeletedLists lists={deleted} />}
        </div>
        <div className="lg:col-start-2">
          {ready && <RecentActivity wishlists={all} />}
          {totals && <Achievements totals={totals} />}
        </div>
      </div>
      <Suspense fallback={null}>
        {shared && <ShareSheet key={shared.turn} wishlist={latest(shared.wishlist)} />}
      </Suspense>
    </Page>
  );

  /** Also if it was deleted elsewhere while its sheet is open. */
  function latest(wishlist: Wishlist): Wishlist {
    return all.find(({ id }) => id === wishlist.id) ?? wishlist;
  }
}
