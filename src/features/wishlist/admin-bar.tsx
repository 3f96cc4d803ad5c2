import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import type { Connection } from '../../data/connection.ts';
import type { WishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { userAddress } from '../../session/moderation/user-link.ts';
import { closedBy, WishlistStateDialog } from '../../session/moderation/wishlist-state-dialog.tsx';
import { ServerStateProvider } from '../../session/server-state/provider.tsx';
import { useServerQuery } from '../../session/server-state/use-server-query.ts';
import { useSession } from '../../session/session.tsx';
import { useApi } from '../../session/use-api.ts';
import { Button, ButtonLink, TextLink } from '../../ui/button.tsx';
import { EyeIcon, EyeOffIcon, PeopleIcon } from '../../ui/rare-icons.tsx';
import { BottomBar } from './bless-bar.tsx';

type Named = Pick<Wishlist, 'id' | 'title'>;

export interface AdminBarApi {
  readonly countOpenReports: (id: WishlistId) => Promise<number>;
  readonly deactivate: (wishlist: Named, reason: string) => Promise<void>;
  readonly reactivate: (wishlist: Named) => Promise<void>;
}

function adminBarApi(connection: Connection): AdminBarApi {
  const admin = () => import('../../data/admin/operations.ts');
  return {
    countOpenReports: async (id) => (await admin()).countReports(connection, 'open', id),
    deactivate: async (...act) => (await admin()).deactivateWishlist(connection, ...act),
    reactivate: async (wishlist) => (await admin()).reactivateWishlist(connection, wishlist),
  };
}

interface AdminBarProps {
  readonly wishlist: Wishlist;
  readonly api: AdminBarApi | undefined;
  /** Called when the stored wishlist differs from the page. */
  readonly onStale: () => void;
  /** What guests see here. Admins see it too while there is nothing to moderate. */
  readonly children: ReactNode;
}

/** Lets admins moderate a reported or deactivated page, in place of the guests' bar. */
export function AdminBar(props: AdminBarProps) {
  return (
    <ServerStateProvider>
      <ReportedPage {...props} />
    </ServerStateProvider>
  );
}

function ReportedPage({ wishlist, api: given, onStale, children }: AdminBarProps) {
  const api = useApi(adminBarApi, given);
  const { id } = wishlist;
  const { shown } = useServerQuery({ queryKey: ['open-reports', id], queryFn: () => api.countOpenReports(id) });
  const open = shown.state === 'ready' ? shown.value : 0;
  if ((open === 0 && wishlist.isActive) || wishlist.stage === 'draft') return children;
  return <Moderation wishlist={wishlist} open={open} api={api} onStale={onStale} />;
}

interface ModerationProps {
  readonly wishlist: Wishlist;
  /** The number of open reports. */
  readonly open: number;
  readonly api: AdminBarApi;
  readonly onStale: () => void;
}

function Moderation({ wishlist, open, api, onStale }: ModerationProps) {
  const { say } = useSession();
  const { isActive } = wishlist;
  /** The latest question; kept while its dialog fades out. */
  const [asked, setAsked] = useState<'deactivate' | 'reactivate'>('deactivate');
  const [isOpen, setOpen] = useState(false);
  const change = useMutation({
    mutationFn: (reason: string) =>
      asked === 'deactivate' ? api.deactivate(wishlist, reason) : api.reactivate(wishlist),
    meta: { done: 'toast.wishlist-updated', failed: 'toast.wishlist-update-failed' },
    onSuccess: () => {
      setOpen(false);
      onStale();
    },
  });
  const act = isActive ? 'deactivate' : 'reactivate';
  const by = closedBy(wishlist);
  return (
    <BottomBar>
      <section
        aria-label={say('moderation.bar')}
        className="mx-auto grid max-w-5xl gap-3 sm:flex sm:items-center sm:justify-between"
      >
        <p className="flex flex-wrap items-center gap-x-3">
          {open > 0 && (
            <TextLink
              href={`${paths.adminWishlists.to()}?tab=reports`}
              className="inline-flex min-h-touch items-center figures"
            >
              {say('admin-wishlists.reports.count', { count: open })}
            </TextLink>
          )}
          {by && <span className="text-faded">{say(`moderation.bar.closed-by.${by}`)}</span>}
        </p>
        <div className="grid grid-cols-2 gap-2 sm:flex">
          <ButtonLink look="quiet" icon={<PeopleIcon />} href={userAddress(wishlist.userId)}>
            {say('moderation.bar.owner')}
          </ButtonLink>
          <Button
            icon={isActive ? <EyeOffIcon /> : <EyeIcon />}
            onClick={() => {
              setAsked(act);
              setOpen(true);
            }}
          >
            {say(`admin-wishlists.${act}`)}
          </Button>
        </div>
      </section>
      <WishlistStateDialog
        act={asked}
        wishlist={{ ...wishlist, closedBy: by }}
        open={isOpen}
        isBusy={change.isPending}
        onConfirm={(reason) => {
          if (!change.isPending) change.mutate(reason);
        }}
        onCancel={() => setOpen(false)}
      />
    </BottomBar>
  );
}
