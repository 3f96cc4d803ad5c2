import { useEffect } from 'react';
import { paths } from '../../config/paths.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { useNavigation } from '../../session/navigation.tsx';
import { useSession } from '../../session/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Marigold } from '../../ui/motifs.tsx';
import { LoadingWishlist } from './loading-wishlist.tsx';
import { OpenWishlist } from './open-wishlist.tsx';
import { useGuest } from './use-guest.ts';
import { useWishlist } from './use-wishlist.ts';

/** The page behind a shared link. */
export function WishlistScreen({ id }: { id: WishlistId }) {
  const { say } = useSession();
  const { guest, state } = useGuest();
  const { wishlist, tapped, refresh, show } = useWishlist(id, state);
  switch (wishlist.state) {
    case 'loading':
      return <LoadingWishlist />;
    case 'ready':
      return (
        <OpenWishlist wishlist={wishlist.value} guest={guest} tapped={tapped} onChanged={show} onStale={refresh} />
      );
    case 'missing':
      return <GoToNotFound />;
    case 'denied':
      return (
        <MessagePage
          title={say('wishlist.not-found')}
          motif={<Marigold />}
          actions={<ButtonLink href={paths.home.to()}>{say('guest.not-found.home')}</ButtonLink>}
        >
          <p className="text-faded">{say('guest.not-found.text')}</p>
        </MessagePage>
      );
    case 'failed':
      return (
        <MessagePage
          title={say('guest.failed.title')}
          motif={<Marigold />}
          actions={<Button onClick={refresh}>{say('failure.retry')}</Button>}
        >
          <p className="text-faded">
            {say(wishlist.failure.reason === 'offline' ? 'guest.failed.text' : `failure.${wishlist.failure.reason}`)}
          </p>
        </MessagePage>
      );
  }
}

/** An address that was never anybody's. */
function GoToNotFound() {
  const { go } = useNavigation();
  useEffect(() => go(paths.notFound.to(), { replace: true }), [go]);
  return <LoadingWishlist />;
}
