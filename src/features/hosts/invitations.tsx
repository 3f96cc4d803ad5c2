import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import type { Listed } from '../../data/listed.ts';
import { expiryOf, type HostInvitation, stateOf } from '../../domain/hosts.ts';
import type { HostInvitationId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { QueryView } from '../../session/server-state/query-view.tsx';
import type { ServerQuery } from '../../session/server-state/use-server-query.ts';
import { useSession } from '../../session/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Section } from '../../ui/page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import type { HostsApi } from './api.ts';
import { invitationsKey } from './queries.ts';

interface InvitationsProps {
  readonly wishlist: Wishlist;
  readonly api: HostsApi;
  readonly query: ServerQuery<Listed<HostInvitation>>;
}

/** The links that nobody has used yet. */
export function Invitations({ wishlist, api, query }: InvitationsProps) {
  const { say } = useSession();
  const client = useQueryClient();
  const revoking = useMutation({
    mutationFn: (id: HostInvitationId) => api.revoke(id),
    meta: { done: 'hosts.link.revoked', failed: 'hosts.link.revoke.failed' },
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsKey(wishlist.id) }),
  });
  return (
    <QueryView query={query} failed={say('hosts.links.failed')} waiting={<SkeletonLines count={2} />}>
      {({ items }) =>
        items.length > 0 && (
          <Section title={say('hosts.links')}>
            <ul className="grid grid-cols-1 gap-4">
              {items.map((invitation) => (
                <OpenInvitation
                  key={invitation.id}
                  invitation={invitation}
                  title={wishlist.title}
                  isBusy={revoking.isPending && revoking.variables === invitation.id}
                  onRevoke={() => revoking.mutate(invitation.id)}
                />
              ))}
            </ul>
          </Section>
        )
      }
    </QueryView>
  );
}

interface OpenInvitationProps {
  readonly invitation: HostInvitation;
  readonly title: string;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

function OpenInvitation({ invitation, title, isBusy, onRevoke }: OpenInvitationProps) {
  const { say, format } = useSession();
  const [now] = useState(() => new Date());
  const link = `${window.location.origin}${paths.join.to(invitation.id)}`;
  const isOpen = stateOf(invitation, now) === 'open';
  const date = format.date(expiryOf(invitation));
  return (
    <li className="rounded-2xl border border-line bg-card p-5 lift">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Badge tone={invitation.role === 'host' ? 'leaf' : 'neutral'}>{say(`hosts.role.${invitation.role}`)}</Badge>
        <span className={`text-sm ${isOpen ? 'text-faded' : 'text-alarm'}`}>
          {say(isOpen ? 'hosts.link.until' : 'hosts.link.expired', { date })}
        </span>
      </p>
      {isOpen && (
        <>
          <p translate="no" className="mt-2 text-sm wrap-anywhere text-faded select-all">
            {link}
          </p>
          <div className="mt-3 grid gap-3 sm:grid-cols-2">
            <CopyButton
              label={say('hosts.link.copy')}
              text={link}
              copied={say('toast.link-copied')}
              failed={say('hosts.link.copy.failed', { link })}
              onCopied={() => undefined}
            />
            <ButtonLink
              look="quiet"
              href={`https://wa.me/?text=${encodeURIComponent(say('hosts.link.message', { title, link }))}`}
            >
              {say('hosts.link.whatsapp')}
            </ButtonLink>
          </div>
        </>
      )}
      <Button look="link" busy={isBusy} onClick={onRevoke} className="mt-2 text-alarm">
        {say('hosts.link.revoke')}
      </Button>
    </li>
  );
}
