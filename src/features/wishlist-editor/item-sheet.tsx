import { type ReactNode, useState } from 'react';
import { emptyForm, filledForm } from '../../domain/forms/form-fields.ts';
import { checkItem, type ItemForm } from '../../domain/forms/item-form.ts';
import { NOTHING, type Rupees } from '../../domain/money.ts';
import { type ItemDetails, itemDetails } from '../../domain/wishlist.ts';
import type { Outcome } from '../../session/outcome.ts';
import { useCheckedForm, useTyped } from '../../session/forms/checked-form.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Conflicts } from './conflicts.tsx';
import { DiscardableSheet } from './discardable-sheet.tsx';
import { ItemFields } from './item-fields.tsx';
import { useLoosePictures } from './use-loose-pictures.ts';
import type { Pictures } from './api.ts';

interface ItemSheetProps {
  /** null for a new item. */
  readonly item: ItemDetails | null;
  /** As it is now, when another host may have changed it. */
  readonly current: ItemDetails | null;
  /** The contributions to the item. */
  readonly contributed?: Rupees;
  readonly pictures: Pictures;
  /** `base`: what the edit began with; none for a new item. */
  readonly onSave: (details: ItemDetails, base?: ItemDetails) => Promise<Outcome<unknown>>;
  readonly onClosed: () => void;
  /** Who else has the gift open. */
  readonly others?: ReactNode;
}

const EMPTY = emptyForm(itemDetails);
const formOf = (item: ItemDetails): ItemForm => filledForm(itemDetails, item);

/** The form for one item. Give it a key per opening. */
export function ItemSheet({
  item,
  current,
  contributed = NOTHING,
  pictures,
  onSave,
  onClosed,
  others,
}: ItemSheetProps) {
  const { say, format } = useSession();
  const [initial] = useState(() => (item ? formOf(item) : EMPTY));
  const [base, setBase] = useState(item);
  const { upload, keep, dropRest } = useLoosePictures(pictures);
  const [open, setOpen] = useState(true);
  const [isSending, setSending] = useState(false);
  const close = () => {
    setOpen(false);
    dropRest();
    onClosed();
  };
  const { form, change, errorOf, summary, isBusy, element, onSubmit } = useCheckedForm({
    typed: useTyped(initial),
    check: (typed) => checkItem(typed, contributed),
    send: async (details) => {
      keep(details.imageUrl);
      const outcome = await (base ? onSave(details, base) : onSave(details));
      if (outcome.ok) close();
      return outcome;
    },
  });
  const isChanged = (Object.keys(EMPTY) as (keyof ItemForm)[]).some((field) => form[field] !== initial[field]);
  return (
    <DiscardableSheet
      open={open}
      title={say(item ? 'editor.item.edit' : 'editor.item.add')}
      question={isChanged && !isBusy ? say('editor.item.discard.title') : null}
      onClose={close}
    >
      {open && others}
      <form ref={element} noValidate onSubmit={onSubmit}>
        {base && current && (
          <Conflicts
            edits={{ base: formOf(base), mine: form, theirs: formOf(current) }}
            onKeep={(field) => setBase({ ...base, [field]: current[field] })}
            onTake={(field) => {
              setBase({ ...base, [field]: current[field] });
              change({ [field]: formOf(current)[field] });
            }}
          />
        )}
        <ItemFields
          form={form}
          change={change}
          errorOf={errorOf}
          costHint={
            contributed > NOTHING
              ? say('editor.item.cost.contributed', { amount: format.rupees(contributed) })
              : undefined
          }
          upload={upload}
          onSending={setSending}
        />
        <DialogActions>
          {summary !== null && (
            <div className="w-full">
              <Notice text={summary} />
            </div>
          )}
          <Button
            type="submit"
            size="large"
            wide
            disabled={isSending}
            busy={isBusy}
            busyLabel={say('editor.item.saving')}
          >
            {say(item ? 'editor.item.save' : 'editor.item.save-new')}
          </Button>
        </DialogActions>
      </form>
    </DiscardableSheet>
  );
}
