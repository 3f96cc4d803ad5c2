import type { ReactNode } from 'react';
import type { ItemForm } from '../../domain/forms/item-form.ts';
import { CATEGORIES, itemDetails, PRIORITIES, SECTIONS } from '../../domain/wishlist.ts';
import type { CheckedFormState } from '../../session/forms/checked-form.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { Fields, LinkField, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { PictureField } from './picture-field.tsx';
import { useSharedGift } from './use-shared-gift.ts';
import type { UploadPicture } from './api.ts';

interface ItemFieldsProps extends Pick<CheckedFormState<ItemForm, keyof ItemForm>, 'form' | 'change' | 'errorOf'> {
  readonly costHint: ReactNode;
  readonly upload: UploadPicture;
  readonly onSending: (isSending: boolean) => void;
}

export function ItemFields({ form, change, errorOf, costHint, upload, onSending }: ItemFieldsProps) {
  const { say } = useSession();
  const { enter, undo } = useSharedGift(form, change);
  const hasLimits = form.minContribution !== '' || form.maxContribution !== '';
  return (
    <Fields>
      <TextField
        autoComplete="off"
        label={say('editor.item.name')}
        placeholder={say('editor.item.name.placeholder')}
        value={form.title}
        onChange={(event) => enter('title', event.target.value)}
        error={errorOf('title')}
        data-first-focus
      />
      <AmountField
        label={say('editor.item.cost')}
        hint={costHint}
        value={form.price}
        onChange={(event) => change({ price: event.target.value })}
        error={errorOf('price')}
      />
      <TextField
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        label={say('editor.item.quantity')}
        note={say('editor.optional')}
        hint={say('editor.item.quantity.hint')}
        value={form.quantity}
        onChange={(event) => change({ quantity: event.target.value })}
        error={errorOf('quantity')}
      />
      <TextArea
        rows={2}
        label={say('editor.item.description')}
        placeholder={say('editor.item.description.placeholder')}
        maxLength={itemDetails.description.most}
        sayLeft={(left) => say('editor.left', { left })}
        value={form.description}
        onChange={(event) => change({ description: event.target.value })}
        error={errorOf('description')}
      />
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField
          label={say('editor.item.category')}
          value={form.category}
          options={CATEGORIES.map((value) => ({ value, label: say(`category.${value}`) }))}
          onChange={({ target }) => {
            const category = CATEGORIES.find((known) => known === target.value);
            if (category) change({ category });
          }}
        />
        <SelectField
          label={say('editor.item.priority')}
          value={form.priority}
          options={PRIORITIES.map((value) => ({ value, label: say(`editor.priority.${value}`) }))}
          onChange={({ target }) => {
            const priority = PRIORITIES.find((known) => known === target.value);
            if (priority) change({ priority });
          }}
        />
      </div>
      <SelectField
        label={say('editor.item.section')}
        note={say('editor.optional')}
        hint={say('editor.item.section.hint')}
        value={form.section}
        options={[
          { value: '', label: say('editor.item.section.auto') },
          ...SECTIONS.map((value) => ({ value, label: say(`section.${value}`) })),
        ]}
        onChange={(event) => change({ section: event.target.value })}
        error={errorOf('section')}
      />
      <PictureField
        address={form.imageUrl}
        error={errorOf('imageUrl')}
        upload={upload}
        onChange={(imageUrl) => change({ imageUrl })}
        onSending={onSending}
      />
      <LinkField
        label={say('editor.item.link')}
        note={say('editor.optional')}
        hint={say('editor.item.link.hint')}
        value={form.externalUrl}
        onChange={(event) => enter('externalUrl', event.target.value)}
        error={errorOf('externalUrl')}
      />
      <div role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-faded empty:hidden">
        {undo && (
          <>
            {say('editor.item.link.filled')}
            <Button look="link" onClick={undo}>
              {say('editor.item.link.undo')}
            </Button>
          </>
        )}
      </div>
      <Limits isOpen={hasLimits || errorOf('minContribution') !== null || errorOf('maxContribution') !== null}>
        <AmountField
          label={say('editor.item.minimum')}
          note={say('editor.optional')}
          value={form.minContribution}
          onChange={(event) => change({ minContribution: event.target.value })}
          error={errorOf('minContribution')}
        />
        <AmountField
          label={say('editor.item.maximum')}
          note={say('editor.optional')}
          value={form.maxContribution}
          onChange={(event) => change({ maxContribution: event.target.value })}
          error={errorOf('maxContribution')}
        />
      </Limits>
    </Fields>
  );
}

/** Few couples need limits, so they are collapsed until there are any. */
function Limits({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { say } = useSession();
  const fields = <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">{children}</div>;
  return isOpen ? fields : <Disclosure summary={say('editor.item.more')}>{fields}</Disclosure>;
}
