import type { DraftItem } from '../../data/drafts/wishlist-draft.ts';
import type { ItemChanges } from './edited-item.ts';

type Change = (change: (items: readonly DraftItem[]) => readonly DraftItem[]) => void;

/** Changes of a draft: they apply immediately and never fail. */
export function draftChanges(change: Change): ItemChanges {
  const done = (next: (items: readonly DraftItem[]) => readonly DraftItem[]) => {
    change(next);
    return Promise.resolve({ ok: true as const, value: undefined });
  };
  return {
    add: (id, details) => done((items) => [...items, { id, details }]),
    edit: (id, details) => done((items) => items.map((item) => (item.id === id ? { id, details } : item))),
    markObtained: null,
    remove: (id) => done((items) => items.filter((item) => item.id !== id)),
    reorder: (order) => done((items) => order.flatMap((id) => items.find((item) => item.id === id) ?? [])),
  };
}
