import { Suspense, useEffect, type ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import type { Failure } from '../../domain/failure.ts';
import { isUuid, type WishlistId } from '../../domain/ids.ts';
import { useNavigation } from '../../session/navigation/navigation.tsx';
import { useLanguages, useSession } from '../../session/session.tsx';
import { useApi } from '../../session/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { type GuestApi, guestApi } from './api.ts';
import { OpenWishlist } from './open-wishlist.tsx';
import { useGuest } from './use-guest.ts';
import { useTheme } from './use-theme.ts';
import { useWishlist } from './use-wishlist.ts';

// Most links lead to an open wishlist.
const Closed = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./closed-wishlist.tsx'), 'closed', 'wishlists')).ClosedWishlist,
  useLanguages,
);

const AsOf = lazyPart(
  async ({ withAreas }) => (await withAreas(import('../../session/offline/as-of.tsx'), 'offline')).AsOf,
  useLanguages,
);

interface WishlistScreenProps {
  readonly id: WishlistId;
  readonly api?: GuestApi;
  /** Shown while the wishlist loads. */
  readonly waiting?: ReactNode;
}

/** The page behind a shared link. */
export function WishlistScreen({ id, api: given, waiting }: WishlistScreenProps) {
  const api = useApi(guestApi, given);
  const { guest, who, retry: askAgainWho } = useGuest();
  const { wishlist, asOf, refresh, retry, isAwaited, show } = useWishlist(id, who.state, api);
  useTheme(wishlist.state === 'loading' ? null : wishlist.state === 'ready' ? wishlist.value.theme : 'marigold');
  if (!isUuid(id)) return <GoToNotFound waiting={waiting} />;
  switch (wishlist.state) {
    case 'loading':
      return waiting;
    case 'ready':
      return (
        <>
          {asOf && (
            <Suspense>
              <AsOf at={asOf} onTry={refresh} />
            </Suspense>
          )}
          <OpenWishlist wishlist={wishlist.value} {...{ guest, api }} onChanged={show} onStale={refresh} />
        </>
      );
    case 'missing':
      return <GoToNotFound waiting={waiting} />;
    case 'denied':
      // It may be the visitor's own wishlist, but the account could not be loaded.
      if (who.state === 'failed') return <Failed failure={who.failure} isBusy={false} onRetry={askAgainWho} />;
      return (
        <Suspense fallback={waiting}>
          <Closed />
        </Suspense>
      );
    case 'failed':
      return <Failed failure={wishlist.failure} isBusy={isAwaited} onRetry={retry} />;
  }
}

/** No wishlist can have this id. */
function GoToNotFound({ waiting }: { waiting: ReactNode }) {
  const { go } = useNavigation();
  const { language } = useSession();
  useEffect(() => go(paths.notFound.to(language), { replace: true }), [go, language]);
  return waiting;
}

function Failed({ failure, isBusy, onRetry }: { failure: Failure; isBusy: boolean; onRetry: () => void }) {
  const { say } = useSession();
  const isUnreadable = failure.reason === 'unexpected-data';
  return (
    <MessagePage
      title={say('guest.failed.title')}
      motif={<span aria-hidden className="motif size-16" />}
      actions={
        <Button onClick={onRetry} busy={isBusy} busyLabel={say('guest.failed.asking')}>
          {say('failure.retry')}
        </Button>
      }
    >
      <p className="text-faded">{say(isUnreadable ? 'guest.failed.unreadable' : 'guest.failed.text')}</p>
    </MessagePage>
  );
}
