import type { Listed } from '../../data/listed.ts';
import { changesOf } from '../../domain/list-state.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useMember } from '../../session/auth/use-member.ts';
import type { ServerQuery } from '../../session/server-state/use-server-query.ts';
import { useApi } from '../../session/use-api.ts';
import { useDuplicate } from '../../session/wishlists/use-duplicate.ts';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { useOwnWishlists, useSharedWishlists } from '../../session/wishlists/wishlists-provider.tsx';
import { type DashboardApi, dashboardApi } from './api.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { useOwnMoney } from './use-own-money.ts';
import { useUnthanked } from './use-unthanked.ts';
import { useOwnCounts } from './use-own-counts.ts';

interface DashboardScreenProps {
  /** Opens the tour again. */
  readonly onTakeTour: () => void;
  readonly api?: DashboardApi;
}

const NONE: readonly Wishlist[] = [];
const itemsOf = ({ shown }: ServerQuery<Listed<Wishlist>>) => (shown.state === 'ready' ? shown.value.items : NONE);

export function DashboardScreen({ onTakeTour, api: given }: DashboardScreenProps) {
  const { profile } = useMember();
  const own = useOwnWishlists({ isKeptShown: true });
  const shared = useSharedWishlists();
  const api = useApi((connection) => dashboardApi(connection, profile.id), given);
  const { countsOf, deleted } = useOwnCounts(api);
  const lists = itemsOf(own);
  const moneyOf = useOwnMoney(api, lists);
  const unthankedOf = useUnthanked(api, [...lists, ...itemsOf(shared)]);
  const move = useWishlistAction('update');
  const duplication = useDuplicate();
  return (
    <DashboardPage
      displayName={profile.displayName}
      wishlists={own}
      shared={shared}
      reader={profile.id}
      countsOf={countsOf}
      moneyOf={moneyOf}
      unthankedOf={unthankedOf}
      deleted={deleted}
      onTakeTour={onTakeTour}
      moving={move.isPending ? move.variables[0] : null}
      duplication={duplication}
      onMove={(wishlist, to) => move.mutate([wishlist.id, changesOf(to, wishlist)])}
    />
  );
}
