import type { ReactNode } from 'react';
import type { MessageKey } from '../../config/messages/en.ts';
import { CATEGORIES, itemDetails, PRIORITIES } from '../../domain/wishlist.ts';
import { sayProblem } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AmountField, Fields, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { ItemPicture } from './item-picture.tsx';
import type { ItemFormState, ItemProblems } from './use-item-form.ts';
import type { UploadPicture } from './use-pictures.ts';

type ItemField = keyof ItemProblems;

/** Each field, the id by which a summary leads there, and what it is called. */
export const ITEM_FIELD_IDS: readonly (readonly [ItemField, string, MessageKey])[] = [
  ['title', 'item-name', 'editor.item.name'],
  ['price', 'item-cost', 'editor.item.cost'],
  ['quantity', 'item-quantity', 'editor.item.quantity'],
  ['description', 'item-description', 'editor.item.description'],
  ['imageUrl', 'item-picture', 'editor.picture'],
  ['externalUrl', 'item-link', 'editor.item.link'],
  ['minContribution', 'item-minimum', 'editor.item.minimum'],
  ['maxContribution', 'item-maximum', 'editor.item.maximum'],
];

interface ItemFieldsProps {
  readonly state: ItemFormState;
  readonly costHint: ReactNode;
  readonly upload: UploadPicture;
  readonly onSending: (isSending: boolean) => void;
}

export function ItemFields({ state: { form, change, problems }, costHint, upload, onSending }: ItemFieldsProps) {
  const { say } = useSession();
  const worded = (field: ItemField) => {
    const problem = problems[field];
    return problem ? sayProblem(say, problem) : null;
  };
  const hasLimits = form.minContribution !== '' || form.maxContribution !== '';
  return (
    <Fields>
      <TextField
        id="item-name"
        autoComplete="off"
        label={say('editor.item.name')}
        placeholder={say('editor.item.name.placeholder')}
        value={form.title}
        onChange={(event) => change({ title: event.target.value })}
        error={worded('title')}
        data-first-focus
      />
      <AmountField
        id="item-cost"
        label={say('editor.item.cost')}
        hint={costHint}
        value={form.price}
        onChange={(event) => change({ price: event.target.value })}
        error={worded('price')}
      />
      <TextField
        id="item-quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        label={say('editor.item.quantity')}
        note={say('editor.optional')}
        hint={say('editor.item.quantity.hint')}
        value={form.quantity}
        onChange={(event) => change({ quantity: event.target.value })}
        error={worded('quantity')}
      />
      <TextArea
        id="item-description"
        rows={2}
        label={say('editor.item.description')}
        placeholder={say('editor.item.description.placeholder')}
        maxLength={itemDetails.description.most}
        sayLeft={(left) => say('editor.left', { left })}
        value={form.description}
        onChange={(event) => change({ description: event.target.value })}
        error={worded('description')}
      />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
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
      <div id="item-picture" tabIndex={-1}>
        <ItemPicture
          address={form.imageUrl}
          error={worded('imageUrl')}
          upload={upload}
          onChange={(imageUrl) => change({ imageUrl })}
          onSending={onSending}
        />
      </div>
      <TextField
        id="item-link"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={say('editor.item.link')}
        note={say('editor.optional')}
        placeholder="https://"
        value={form.externalUrl}
        onChange={(event) => change({ externalUrl: event.target.value })}
        error={worded('externalUrl')}
      />
      <Limits isOpen={hasLimits || worded('minContribution') !== null || worded('maxContribution') !== null}>
        <AmountField
          id="item-minimum"
          label={say('editor.item.minimum')}
          note={say('editor.optional')}
          value={form.minContribution}
          onChange={(event) => change({ minContribution: event.target.value })}
          error={worded('minContribution')}
        />
        <AmountField
          id="item-maximum"
          label={say('editor.item.maximum')}
          note={say('editor.optional')}
          value={form.maxContribution}
          onChange={(event) => change({ maxContribution: event.target.value })}
          error={worded('maxContribution')}
        />
      </Limits>
    </Fields>
  );
}

/** Few couples want them: they are out of the way until somebody asks, and in sight once there are any. */
function Limits({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { say } = useSession();
  const fields = <div className="grid gap-x-4 sm:grid-cols-2">{children}</div>;
  return isOpen ? fields : <Disclosure summary={say('editor.item.more')}>{fields}</Disclosure>;
}
