import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { MOST_ITEMS } from '../../domain/wishlist.ts';
import { ServerStateProvider } from '../../session/server-state/provider.tsx';
import { QueryView } from '../../session/server-state/query-view.tsx';
import { useSession } from '../../session/session.tsx';
import type { WishlistsApi } from '../../session/wishlists/api.ts';
import { useOwnWishlists, WishlistsProvider } from '../../session/wishlists/wishlists-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface ListSheetProps {
  /** The ids of the ideas, as a query value. */
  readonly query: string;
  readonly api: WishlistsApi | undefined;
}

/** Which of a member's wishlists the ideas go on. Give it a key per opening. */
export function ListSheet({ query, api }: ListSheetProps) {
  return (
    <ServerStateProvider>
      <WishlistsProvider {...(api && { api })}>
        <OwnLists query={query} />
      </WishlistsProvider>
    </ServerStateProvider>
  );
}

function OwnLists({ query }: { query: string }) {
  const { say, langOf } = useSession();
  const own = useOwnWishlists();
  const [open, setOpen] = useState(true);
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title={say('gift-ideas.lists')}
      closeLabel={say('gift-ideas.lists.close')}
    >
      <div className="grid gap-2 pb-4">
        <QueryView
          query={own}
          failed={say('gift-ideas.lists.failed')}
          waiting={
            <div role="status" className="grid gap-2">
              <span className="sr-only">{say('app.loading')}</span>
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
            </div>
          }
        >
          {({ items: lists }) => (
            <div className="grid gap-2">
              {lists.map(({ id, title, language, items }) =>
                items.length < MOST_ITEMS ? (
                  <ButtonLink key={id} look="quiet" wide href={`${paths.editWishlist.to(id)}${query}`}>
                    <span lang={langOf(title, language)} className="min-w-0 truncate">
                      {title}
                    </span>
                  </ButtonLink>
                ) : (
                  <p key={id} className="px-4 py-2 text-center text-faded">
                    {say('gift-ideas.lists.full', { title, most: MOST_ITEMS })}
                  </p>
                ),
              )}
            </div>
          )}
        </QueryView>
        <ButtonLink wide icon={<PlusIcon />} href={`${paths.createWishlist.to()}${query}`}>
          {say('gift-ideas.lists.new')}
        </ButtonLink>
      </div>
    </Sheet>
  );
}
