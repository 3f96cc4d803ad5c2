import { storedEntry, storedGiftNote } from '../../../src/domain/testing/documents.ts';
import { type Fields, now, uuid, type Writes } from './fields.ts';
import { owner } from './people.ts';
import { earlierId, weddingId } from './wishlists.ts';

export const entryPath = `registerEntries/${weddingId}_${uuid(73)}`;

/** An entry with every field, by the owner. */
export const anEntry = (changes: Fields = {}): Fields => ({
  ...storedEntry(
    {
      ...{ wishlistId: weddingId, ownerId: owner.uid, object: 'A saree', side: 'bride', note: 'By\nhand' },
      ...{ returned: 'Sweets', receivedOn: '2026-11-21', thankedAt: now(), thankedBy: owner.uid },
    },
    now(),
  ),
  ...changes,
});

export const entry = (changes: Fields = {}): Writes => ({ [entryPath]: anEntry(changes) });

export const giftNotePath = `giftNotes/${earlierId}`;

export const giftNote = (changes: Fields = {}): Writes => ({
  [giftNotePath]: {
    ...storedGiftNote(
      { wishlistId: weddingId, ownerId: owner.uid, side: 'groom', note: 'Called', returned: 'Box' },
      now(),
    ),
    ...changes,
  },
});
