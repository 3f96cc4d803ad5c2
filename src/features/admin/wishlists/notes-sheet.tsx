import { useState } from 'react';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { useUnsent } from '../../../session/forms/kept-form.ts';
import { useSession } from '../../../session/session.tsx';
import { ClampedTitle } from '../../../ui/clamped-title.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import type { NotesApi } from '../notes/api.ts';
import { Notes, type UnsentNotes } from '../notes/notes.tsx';

interface NotesSheetProps {
  /** null if none is open. */
  readonly about: Pick<Wishlist, 'id' | 'title'> | null;
  readonly api: NotesApi;
  readonly onClose: () => void;
}

/** The internal notes about a wishlist. */
export function NotesSheet({ about, api, onClose }: NotesSheetProps) {
  const { say, langOf } = useSession();
  const unsent: UnsentNotes = useUnsent();
  // Keeps the content while the sheet closes.
  const [last, setLast] = useState(about);
  if (about && about !== last) setLast(about);
  return (
    <Sheet
      open={about !== null}
      onClose={onClose}
      title={last && <ClampedTitle lang={langOf(last.title)}>{last.title}</ClampedTitle>}
      closeLabel={say('moderation.notes.close')}
    >
      {last && <Notes key={last.id} about={last.id} unsent={unsent} api={api} />}
    </Sheet>
  );
}
