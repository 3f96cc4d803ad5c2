import { paths } from '../../config/paths.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { QueryView } from '../../session/server-state/query-view.tsx';
import { useSession } from '../../session/session.tsx';
import { useApi } from '../../session/use-api.ts';
import { useRunWishlist } from '../../session/wishlists/wishlists-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Page } from '../../ui/page.tsx';
import { Paisley } from '../../ui/paisley.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { type HostsApi, hostsApi } from './api.ts';
import { HostsPage } from './hosts-page.tsx';

interface HostsScreenProps {
  readonly id: WishlistId;
  readonly api?: HostsApi;
}

/** Who runs one of the wishlists that the member owns or is a host of. */
export function HostsScreen({ id, api: given }: HostsScreenProps) {
  const { say } = useSession();
  const api = useApi(hostsApi, given);
  const run = useRunWishlist(id);
  return (
    <QueryView
      query={run}
      failed={say('hosts.failed')}
      waiting={
        <Page width="medium">
          <SkeletonLines count={6} />
        </Page>
      }
    >
      {(wishlist) =>
        wishlist ? (
          <HostsPage wishlist={wishlist} api={api} />
        ) : (
          <MessagePage
            title={say('wishlist.not-found')}
            motif={<Paisley />}
            actions={<ButtonLink href={paths.dashboard.to()}>{say('hosts.to-dashboard')}</ButtonLink>}
          >
            <p className="text-faded">{say('hosts.missing')}</p>
          </MessagePage>
        )
      }
    </QueryView>
  );
}
