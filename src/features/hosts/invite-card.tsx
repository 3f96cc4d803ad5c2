import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasRoom, HOST_ROLES, type HostRole } from '../../domain/hosts.ts';
import { MOST_HOSTS, type Wishlist } from '../../domain/wishlist.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { HostsApi } from './api.ts';
import { invitationsKey } from './queries.ts';

interface InviteCardProps {
  readonly wishlist: Wishlist;
  readonly api: HostsApi;
}

/** Creates a link for one host. */
export function InviteCard({ wishlist, api }: InviteCardProps) {
  const { say } = useSession();
  const { profile } = useMember();
  const client = useQueryClient();
  const [role, setRole] = useState<HostRole>('host');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.invite(wishlist, role, profile),
    meta: { failed: 'hosts.invite.failed' },
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsKey(wishlist.id) }),
  });
  if (!hasRoom(wishlist))
    return (
      <Card title={say('hosts.invite')}>
        <p className="text-faded">{say('hosts.invite.full', { most: MOST_HOSTS })}</p>
      </Card>
    );
  return (
    <Card title={say('hosts.invite')}>
      <p className="-mt-2 mb-4 text-faded">{say('hosts.lead')}</p>
      <RadioCards
        legend={say('hosts.invite.role')}
        value={role}
        onChange={setRole}
        options={HOST_ROLES.map((value) => ({
          value,
          label: say(`hosts.role.${value}`),
          description: say(`hosts.role.${value}.about`),
        }))}
      />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-48 flex-1 text-sm text-faded">{say('hosts.invite.about')}</p>
        <Button
          busy={isPending}
          busyLabel={say('hosts.invite.busy')}
          onClick={() => mutate()}
          className="max-sm:w-full"
        >
          {say('hosts.invite.make')}
        </Button>
      </div>
    </Card>
  );
}
