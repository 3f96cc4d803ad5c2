import type { LeaveWarning } from '../../session/navigation/leave-warning.ts';
import { useSession } from '../../session/session.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export function LeaveDialog({ warning, text }: { readonly warning: LeaveWarning; readonly text: string }) {
  const { say } = useSession();
  return (
    <ConfirmDialog
      open={warning.isAsking}
      title={say('editor.leave.title')}
      confirmLabel={say('editor.leave.leave')}
      cancelLabel={say('editor.leave.stay')}
      onConfirm={warning.leave}
      onCancel={warning.stay}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
