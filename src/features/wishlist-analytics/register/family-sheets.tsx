import { useMutation } from '@tanstack/react-query';
import type { RegisterEntry } from '../../../domain/register-entry.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import { useSession } from '../../../session/session.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { GiftNoteSheet } from './gift-note-sheet.tsx';
import type { FamilyEdits } from './use-family-edits.ts';

interface FamilySheetsProps {
  readonly edits: FamilyEdits;
  readonly wishlist: RegisterOf;
  readonly hasSides: boolean;
}

/** Adds, edits and deletes entries, and notes something about online gifts. */
export function FamilySheets({ edits, wishlist, hasSides }: FamilySheetsProps) {
  const { say } = useSession();
  const { open, close, entry, contribution } = edits;
  const deletion = useMutation({
    mutationFn: (of: RegisterEntry) => edits.remove(of),
    meta: { failed: 'book.delete.failed' },
    onSuccess: close,
  });
  return (
    <>
      <EntrySheet
        open={open === 'entry'}
        onClose={close}
        wishlist={wishlist}
        entry={entry}
        hasSides={hasSides}
        save={edits.save}
        onSaved={edits.onSaved}
      />
      <GiftNoteSheet
        open={open === 'note'}
        onClose={close}
        contribution={contribution}
        note={contribution ? edits.notes.get(contribution.id) : undefined}
        hasSides={hasSides}
        save={edits.saveNote}
      />
      <ConfirmDialog
        open={open === 'delete'}
        title={say('book.delete.title', { name: entry?.name ?? '' })}
        confirmLabel={say('book.delete')}
        cancelLabel={say('analytics.correct.cancel')}
        busy={deletion.isPending}
        danger
        onConfirm={() => entry && deletion.mutate(entry)}
        onCancel={close}
      >
        <p>{say('book.delete.text')}</p>
      </ConfirmDialog>
    </>
  );
}
