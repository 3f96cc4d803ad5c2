import { useState } from 'react';
import {
  EMPTY_BOOK,
  type FamilyBook,
  type GiftNoteForm,
  type NewEntry,
  type RegisterEntry,
} from '../../../domain/register-entry.ts';
import type { RegisterRow } from '../../../domain/register-row.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import type { AnalyticsApi } from '../api.ts';
import type { FamilyBookState } from './use-family-book.ts';

type Sheet = 'entry' | 'delete' | 'note';

export interface FamilyEdits {
  readonly open: Sheet | null;
  readonly close: () => void;
  /** The entry to edit or delete; null for a new one. Kept while its sheet closes. */
  readonly entry: RegisterEntry | null;
  readonly contribution: Transaction | null;
  readonly notes: FamilyBook['notes'];
  readonly add: () => void;
  readonly edit: (entry: RegisterEntry) => void;
  readonly askToDelete: (entry: RegisterEntry) => void;
  readonly note: (contribution: Transaction) => void;
  readonly save: (entry: NewEntry, isNew: boolean) => Promise<void>;
  readonly onSaved: (entry: NewEntry) => void;
  readonly remove: (entry: RegisterEntry) => Promise<void>;
  readonly saveNote: (contribution: Transaction, note: GiftNoteForm) => Promise<void>;
  readonly setThanked: (entry: RegisterEntry, isThanked: boolean) => void;
}

interface Options {
  readonly book: FamilyBookState;
  /** It keeps its place under the filter. */
  readonly onChanged: (id: RegisterRow['id']) => void;
}

/** Which sheet is open, and what it changes. */
export function useFamilyEdits(api: AnalyticsApi, wishlist: RegisterOf, { book, onChanged }: Options): FamilyEdits {
  const [open, setOpen] = useState<Sheet | null>(null);
  const [entry, setEntry] = useState<RegisterEntry | null>(null);
  const [contribution, setContribution] = useState<Transaction | null>(null);
  const openFor = (sheet: Sheet) => (of: RegisterEntry | null) => {
    setEntry(of);
    setOpen(sheet);
  };
  return {
    open,
    close: () => setOpen(null),
    entry,
    contribution,
    notes: book.shown.state === 'ready' ? book.shown.value.notes : EMPTY_BOOK.notes,
    add: () => openFor('entry')(null),
    edit: openFor('entry'),
    askToDelete: openFor('delete'),
    note: (of) => {
      setContribution(of);
      setOpen('note');
    },
    save: async (saved, isNew) => {
      if (isNew) return api.addEntries(wishlist, [saved]);
      const { id, ...form } = saved;
      return api.changeEntry(id, form);
    },
    onSaved: (saved) => {
      book.put([saved]);
      onChanged(saved.id);
    },
    remove: async (of) => {
      await api.deleteEntry(of.id);
      book.remove(of);
    },
    saveNote: async ({ id }, note) => {
      await api.noteGift(wishlist, id, note);
      book.putNote(id, note);
      onChanged(id);
    },
    setThanked: (of, isThanked) => {
      onChanged(of.id);
      book.setThanked(of, isThanked);
    },
  };
}
