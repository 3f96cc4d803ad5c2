import { emptyForm, filledForm } from '../../../domain/forms/form-fields.ts';
import { checkGiftNote, type TypedGiftNote } from '../../../domain/forms/register-entry-form.ts';
import { type GiftNote, type GiftNoteForm, giftNoteForm } from '../../../domain/register-entry.ts';
import type { TransactionId } from '../../../domain/ids.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import { useCheckedForm } from '../../../session/forms/checked-form.ts';
import { type Unsent, useKeptForm, useUnsent } from '../../../session/forms/kept-form.ts';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { outcomeOf } from '../../../session/outcome.ts';
import { sayContributor } from '../../../session/register/contribution-words.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClampedTitle } from '../../../ui/clamped-title.tsx';
import { DialogActions, Sheet } from '../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { bookField } from './book-field.ts';
import { SideField } from './side-field.tsx';

interface GiftNoteSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The latest one; kept while the sheet closes. */
  readonly contribution: Transaction | null;
  readonly note: GiftNote | undefined;
  readonly hasSides: boolean;
  readonly save: (contribution: Transaction, note: GiftNoteForm) => Promise<unknown>;
}

type UnsentNotes = Unsent<TransactionId, TypedGiftNote>;

/** The family's notes about an online gift. */
export function GiftNoteSheet({ open, onClose, contribution, ...rest }: GiftNoteSheetProps) {
  const { say } = useSession();
  const unsent: UnsentNotes = useUnsent();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={
        contribution && (
          <ClampedTitle>{say('book.note.title', { name: sayContributor(say, contribution) })}</ClampedTitle>
        )
      }
      closeLabel={say('analytics.correct.close')}
    >
      {contribution && (
        <NoteForm key={contribution.id} {...rest} contribution={contribution} unsent={unsent} onClose={onClose} />
      )}
    </Sheet>
  );
}

interface NoteFormProps extends Omit<GiftNoteSheetProps, 'open'> {
  readonly contribution: Transaction;
  readonly unsent: UnsentNotes;
}

function NoteForm({ onClose, contribution, note, hasSides, save, unsent }: NoteFormProps) {
  const { say } = useSession();
  const { typed, sending, discard } = useKeptForm<TransactionId, TypedGiftNote>(unsent, contribution.id, () =>
    note ? filledForm(giftNoteForm, note) : emptyForm(giftNoteForm),
  );
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed,
    check: checkGiftNote,
    send: (value) =>
      outcomeOf(async () => {
        await sending(() => save(contribution, value));
        onClose();
      }),
  });
  const field = bookField<Exclude<keyof TypedGiftNote, 'side'>>(say, { form, change, errorOf });
  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <p className="pb-3 text-sm text-faded">{say('book.note.hint')}</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField {...field('place')} autoComplete="off" data-first-focus />
        {hasSides && <SideField value={form.side} onChange={(side) => change({ side })} />}
      </div>
      <TextField {...field('returned')} autoComplete="off" />
      <TextArea {...field('note')} rows={2} maxLength={giftNoteForm.note.most} />
      {failure && <Notice text={sayFailure(say, failure)} />}
      <DialogActions>
        <Button
          look="quiet"
          onClick={() => {
            discard();
            onClose();
          }}
        >
          {say('analytics.correct.cancel')}
        </Button>
        <Button type="submit" busy={isBusy} busyLabel={say('book.saving')}>
          {say('book.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
