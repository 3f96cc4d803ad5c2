import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MOST_AT_A_GLANCE } from '../../domain/gift-list.ts';
import type { ItemId } from '../../domain/ids.ts';
import { isFoundIn } from '../../domain/search.ts';
import { useSession } from '../../session/session.tsx';
import { SearchField } from '../../ui/field.tsx';
import type { EditedItem } from './edited-item.ts';
import { ItemRow } from './item-row.tsx';

interface ItemListProps {
  readonly items: readonly EditedItem[];
  readonly onReorder: (order: readonly ItemId[]) => Promise<unknown>;
  readonly onEdit: (item: EditedItem) => void;
  /** Null if the wishlist is not created yet. */
  readonly onObtained: ((item: EditedItem) => void) | null;
  readonly onDelete: (item: EditedItem) => void;
}

interface Move {
  readonly id: ItemId;
  readonly way: 'up' | 'down';
}

/**
 * The items in their order, with a search if there are many. A move is optimistic and reverted if it cannot be saved; there is
 * none while only some items are shown.
 */
export function ItemList({ items, onReorder, onEdit, onObtained, onDelete }: ItemListProps) {
  const { say } = useSession();
  const list = useRef<HTMLOListElement>(null);
  const [order, setOrder] = useState<readonly ItemId[] | null>(null);
  const [news, setNews] = useState('');
  const lastMove = useRef<Move | null>(null);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const shown = order ? inOrder(items, order) : items;
  const [search, setSearch] = useState('');
  const isLong = items.length > MOST_AT_A_GLANCE;
  const sought = useDeferredValue(isLong ? search.trim() : '');
  const found = shown.filter(({ details }) => isFoundIn(`${details.title}\n${details.description}`, sought));

  // A moved item's button keeps the focus, so that it can be moved further.
  useLayoutEffect(() => {
    if (!lastMove.current) return;
    const { id, way } = lastMove.current;
    lastMove.current = null;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-item="${id}"] [data-move]`) ?? [];
    const usable = [...buttons].filter(({ disabled }) => !disabled);
    (usable.find((button) => button.dataset['move'] === way) ?? usable[0])?.focus();
  });

  const current = useRef(order);
  useEffect(() => {
    current.current = order;
  }, [order]);

  const move = (item: EditedItem, to: number) => {
    const ids = shown.map(({ id }) => id);
    const next = ids.filter((id) => id !== item.id);
    next.splice(to, 0, item.id);
    lastMove.current = { id: item.id, way: to < ids.indexOf(item.id) ? 'up' : 'down' };
    setOrder(next);
    setNews(say('editor.items.moved', { title: item.details.title, place: to + 1, count: ids.length }));
    // Saves run one after the other; after several quick moves, only the last result decides what is shown.
    saving.current = saving.current
      .then(() => onReorder(next))
      .then(() => {
        if (current.current === next) setOrder(null);
      });
  };
  return (
    <>
      {isLong && (
        <div className="mb-2">
          <SearchField label={say('finder.search')} value={search} onChange={({ target }) => setSearch(target.value)} />
        </div>
      )}
      {found.length === 0 && <p className="py-3 text-faded">{say('finder.none.text', { search: sought })}</p>}
      <ol ref={list} className="grid grid-cols-1 gap-3">
        {found.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            place={shown.indexOf(item)}
            last={shown.length - 1}
            onMove={sought === '' ? (to) => move(item, to) : null}
            onEdit={() => onEdit(item)}
            onObtained={onObtained && (() => onObtained(item))}
            onDelete={() => onDelete(item)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

/** Items missing from the order come last. */
function inOrder(items: readonly EditedItem[], order: readonly ItemId[]): readonly EditedItem[] {
  const place = ({ id }: EditedItem) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...items].sort((one, other) => place(one) - place(other));
}
