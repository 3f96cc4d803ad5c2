import { useEffect, useRef, useState } from 'react';
import { emptyForm, filledForm } from '../../../domain/forms/form-fields.ts';
import { checkEntry, type TypedEntry } from '../../../domain/forms/register-entry-form.ts';
import type { RegisterEntryId } from '../../../domain/ids.ts';
import { entryForm, type NewEntry, type RegisterEntry } from '../../../domain/register-entry.ts';
import { newEntryId } from '../../../session/register/entry-ids.ts';
import { useCheckedForm } from '../../../session/forms/checked-form.ts';
import { type Unsent, useKeptForm, useUnsent } from '../../../session/forms/kept-form.ts';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { outcomeOf } from '../../../session/outcome.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import { sayEntryGift } from '../../../session/register/entry-words.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogActions, Sheet } from '../../../ui/dialog.tsx';
import { DateField, TextArea, TextField } from '../../../ui/field.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { bookField } from './book-field.ts';
import { SideField } from './side-field.tsx';

interface EntrySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly wishlist: RegisterOf;
  /** null for new entries, one after the other. */
  readonly entry: RegisterEntry | null;
  readonly hasSides: boolean;
  readonly save: (entry: NewEntry, isNew: boolean) => Promise<unknown>;
  readonly onSaved: (entry: NewEntry) => void;
}

const NEW = 'new';

/** A retry sends the same id, so that the entry is saved once. */
type EntryWithId = TypedEntry & { readonly id: RegisterEntryId };

type UnsentEntries = Unsent<RegisterEntryId | typeof NEW, EntryWithId>;

/** Writes an entry into the register. After a new one the form is ready for the next envelope. */
export function EntrySheet({ open, onClose, entry, ...rest }: EntrySheetProps) {
  const { say } = useSession();
  const unsent: UnsentEntries = useUnsent();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={say(entry ? 'book.edit.title' : 'book.add')}
      closeLabel={say('analytics.correct.close')}
    >
      <EntryForm key={entry?.id ?? NEW} {...rest} entry={entry} unsent={unsent} onClose={onClose} />
    </Sheet>
  );
}

type EntryFormProps = Omit<EntrySheetProps, 'open'> & { readonly unsent: UnsentEntries };

function EntryForm({ onClose, wishlist, entry, hasSides, save, onSaved, unsent }: EntryFormProps) {
  const catalogue = useSession();
  const { say } = catalogue;
  const empty = (): EntryWithId => ({ ...emptyForm(entryForm), id: newEntryId(wishlist) });
  const { typed, sending, discard } = useKeptForm(unsent, entry?.id ?? NEW, () =>
    entry ? { ...filledForm(entryForm, entry), id: entry.id } : empty(),
  );
  const [{ id }, start] = typed;
  const [last, setLast] = useState<NewEntry | null>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed,
    check: checkEntry,
    send: (value) =>
      outcomeOf(async () => {
        const saved = { ...value, id };
        await sending(() => save(saved, entry === null));
        onSaved(saved);
        if (entry) return onClose();
        if (!isMounted.current) return;
        setLast(saved);
        // The next envelope is often of the same day and side.
        start({ ...empty(), side: value.side, receivedOn: value.receivedOn ?? '' });
        // From the top, where it says what was saved.
        const dialog = element.current?.closest('dialog');
        if (dialog) dialog.scrollTop = 0;
        element.current?.querySelector('input')?.focus({ preventScroll: true });
      }),
  });
  const field = bookField(say, { form, change, errorOf });
  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <p className="pb-3 text-sm text-faded">{say('book.add.hint')}</p>
      <p role="status" className="min-h-7 font-medium text-leaf">
        {last && (
          <span className="flex items-center gap-1.5">
            <CheckIcon className="size-5 shrink-0" />
            <span className="min-w-0 wrap-break-word">
              {say('book.saved', { name: last.name, gift: sayEntryGift(catalogue, last) })}
            </span>
          </span>
        )}
      </p>
      <TextField {...field('name')} autoComplete="off" data-first-focus />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField {...field('amount')} inputMode="numeric" autoComplete="off" />
        <TextField {...field('object')} autoComplete="off" />
        <TextField {...field('place')} autoComplete="off" />
        {hasSides && <SideField value={form.side} onChange={(side) => change({ side })} />}
        <DateField {...field('receivedOn')} />
        <TextField {...field('returned')} autoComplete="off" />
      </div>
      <TextArea {...field('note')} rows={2} maxLength={entryForm.note.most} />
      {failure && <Notice text={sayFailure(say, failure)} />}
      <DialogActions>
        <Button
          look="quiet"
          onClick={() => {
            if (entry) discard();
            onClose();
          }}
        >
          {say(entry ? 'analytics.correct.cancel' : 'analytics.correct.close')}
        </Button>
        <Button type="submit" busy={isBusy} busyLabel={say('book.saving')}>
          {say(entry ? 'book.save' : 'book.save-next')}
        </Button>
      </DialogActions>
    </form>
  );
}
