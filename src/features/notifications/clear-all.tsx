import { useState } from 'react';
import { useNotifications } from '../../session/notifications/notifications-provider.tsx';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks first: also those that are not listed go. */
export function ClearAll({ onCleared }: { onCleared: () => void }) {
  const { say } = useSession();
  const { clear } = useNotifications();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const clearAll = async () => {
    setBusy(true);
    const outcome = await clear();
    setBusy(false);
    setAsking(false);
    if (outcome.ok) onCleared();
  };
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
        busy={isBusy}
        onConfirm={() => void clearAll()}
        onCancel={() => setAsking(false)}
      >
        <p>{say('bell.clear.text')}</p>
      </ConfirmDialog>
    </>
  );
}
