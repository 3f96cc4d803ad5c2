import { paths } from '../../config/paths.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { QueryView } from '../../session/server-state/query-view.tsx';
import { useSession } from '../../session/session.tsx';
import { useOwnWishlists } from '../../session/wishlists/wishlists-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Paisley } from '../../ui/paisley.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { PrintCardsPage } from './print-cards-page.tsx';

/** Cards and a table stand for one of the user's wishlists. */
export function PrintCardsScreen({ id }: { readonly id: WishlistId }) {
  const { say } = useSession();
  const own = useOwnWishlists();
  return (
    <QueryView
      query={own}
      failed={say('print-cards.failed')}
      waiting={
        <Page>
          <SkeletonLines count={6} />
        </Page>
      }
    >
      {({ items }) => {
        const wishlist = items.find((one) => one.id === id);
        if (wishlist) return <PrintCardsPage wishlist={wishlist} />;
        return (
          <MessagePage
            title={say('wishlist.not-found')}
            motif={<Paisley />}
            actions={<ButtonLink href={paths.dashboard.to()}>{say('print-cards.to-dashboard')}</ButtonLink>}
          >
            <p className="text-faded">{say('print-cards.missing')}</p>
          </MessagePage>
        );
      }}
    </QueryView>
  );
}
