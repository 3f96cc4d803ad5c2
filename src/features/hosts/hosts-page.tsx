import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { type Host, roleOf } from '../../domain/hosts.ts';
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
import { hostsKey, useInvitations } from './queries.ts';
import { RemovalDialog } from './removal-dialog.tsx';

interface HostsPageProps {
  readonly wishlist: Wishlist;
  readonly api: HostsApi;
}

/** The owner invites and removes hosts; a host sees the others and may leave. */
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
  const hostIds = wishlist.hostIds ?? [];
  const hosts = useServerQuery({
    // Read again when one joins or leaves on another device.
    queryKey: [...hostsKey(wishlist.id), 'people', ...hostIds],
    queryFn: () => api.hosts(wishlist.id),
    enabled: hostIds.length > 0,
  });
  return (
    <Card title={say('hosts.people')}>
      <ul className="divide-y divide-line">
        <OwnersRow isReader={wishlist.userId === profile.id} />
        {hostIds.length > 0 && (
          <ListView
            query={hosts}
            failed={say('hosts.failed')}
            waiting={<SkeletonLines count={hostIds.length} />}
            empty={null}
          >
            {(items) =>
              items
                .filter(({ id }) => hostIds.includes(id))
                .map((host) => (
                  <HostRow
                    key={host.id}
                    host={host}
                    isReader={host.id === profile.id}
                    onRemove={
                      wishlist.userId === profile.id || host.id === profile.id ? () => setLeaving(host) : undefined
                    }
                  />
                ))
            }
          </ListView>
        )}
      </ul>
      <RemovalDialog
        host={leaving}
        isReader={leaving?.id === profile.id}
        wishlist={wishlist}
        api={api}
        onClose={() => setLeaving(null)}
        onLeft={() => go(paths.dashboard.to(), { replace: true })}
      />
    </Card>
  );
}

function OwnersRow({ isReader }: { readonly isReader: boolean }) {
  const { say } = useSession();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <span className="font-medium">{isReader ? say('name.you') : say('hosts.role.owner')}</span>
      {isReader && <Badge tone="wine">{say('hosts.role.owner')}</Badge>}
    </li>
  );
}

interface HostRowProps {
  readonly host: Host;
  readonly isReader: boolean;
  readonly onRemove: (() => void) | undefined;
}

function HostRow({ host: { name, role, since }, isReader, onRemove }: HostRowProps) {
  const { say, format } = useSession();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          <Badge tone={role === 'host' ? 'leaf' : 'neutral'}>{say(`hosts.role.${role}`)}</Badge>
          {isReader && <Badge>{say('name.you')}</Badge>}
        </p>
        <p className="text-sm text-faded">{say('hosts.since', { date: format.date(since) })}</p>
      </div>
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
