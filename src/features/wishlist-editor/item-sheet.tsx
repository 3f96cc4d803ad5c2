import { type FormEvent, useState } from 'react';
import { formatRupees } from '../../domain/format.ts';
import { NOTHING, type Rupees } from '../../domain/money.ts';
import type { ItemDetails } from '../../domain/wishlist.ts';
import { sayProblem } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DialogActions, Sheet } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { ITEM_FIELD_IDS, ItemFields } from './item-fields.tsx';
import { useItemForm } from './use-item-form.ts';
import { useLoosePictures } from './use-loose-pictures.ts';
import type { Pictures } from './use-pictures.ts';

interface ItemSheetProps {
  /** null: a new one. */
  readonly item: ItemDetails | null;
  /** What guests have given to it. */
  readonly contributed?: Rupees;
  readonly pictures: Pictures;
  /** Answers whether it is saved. */
  readonly onSave: (details: ItemDetails) => Promise<boolean>;
  readonly onClosed: () => void;
}

/** One gift, new or to be changed. Give it a key per opening. */
export function ItemSheet({ item, contributed = NOTHING, pictures, onSave, onClosed }: ItemSheetProps) {
  const { say } = useSession();
  const state = useItemForm(item, contributed);
  const { upload, keep, dropRest } = useLoosePictures(pictures);
  const [open, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isSending, setSending] = useState(false);
  const close = () => {
    setOpen(false);
    dropRest();
    onClosed();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const details = isSaving || isSending ? null : state.check();
    if (!details) return;
    setSaving(true);
    keep(details.imageUrl);
    const isSaved = await onSave(details);
    setSaving(false);
    if (isSaved) close();
  };
  const { problems, summary } = state;
  return (
    <>
      {/* Before the sheet: when both close at once, the question gives the focus back first. */}
      <ConfirmDialog
        open={isAsking}
        title={say('editor.item.discard.title')}
        confirmLabel={say('editor.item.discard')}
        cancelLabel={say('editor.item.keep')}
        onConfirm={() => {
          setAsking(false);
          close();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{say('editor.item.discard.text')}</p>
      </ConfirmDialog>
      <Sheet
        open={open}
        onClose={() => (state.isChanged && !isSaving ? setAsking(true) : close())}
        title={say(item ? 'editor.item.edit' : 'editor.item.add')}
        closeLabel={say('editor.close')}
      >
        <form noValidate onSubmit={(event) => void save(event)}>
          {summary && (
            <FormError
              key={state.complaints}
              title={sayProblem(say, summary)}
              problems={ITEM_FIELD_IDS.flatMap(([field, fieldId, label]) => {
                const problem = problems[field];
                return problem ? [{ fieldId, text: `${say(label)}: ${sayProblem(say, problem)}` }] : [];
              })}
            />
          )}
          <ItemFields
            state={state}
            costHint={
              contributed > NOTHING
                ? say('editor.item.cost.contributed', { amount: formatRupees(contributed) })
                : undefined
            }
            upload={upload}
            onSending={setSending}
          />
          <DialogActions>
            <Button
              type="submit"
              size="large"
              wide
              disabled={isSending}
              busy={isSaving}
              busyLabel={say('editor.item.saving')}
            >
              {say(item ? 'editor.item.save' : 'editor.item.save-new')}
            </Button>
          </DialogActions>
        </form>
      </Sheet>
    </>
  );
}
