import type { ItemForm } from '../../domain/forms/item-form.ts';
import { conflictsIn, type ItemField, type TwoEdits } from '../../domain/item-merge.ts';
import { SECTIONS } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { ITEM_LABELS } from './item-labels.ts';

interface ConflictsProps {
  readonly edits: TwoEdits<ItemForm>;
  readonly onKeep: (field: ItemField) => void;
  readonly onTake: (field: ItemField) => void;
}

/** What another host has changed while this form was open, field by field. Nothing is overwritten until it is decided. */
export function Conflicts({ edits, onKeep, onTake }: ConflictsProps) {
  const { say } = useSession();
  const fields = conflictsIn(edits);
  return (
    <div role="alert">
      {fields.length > 0 && (
        <div className="mb-5 rounded-xl border border-marigold bg-marigold-wash px-4 pt-3 pb-1">
          <p className="font-semibold text-marigold-ink">{say('editor.changed')}</p>
          <ul className="divide-y divide-line">
            {fields.map((field) => (
              <li key={field} className="py-3">
                <p className="font-medium">{say(ITEM_LABELS[field])}</p>
                {field !== 'imageUrl' && (
                  <>
                    <p className="line-clamp-3 wrap-anywhere">
                      {say('editor.changed.theirs', { value: shown('theirs', field) })}
                    </p>
                    <p className="line-clamp-3 wrap-anywhere text-faded">
                      {say('editor.changed.mine', { value: shown('mine', field) })}
                    </p>
                  </>
                )}
                <div className="mt-2 flex flex-wrap gap-2">
                  <Button look="quiet" onClick={() => onTake(field)}>
                    {say('editor.changed.take')}
                  </Button>
                  <Button look="quiet" onClick={() => onKeep(field)}>
                    {say('editor.changed.keep')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );

  function shown(whose: 'mine' | 'theirs', field: ItemField): string {
    const { category, priority, section, ...texts } = edits[whose];
    if (field === 'category') return say(`category.${category}`);
    if (field === 'priority') return say(`editor.priority.${priority}`);
    if (field === 'section') {
      const known = SECTIONS.find((one) => one === section);
      return say(known ? `section.${known}` : 'editor.item.section.auto');
    }
    const text = texts[field];
    return text === '' ? say('editor.changed.none') : text;
  }
}
