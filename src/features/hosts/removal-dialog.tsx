import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Host } from '../../domain/hosts.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { HostsApi } from './api.ts';
import { hostsKey } from './queries.ts';

interface RemovalDialogProps {
  /** Whom to remove; null while the dialog is closed. */
  readonly host: Host | null;
  /** The host leaves. */
  readonly isReader: boolean;
  readonly wishlist: Wishlist;
  readonly api: HostsApi;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** The owner removes a host, or a host leaves. */
export function RemovalDialog({ host, isReader, wishlist, api, onClose, onLeft }: RemovalDialogProps) {
  const { say } = useSession();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Host) => api.remove(wishlist, id),
    meta: isReader
      ? { done: 'hosts.left', failed: 'hosts.leave.failed' }
      : { done: 'hosts.removed', failed: 'hosts.remove.failed' },
    onSuccess: () => {
      onClose();
      if (isReader) onLeft();
      else void client.invalidateQueries({ queryKey: hostsKey(wishlist.id) });
    },
  });
  const name = host?.name ?? '';
  return (
    <ConfirmDialog
      open={host !== null}
      danger
      title={isReader ? say('hosts.leave.title') : say('hosts.remove.title', { name })}
      confirmLabel={say(isReader ? 'hosts.leave' : 'hosts.remove')}
      cancelLabel={say('hosts.cancel')}
      busyLabel={say('hosts.busy')}
      busy={isPending}
      onConfirm={() => host && mutate(host)}
      onCancel={onClose}
    >
      <p>{say(isReader ? 'hosts.leave.text' : 'hosts.remove.text')}</p>
    </ConfirmDialog>
  );
}
