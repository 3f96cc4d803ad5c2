import { type ReactNode, useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Sheet } from '../../ui/dialog.tsx';

interface DiscardableSheetProps {
  readonly open: boolean;
  readonly title: string;
  /** Asked before closing; null closes at once. */
  readonly question: string | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet with a form that asks before it discards what was typed. */
export function DiscardableSheet({ open, title, question, onClose, children }: DiscardableSheetProps) {
  const { say } = useSession();
  const [asked, setAsked] = useState('');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {/* Before the sheet: when both close at once, the question gives the focus back first. */}
      <ConfirmDialog
        open={isAsking}
        title={asked}
        confirmLabel={say('editor.item.discard')}
        cancelLabel={say('editor.item.keep')}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{say('editor.item.discard.text')}</p>
      </ConfirmDialog>
      <Sheet
        open={open}
        onClose={() => {
          setAsked(question ?? '');
          if (question === null) onClose();
          else setAsking(true);
        }}
        title={title}
        closeLabel={say('editor.close')}
      >
        {children}
      </Sheet>
    </>
  );
}
