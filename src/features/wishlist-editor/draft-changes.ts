import type { DraftItem } from '../../data/drafts/wishlist-draft.ts';
import type { ItemChanges } from './edited-item.ts';

type Change = (change: (items: readonly DraftItem[]) => readonly DraftItem[]) => void;

/** The list while it is only a draft: everything is done at once, and never fails. */
export function draftChanges(change: Change): ItemChanges {
  const done = (next: (items: readonly DraftItem[]) => readonly DraftItem[]) => {
    change(next);
    return Promise.resolve({ ok: true as const, value: undefined });
  };
  return {
    add: (id, details) => done((items) => [...items, { id, details }]),
    edit: (id, details) => done((items) => items.map((item) => (item.id === id ? { id, details } : item))),
    remove: (id) => done((items) => items.filter((item) => item.id !== id)),
    reorder: (order) => done((items) => order.flatMap((id) => items.find((item) => item.id === id) ?? [])),
  };
}
