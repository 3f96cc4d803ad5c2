import { useState } from 'react';
import { GIFT_IDEA_GROUPS, GIFT_IDEAS, MOST_PICKED_IDEAS, type GiftIdeaGroup } from '../../domain/gift-ideas.ts';
import { wishlistId, type WishlistId } from '../../domain/ids.ts';
import { useAuth } from '../../session/auth/auth-provider.tsx';
import { usePickedIdeas } from '../../session/wishlists/picked-ideas.ts';
import { useIsHydrated } from '../../session/browser/use-is-hydrated.ts';
import { useSession } from '../../session/session.tsx';
import type { WishlistsApi } from '../../session/wishlists/api.ts';
import type { SubscriptionsApi } from '../../session/subscriptions/api.ts';
import { ChipGroup } from '../../ui/chip.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { GroupIcon } from './group-icon.tsx';
import { IdeaCard } from './idea-card.tsx';
import { NotifyMe } from './notify-me.tsx';
import { PickedTray } from './picked-tray.tsx';

const EVERY = 'all';

interface GiftIdeasScreenProps {
  readonly subscriptions?: SubscriptionsApi;
  readonly wishlists?: WishlistsApi;
}

export function GiftIdeasScreen({ subscriptions, wishlists }: GiftIdeasScreenProps) {
  const { say } = useSession();
  const { who } = useAuth();
  // The prerendered page has no query.
  const search = useIsHydrated() ? window.location.search : '';
  const [chosen, setChosen] = useState<GiftIdeaGroup | typeof EVERY>(EVERY);
  const picked = usePickedIdeas();
  const groups = GIFT_IDEA_GROUPS.filter((group) => chosen === EVERY || chosen === group);
  const shown = GIFT_IDEAS.filter(({ group }) => groups.includes(group));
  const pickedIds = new Set(picked.ideas.map(({ id }) => id));
  const isFull = pickedIds.size >= MOST_PICKED_IDEAS;
  return (
    <Page>
      <PageHeading title={say('gift-ideas.title')} lead={say('gift-ideas.lead')} />
      <ChipGroup
        label={say('gift-ideas.filter')}
        value={chosen}
        onChange={setChosen}
        options={[
          { value: EVERY, label: say('gift-ideas.filter.all') },
          ...GIFT_IDEA_GROUPS.map((value) => ({ value, label: say(`gift-ideas.group.${value}`) })),
        ]}
      />
      <p role="status" className="sr-only">
        {say('gift-ideas.shown', { count: shown.length })}
      </p>
      {groups.map((group) => (
        <section key={group} aria-labelledby={`ideas-${group}`} className="mt-8 sm:mt-10">
          <div className="flex items-center gap-3">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-marigold-wash text-marigold-ink">
              <GroupIcon group={group} />
            </span>
            <div>
              <h2 id={`ideas-${group}`} className="font-display text-2xl/7 text-wine">
                {say(`gift-ideas.group.${group}`)}
              </h2>
              <p className="text-faded">{say(`gift-ideas.group.${group}.lead`)}</p>
            </div>
          </div>
          <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
            {shown
              .filter((idea) => idea.group === group)
              .map((idea) => (
                <IdeaCard
                  key={idea.id}
                  idea={idea}
                  isPicked={pickedIds.has(idea.id)}
                  isFull={isFull}
                  onFlip={picked.flip}
                />
              ))}
          </ul>
        </section>
      ))}
      <PickedTray
        ideas={picked.ideas}
        list={listIn(search)}
        isMember={who.state === 'signed-in'}
        wishlists={wishlists}
        onClear={picked.clear}
      />
      <NotifyMe api={subscriptions} />
    </Page>
  );
}

/** The wishlist whose editor linked here. */
function listIn(search: string): WishlistId | null {
  const id = new URLSearchParams(search).get('list');
  return id === null || id === '' ? null : wishlistId(id);
}
