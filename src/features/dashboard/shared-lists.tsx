import { useId } from 'react';
import { paths } from '../../config/paths.ts';
import type { Listed } from '../../data/listed.ts';
import { goalOf } from '../../domain/funding.ts';
import { mayEdit } from '../../domain/hosts.ts';
import type { UserId, WishlistId } from '../../domain/ids.ts';
import { stateOf } from '../../domain/list-state.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { ListView } from '../../session/server-state/list-view.tsx';
import type { ServerQuery } from '../../session/server-state/use-server-query.ts';
import { useSession } from '../../session/session.tsx';
import type { Duplication } from '../../session/wishlists/use-duplicate.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ClampedTitle } from '../../ui/clamped-title.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChartIcon, CopyIcon, EditIcon, EyeIcon, PeopleIcon } from '../../ui/rare-icons.tsx';
import { Section } from '../../ui/page.tsx';
import { ListGroups } from './list-groups.tsx';
import { Reminders } from './reminders.tsx';
import { StateBadge } from './state-badge.tsx';

interface SharedListsProps {
  readonly query: ServerQuery<Listed<Wishlist>>;
  readonly reader: UserId;
  readonly duplication: Duplication;
  /** How many guests are not thanked yet; null until known. */
  readonly unthankedOf: (id: WishlistId) => number | null;
}

/** The wishlists of others that the member runs with them. Nothing while there are none. */
export function SharedLists({ query, ...list }: SharedListsProps) {
  const { say } = useSession();
  const { shown } = query;
  const isEmpty = shown.state === 'ready' && shown.value.items.length === 0 && shown.value.unreadable.length === 0;
  if (isEmpty || shown.state === 'loading') return null;
  return (
    <Section title={say('dashboard.shared')}>
      <ListView query={query} failed={say('dashboard.shared.failed')} waiting={null} empty={null}>
        {(items) => (
          <ListGroups lists={items}>
            {(wishlist) => <SharedList key={wishlist.id} wishlist={wishlist} {...list} />}
          </ListGroups>
        )}
      </ListView>
    </Section>
  );
}

interface SharedListProps extends Omit<SharedListsProps, 'query'> {
  readonly wishlist: Wishlist;
}

function SharedList({ wishlist, reader, duplication, unthankedOf }: SharedListProps) {
  const { say, format, langOf } = useSession();
  const id = useId();
  const isEditor = mayEdit(wishlist, reader);
  return (
    <li>
      <article aria-labelledby={id} className="rounded-2xl border border-line bg-card p-5 lift sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 id={id} className="min-w-0 font-display text-2xl/8 text-wine">
            <ClampedTitle lang={langOf(wishlist.title, wishlist.language)}>{wishlist.title}</ClampedTitle>
          </h3>
          <span className="flex flex-wrap gap-2 pt-1">
            <StateBadge state={stateOf(wishlist)} />
            <Badge tone={isEditor ? 'leaf' : 'neutral'}>
              {say(isEditor ? 'dashboard.role.host' : 'dashboard.role.keeper')}
            </Badge>
          </span>
        </div>
        <p className="mt-1 text-faded">
          {say('dashboard.funding.of', {
            given: format.rupees(wishlist.fundedAmount),
            wanted: format.rupees(goalOf(wishlist)),
          })}
        </p>
        <Reminders wishlist={wishlist} unthanked={unthankedOf(wishlist.id)} isEditor={isEditor} />
        {wishlist.offeredTo === reader && (
          <div className="mt-4">
            <Notice tone="information" text={say('dashboard.offered')}>
              <ButtonLink look="link" href={paths.hosts.to(wishlist.id)}>
                {say('dashboard.offered.see')}
              </ButtonLink>
            </Notice>
          </div>
        )}
        <div className="mt-4 flex flex-wrap gap-2 max-sm:*:grow max-sm:*:basis-2/5 max-sm:*:px-3">
          <ButtonLink icon={<ChartIcon />} href={paths.wishlistAnalytics.to(wishlist.id)}>
            {say('dashboard.register')}
          </ButtonLink>
          {isEditor && (
            <ButtonLink look="quiet" icon={<EditIcon />} href={paths.editWishlist.to(wishlist.id)}>
              {say('dashboard.edit')}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" icon={<EyeIcon />} href={paths.wishlist.to(wishlist.id)}>
            {say('dashboard.view')}
          </ButtonLink>
          <ButtonLink look="quiet" icon={<PeopleIcon />} href={paths.hosts.to(wishlist.id)}>
            {say('dashboard.hosts')}
          </ButtonLink>
          {isEditor && wishlist.items.length > 0 && (
            <Button
              look="quiet"
              icon={<CopyIcon />}
              busy={duplication.busy === wishlist.id}
              onClick={() => duplication.duplicate(wishlist)}
            >
              {say('list.duplicate')}
            </Button>
          )}
        </div>
      </article>
    </li>
  );
}
