import type { ComponentProps } from 'react';
import { moderationReason } from '../../domain/common-fields.ts';
import { checked, entered, textProblem } from '../../domain/forms/check-form.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { useCheckedForm, useTyped } from '../forms/checked-form.ts';
import { outcomeOf } from '../outcome.ts';
import { useSession } from '../session.tsx';

type ReasonDialogProps = Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm'> & {
  /** Who will read the reason. */
  readonly readers: string;
  readonly onConfirm: (reason: string) => void;
};

/** Confirms an admin's action and asks for the reason, which is shown to the affected user. */
export function ReasonDialog({ readers, onConfirm, children, ...dialog }: ReasonDialogProps) {
  const { say } = useSession();
  const { form, change, errorOf, element, onSubmit } = useCheckedForm({
    typed: useTyped({ reason: '' }),
    check: ({ reason }) =>
      checked({ reason: textProblem(moderationReason, reason) }, () => entered(moderationReason, reason)),
    send: (reason) => outcomeOf(async () => onConfirm(reason)),
  });
  return (
    <ConfirmDialog {...dialog} onConfirm={onSubmit}>
      <form ref={element} noValidate className="grid gap-4" onSubmit={onSubmit}>
        <div className="grid gap-2">{children}</div>
        <TextArea
          label={say('moderation.reason')}
          hint={readers}
          maxLength={moderationReason.most}
          sayLeft={(left) => say('moderation.reason.left', { count: left })}
          value={form.reason}
          onChange={({ target }) => change({ reason: target.value })}
          error={errorOf('reason') && say('moderation.reason.missing')}
        />
      </form>
    </ConfirmDialog>
  );
}
