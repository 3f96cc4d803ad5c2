import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { type Host, isEditor, type Role, roleOf } from '../../domain/hosts.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { useNavigation } from '../../session/navigation/navigation.tsx';
import { ListView } from '../../session/server-state/list-view.tsx';
import { useServerQuery } from '../../session/server-state/use-server-query.ts';
import { useSession } from '../../session/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import type { HostsApi } from './api.ts';
import { Invitations } from './invitations.tsx';
import { InviteCard } from './invite-card.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import { OfferedCard } from './offered-card.tsx';
import { hostsKey, useInvitations } from './queries.ts';
import { RemovalDialog } from './removal-dialog.tsx';

interface HostsPageProps {
  readonly wishlist: Wishlist;
  readonly api: HostsApi;
}

/** The owner invites and removes hosts, and may make one the owner; a host sees the others and may leave. */
export function HostsPage({ wishlist, api }: HostsPageProps) {
  const { say, langOf } = useSession();
  const { profile } = useMember();
  const isOwner = roleOf(wishlist, profile.id) === 'owner';
  const invitations = useInvitations(api, wishlist, isOwner);
  return (
    <Page width="medium">
      <PageHeading
        title={say('hosts.title')}
        lead={<span lang={langOf(wishlist.title, wishlist.language)}>{wishlist.title}</span>}
      />
      <div className="grid grid-cols-1 gap-6">
        {wishlist.offeredTo === profile.id && <OfferedCard wishlist={wishlist} api={api} />}
        <People wishlist={wishlist} api={api} />
        {isOwner && (
          <>
            <InviteCard wishlist={wishlist} api={api} />
            <Invitations wishlist={wishlist} api={api} query={invitations} />
          </>
        )}
      </div>
    </Page>
  );
}

function People({ wishlist, api }: HostsPageProps) {
  const { say } = useSession();
  const { profile } = useMember();
  const { go } = useNavigation();
  const [leaving, setLeaving] = useState<Host | null>(null);
  const [heir, setHeir] = useState<Host | null>(null);
  const hostIds = wishlist.hostIds ?? [];
  const isOwner = wishlist.userId === profile.id;
  const hosts = useServerQuery({
    // Read again when one joins, leaves or becomes the owner on another device.
    queryKey: [...hostsKey(wishlist.id), 'people', wishlist.userId, ...hostIds],
    queryFn: () => api.hosts(wishlist.id),
    enabled: hostIds.length > 0,
  });
  const owner = hosts.shown.state === 'ready' ? hosts.shown.value.items.find(({ id }) => id === wishlist.userId) : null;
  const { mutate: withdraw, isPending } = useMutation({
    mutationFn: () => api.withdraw(wishlist.id),
    meta: { done: 'hosts.offer.withdrawn', failed: 'hosts.offer.withdraw.failed' },
  });
  return (
    <Card title={say('hosts.people')}>
      <div className="divide-y divide-line">
        <ul>
          <OwnersRow isReader={isOwner} name={owner?.name} />
        </ul>
        {hostIds.length > 0 && (
          <ListView
            query={hosts}
            failed={say('hosts.failed')}
            waiting={<SkeletonLines count={hostIds.length} />}
            empty={null}
          >
            {(items) => (
              <ul className="divide-y divide-line">
                {items
                  .filter(({ id }) => hostIds.includes(id))
                  .map((host) => (
                    <HostRow
                      key={host.id}
                      host={host}
                      role={roleOf(wishlist, host.id)}
                      isReader={host.id === profile.id}
                      isOffered={wishlist.offeredTo === host.id}
                      isBusy={isPending}
                      onOffer={isOwner ? () => setHeir(host) : undefined}
                      onWithdraw={isOwner ? () => withdraw() : undefined}
                      onRemove={isOwner || host.id === profile.id ? () => setLeaving(host) : undefined}
                    />
                  ))}
              </ul>
            )}
          </ListView>
        )}
      </div>
      <RemovalDialog
        host={leaving}
        isReader={leaving?.id === profile.id}
        wishlist={wishlist}
        api={api}
        onClose={() => setLeaving(null)}
        onLeft={() => go(paths.dashboard.to(), { replace: true })}
      />
      <OfferSheet host={heir} wishlist={wishlist} api={api} onClose={() => setHeir(null)} />
    </Card>
  );
}

/** Owners have a name plate once they have offered or taken over the wishlist. */
function OwnersRow({ isReader, name }: { readonly isReader: boolean; readonly name: string | undefined }) {
  const { say } = useSession();
  const shown = isReader ? say('name.you') : name;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <span className="font-medium wrap-anywhere">{shown ?? say('hosts.role.owner')}</span>
      {shown !== undefined && <Badge tone="wine">{say('hosts.role.owner')}</Badge>}
    </li>
  );
}

interface HostRowProps {
  readonly host: Host;
  /** As the wishlist says; the name plate of a former owner does not change. */
  readonly role: Role | null;
  readonly isReader: boolean;
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  readonly onOffer: (() => void) | undefined;
  readonly onWithdraw: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

function HostRow({ host, role, isReader, isOffered, isBusy, onOffer, onWithdraw, onRemove }: HostRowProps) {
  const { say, format } = useSession();
  const { name, since } = host;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          <Badge tone={role === 'host' ? 'leaf' : 'neutral'}>{say(`hosts.role.${role ?? host.role}`)}</Badge>
          {isOffered && <Badge tone="wine">{say('hosts.offer.open')}</Badge>}
          {isReader && <Badge>{say('name.you')}</Badge>}
        </p>
        <p className="text-sm text-faded">{say('hosts.since', { date: format.date(since) })}</p>
      </div>
      {isOffered && onWithdraw && (
        <Button look="quiet" busy={isBusy} busyLabel={say('hosts.busy')} onClick={onWithdraw}>
          {say('hosts.offer.withdraw')}
        </Button>
      )}
      {!isOffered && onOffer && isEditor(role) && (
        <Button look="quiet" aria-label={say('hosts.offer.of', { name })} onClick={onOffer}>
          {say('hosts.offer')}
        </Button>
      )}
      {onRemove && (
        <Button
          look="quiet"
          aria-label={isReader ? undefined : say('hosts.remove.of', { name })}
          onClick={onRemove}
          className="text-alarm"
        >
          {say(isReader ? 'hosts.leave' : 'hosts.remove')}
        </Button>
      )}
    </li>
  );
}
