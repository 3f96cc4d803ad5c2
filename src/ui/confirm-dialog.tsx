import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from './button.tsx';
import { DialogActions, Modal } from './dialog.tsx';

/** Asks before an action that cannot be undone. The cancel button has the focus first. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  busyLabel,
  busy = false,
  danger = false,
  onConfirm,
  onCancel,
}: {
  readonly open: boolean;
  readonly title: string;
  /** What the action does. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly busyLabel?: string | undefined;
  readonly busy?: boolean;
  readonly danger?: boolean;
  readonly onConfirm: (event: SyntheticEvent) => void;
  readonly onCancel: () => void;
}) {
  return (
    <Modal
      role="alertdialog"
      open={open}
      onClose={onCancel}
      title={<span className="line-clamp-4">{title}</span>}
      className="sheet"
    >
      <div className="pb-4">{children}</div>
      <DialogActions>
        <Button look="quiet" data-first-focus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button look={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Modal>
  );
}
