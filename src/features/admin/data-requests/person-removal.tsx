import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmationOf, type DataKind, type DataSubject, type RemovalStep } from '../../../domain/data-request.ts';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DATA_REQUESTS, type DataRequestsApi } from './api.ts';
import { WhatIsLeft } from './what-is-left.tsx';

interface PersonRemovalProps {
  readonly api: DataRequestsApi;
  readonly subject: DataSubject;
  readonly onRemoved: () => void;
}

const KIND_OF: Readonly<Record<RemovalStep, DataKind>> = {
  account: 'profile',
  lists: 'wishlists',
  gifts: 'gifts-given',
  messages: 'messages',
  subscriptions: 'subscriptions',
  reports: 'reports',
  notes: 'notes',
};

/** Deletes what an admin can delete, after a typed confirmation, and says what is left. */
export function PersonRemoval({ api, subject, onRemoved }: PersonRemovalProps) {
  const { say } = useSession();
  const [isAsked, setAsked] = useState(false);
  const [step, setStep] = useState<RemovalStep | null>(null);
  const begun = useServerQuery({
    queryKey: [...DATA_REQUESTS, 'begun', subject.id],
    queryFn: () => api.erasureStart(subject),
  });
  const removal = useMutation({
    mutationFn: () => api.remove(subject, setStep),
    onSettled: () => {
      setStep(null);
      begun.refresh();
      onRemoved();
    },
  });
  const start = () => {
    setAsked(false);
    if (!removal.isPending) removal.mutate();
  };
  const since = begun.shown.state === 'ready' ? begun.shown.value : null;
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-5">
      {removal.isError && <Notice text={say('admin-users.data.delete.failed')} />}
      {removal.isSuccess && (
        <p role="status" className="font-medium">
          {say('admin-users.data.delete.done')}
        </p>
      )}
      {(since || removal.isSuccess) && <WhatIsLeft subject={subject} since={since} />}
      {!removal.isSuccess && (
        <div>
          <Button
            look="danger"
            busy={removal.isPending}
            busyLabel={
              step
                ? say('admin-users.data.delete.busy', { kind: say(`admin-users.data.kind.${KIND_OF[step]}`) })
                : undefined
            }
            onClick={() => (removal.isError ? start() : setAsked(true))}
          >
            {say(removal.isError ? 'admin-users.data.delete.continue' : 'admin-users.data.delete')}
          </Button>
        </div>
      )}
      <Confirmation subject={subject} open={isAsked} onConfirm={start} onCancel={() => setAsked(false)} />
    </div>
  );
}

interface ConfirmationProps {
  readonly subject: DataSubject;
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function Confirmation({ subject, open, onConfirm, onCancel }: ConfirmationProps) {
  const { say } = useSession();
  const [typed, type] = useState('');
  const [isChecked, setChecked] = useState(false);
  const word = confirmationOf(subject);
  const isSame = typed.trim().toLowerCase() === word.toLowerCase();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={say('admin-users.data.delete.title', { name: subject.name || word })}
      confirmLabel={say('admin-users.data.delete.confirm')}
      cancelLabel={say('admin-users.change.cancel')}
      onConfirm={() => {
        setChecked(true);
        if (isSame) onConfirm();
      }}
      onCancel={onCancel}
    >
      <p className="pb-4">{say('admin-users.data.delete.text')}</p>
      <TextField
        label={say('admin-users.data.delete.type', { word })}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={isChecked && !isSame ? say('admin-users.data.delete.mismatch') : null}
        onChange={({ target }) => type(target.value)}
      />
      <p className="text-sm text-faded">{say('admin-users.change.logged')}</p>
    </ConfirmDialog>
  );
}
