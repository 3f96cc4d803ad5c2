import { useRef, useState, type ComponentProps } from 'react';
import { moderationReason } from '../../domain/common-fields.ts';
import { entered } from '../../domain/forms/check-form.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { markProblems } from '../forms/first-problem.ts';
import { useSession } from '../session.tsx';

type ReasonDialogProps = Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm'> & {
  /** Who will read the reason. */
  readonly readers: string;
  readonly onConfirm: (reason: string) => void;
};

/** Confirms an admin's action and asks for the reason, which is shown to the affected user. */
export function ReasonDialog({ readers, onConfirm, children, ...dialog }: ReasonDialogProps) {
  const { say } = useSession();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const confirm = () => {
    const given = entered(moderationReason, reason);
    if (given === '') markProblems(form.current, () => setMissing(true));
    else onConfirm(given);
  };
  return (
    <ConfirmDialog {...dialog} onConfirm={confirm}>
      <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
        <div className="grid gap-2">{children}</div>
        <TextArea
          label={say('moderation.reason')}
          hint={readers}
          maxLength={moderationReason.most}
          sayLeft={(left) => say('moderation.reason.left', { count: left })}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
          error={isMissing ? say('moderation.reason.missing') : null}
        />
      </form>
    </ConfirmDialog>
  );
}
