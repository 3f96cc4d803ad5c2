import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReviewedNote } from '../../../data/admin/operations.ts';
import { noteForm } from '../../../domain/admin-note.ts';
import { checked, entered, textProblem } from '../../../domain/forms/check-form.ts';
import type { AdminNoteId, UserId, WishlistId } from '../../../domain/ids.ts';
import { useCheckedForm } from '../../../session/forms/checked-form.ts';
import { type Unsent, useKeptForm } from '../../../session/forms/kept-form.ts';
import { outcomeOf } from '../../../session/outcome.ts';
import { ListPager } from '../../../session/server-state/list-pager.tsx';
import { ListView } from '../../../session/server-state/list-view.tsx';
import { usePages } from '../../../session/server-state/use-pages.ts';
import { useSession } from '../../../session/session.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { TrashIcon } from '../../../ui/rare-icons.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { ADMIN } from '../frame/admin-key.ts';
import type { NotesApi } from './api.ts';

const NOTES = [...ADMIN, 'notes'];
const SHOWN_AT_ONCE = 5;

export type UnsentNotes = Unsent<UserId | WishlistId, { readonly text: string }>;

interface NotesProps {
  readonly about: UserId | WishlistId;
  readonly unsent: UnsentNotes;
  readonly api: NotesApi;
}

/** What admins noted about a user or a wishlist, newest first, and a field for more. */
export function Notes({ about, unsent, api }: NotesProps) {
  const { say } = useSession();
  const id = useId();
  const { typed } = useKeptForm(unsent, about, () => ({ text: '' }));
  const pages = usePages({
    queryKey: [...NOTES, about],
    read: (options) => api.notes(about, options),
    size: SHOWN_AT_ONCE,
  });
  const addition = useMutation({
    mutationFn: (note: string) => api.addNote(about, note),
    meta: { failed: 'moderation.notes.add-failed' },
    onSuccess: () => {
      change({ text: '' });
      pages.goToStart();
      pages.refresh();
    },
  });
  const deletion = useMutation({
    mutationFn: (note: AdminNoteId) => api.deleteNote(note),
    meta: { failed: 'moderation.notes.delete-failed' },
    onSuccess: pages.refresh,
  });
  const { form, change, errorOf, isBusy, element, onSubmit } = useCheckedForm({
    typed,
    check: ({ text }) => checked({ text: textProblem(noteForm.text, text) }, () => entered(noteForm.text, text)),
    send: (note) => outcomeOf(() => addition.mutateAsync(note)),
  });
  return (
    <section aria-labelledby={id} className="pb-4">
      <h3 id={id} className="font-display text-xl/7 text-wine">
        {say('moderation.notes')}
      </h3>
      <p className="mb-3 text-sm text-faded">{say('moderation.notes.hint')}</p>
      <ListView
        query={pages}
        failed={say('moderation.notes.failed')}
        waiting={<SkeletonLines count={2} />}
        empty={<p className="text-faded">{say('moderation.notes.none')}</p>}
      >
        {(notes) => (
          <ul className="grid grid-cols-1 gap-2">
            {notes.map((each) => (
              <Note
                key={each.note.id}
                {...each}
                isBusy={deletion.isPending && deletion.variables === each.note.id}
                onDelete={() => deletion.mutate(each.note.id)}
              />
            ))}
          </ul>
        )}
      </ListView>
      <ListPager label={say('moderation.notes')} pages={pages} />
      <form ref={element} noValidate onSubmit={onSubmit} className="mt-4">
        <TextArea
          label={say('moderation.notes.new')}
          maxLength={noteForm.text.most}
          value={form.text}
          onChange={({ target }) => change({ text: target.value })}
          error={errorOf('text') && say('moderation.notes.missing')}
        />
        <Button type="submit" look="quiet" busy={isBusy} busyLabel={say('moderation.notes.adding')}>
          {say('moderation.notes.add')}
        </Button>
      </form>
    </section>
  );
}

interface NoteProps extends ReviewedNote {
  readonly isBusy: boolean;
  readonly onDelete: () => void;
}

function Note({ note, author, isBusy, onDelete }: NoteProps) {
  const { say, format, langOf } = useSession();
  const name = author && (author.displayName.trim() || author.email);
  return (
    <li className="flex items-start justify-between gap-2 rounded-xl bg-paper py-2 pr-1 pl-4">
      <div className="min-w-0 py-1.5">
        <p lang={langOf(note.text)} className="break-words whitespace-pre-line">
          {note.text}
        </p>
        <p className="text-sm text-faded">
          {name || note.by} · {format.moment(note.createdAt)}
        </p>
      </div>
      <IconButton label={say('moderation.notes.delete')} disabled={isBusy} onClick={onDelete}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}
