import { useState } from 'react';
import { type CeremonyDetails, ceremonyDetails, INDIA } from '../../domain/ceremonies.ts';
import { checkCeremony, type CeremonyForm } from '../../domain/forms/ceremony-form.ts';
import { emptyForm, filledForm } from '../../domain/forms/form-fields.ts';
import { useCheckedForm, useTyped } from '../../session/forms/checked-form.ts';
import type { Outcome } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CeremonyFields } from './ceremony-fields.tsx';
import { DiscardableSheet } from './discardable-sheet.tsx';

interface CeremonySheetProps {
  /** null for a new ceremony. */
  readonly ceremony: CeremonyDetails | null;
  /** Of a new ceremony; '' if it is not known. */
  readonly day: string;
  readonly onSave: (details: CeremonyDetails) => Promise<Outcome<unknown>>;
}

const EMPTY: CeremonyForm = { ...emptyForm(ceremonyDetails), kind: 'wedding', timeZone: INDIA };

/** The form for one event. Give it a key per opening. */
export function CeremonySheet({ ceremony, day, onSave }: CeremonySheetProps) {
  const { say } = useSession();
  const [initial] = useState(() => (ceremony ? filledForm(ceremonyDetails, ceremony) : { ...EMPTY, day }));
  const [open, setOpen] = useState(true);
  const { form, change, errorOf, summary, isBusy, element, onSubmit } = useCheckedForm({
    typed: useTyped(initial),
    check: checkCeremony,
    send: async (details) => {
      const outcome = await onSave(details);
      if (outcome.ok) setOpen(false);
      return outcome;
    },
  });
  const isChanged = (Object.keys(initial) as (keyof CeremonyForm)[]).some((field) => form[field] !== initial[field]);
  return (
    <DiscardableSheet
      open={open}
      title={say(ceremony ? 'editor.event.edit' : 'editor.event.add')}
      question={isChanged && !isBusy ? say('editor.event.discard.title') : null}
      onClose={() => setOpen(false)}
    >
      <form ref={element} noValidate onSubmit={onSubmit}>
        <CeremonyFields form={form} change={change} errorOf={errorOf} />
        <DialogActions>
          {summary !== null && (
            <div className="w-full">
              <Notice text={summary} />
            </div>
          )}
          <Button type="submit" size="large" wide busy={isBusy} busyLabel={say('editor.item.saving')}>
            {say(ceremony ? 'editor.event.save' : 'editor.event.save-new')}
          </Button>
        </DialogActions>
      </form>
    </DiscardableSheet>
  );
}
