import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { HostsApi } from './api.ts';
import { hostsKey } from './queries.ts';

interface OfferedCardProps {
  readonly wishlist: Wishlist;
  readonly api: HostsApi;
}

/** For the host to whom the owner offers the wishlist. */
export function OfferedCard({ wishlist, api }: OfferedCardProps) {
  const { say } = useSession();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.accept(wishlist.id),
    meta: { done: 'hosts.offered.accepted', failed: 'hosts.offered.failed' },
    onSuccess: () => client.invalidateQueries({ queryKey: hostsKey(wishlist.id) }),
  });
  return (
    <Card title={say('hosts.offered')}>
      <p className="-mt-2">{say('hosts.offered.text')}</p>
      {wishlist.acceptsUpi && <p className="mt-2">{say('hosts.offered.upi')}</p>}
      <p className="mt-2 text-faded">{say('hosts.offered.later')}</p>
      <Button busy={isPending} busyLabel={say('hosts.busy')} onClick={() => mutate()} className="mt-4 max-sm:w-full">
        {say('hosts.offered.accept')}
      </Button>
    </Card>
  );
}
