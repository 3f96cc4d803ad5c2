import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSession } from '../session.tsx';
import type { LeaveWarning } from './leave-warning.ts';

interface LeaveDialogProps {
  readonly warning: LeaveWarning;
  /** The screen's question and answers. */
  readonly words: 'admin-settings.leave' | 'editor.leave' | 'profile.leave';
  /** What would be lost. */
  readonly text: string;
}

export function LeaveDialog({ warning, words, text }: LeaveDialogProps) {
  const { say } = useSession();
  return (
    <ConfirmDialog
      open={warning.isAsking}
      title={say(`${words}.title`)}
      confirmLabel={say(`${words}.leave`)}
      cancelLabel={say(`${words}.stay`)}
      onConfirm={warning.leave}
      onCancel={warning.stay}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
