import { parseGiftNote, parseRegisterEntry } from '../../../data/documents/parse.ts';
import { storedEntry, storedGiftNote } from '../../../domain/testing/documents.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import type { FamilyBook } from '../../../domain/register-entry.ts';

/** A gift by hand, and a note about an online one. */
export function bookAbout(id: Transaction['id']): FamilyBook {
  const byHand = storedEntry({
    ...{ name: 'Kunal', amount: null, object: 'A saree', side: 'groom' },
    ...{ receivedOn: '2026-11-21', thankedAt: new Date('2026-11-22T06:30:00Z') },
  });
  const note = storedGiftNote({ side: 'bride', place: 'Satara', returned: 'Sweets' });
  return {
    entries: [parseRegisterEntry('entry', byHand)],
    notes: new Map([[id, parseGiftNote(id, note)]]),
    unreadable: 0,
  };
}
