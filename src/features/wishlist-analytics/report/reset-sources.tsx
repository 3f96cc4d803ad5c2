import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface ResetSourcesProps {
  readonly reset: () => Promise<void>;
  readonly onDone: () => void;
}

/** Clears the sources and referring websites, after a question. Anyone with the link can invent some. */
export function ResetSources({ reset, onDone }: ResetSourcesProps) {
  const { say } = useSession();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending: isBusy } = useMutation({
    mutationFn: reset,
    meta: { done: 'analytics.sources.reset.done', failed: 'analytics.sources.reset.failed' },
    onSuccess: () => {
      close();
      onDone();
    },
  });
  return (
    <>
      <Button look="link" onClick={() => setAsking(true)}>
        {say('analytics.sources.reset')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={say('analytics.sources.reset.title')}
        confirmLabel={say('analytics.sources.reset')}
        cancelLabel={say('analytics.sources.reset.cancel')}
        busyLabel={say('analytics.sources.reset.busy')}
        busy={isBusy}
        onConfirm={() => mutate()}
        onCancel={() => {
          // A running reset cannot be stopped.
          if (!isBusy) close();
        }}
      >
        <p>{say('analytics.sources.reset.text')}</p>
      </ConfirmDialog>
    </>
  );
}
