import { useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { NotificationsApi } from './api.ts';
import { useNotificationAction } from './use-notifications.ts';

/** Asks for confirmation, because it also deletes notifications that are not listed. */
export function ClearAll({ api, onCleared }: { api: NotificationsApi; onCleared: () => void }) {
  const { say } = useSession();
  const [isAsking, setAsking] = useState(false);
  const clearing = useNotificationAction({
    act: api.clear,
    toasts: { done: 'toast.notifications-cleared', failed: 'toast.notifications-clear-failed' },
    onDone: onCleared,
  });
  return (
    <>
      <Button look="link" className="text-sm" onClick={() => setAsking(true)}>
        {say('bell.clear')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={say('bell.clear.title')}
        confirmLabel={say('bell.clear')}
        cancelLabel={say('bell.keep')}
        busyLabel={say('bell.clear.busy')}
        busy={clearing.isPending}
        onConfirm={() => clearing.mutate(undefined, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <p>{say('bell.clear.text')}</p>
      </ConfirmDialog>
    </>
  );
}
