import { storedEntry, storedGiftNote } from '../../../src/domain/testing/documents.ts';
import { type Clock } from '../clock.ts';
import { uuidOf } from '../ids.ts';
import { type Documents } from '../stored.ts';
import { type ReplayedWishlist } from './replay-wishlist.ts';

const WRITTEN_AT_MINUTES = 900;
const THANKED_AT_MINUTES = 600;

/** The register's entries, written one after another on the evening of the occasion, and a note about an online gift. */
export function bookDocuments({ story, wishlist, owner, gifts }: ReplayedWishlist, clock: Clock): Documents {
  const { book = [], occasionDaysAgo } = story;
  const daysAgo = occasionDaysAgo ?? 0;
  const ofOwner = { wishlistId: wishlist.id, ownerId: owner.id };
  const [first] = book.length > 0 ? gifts : [];
  const entries = Object.fromEntries(
    book.map(({ isThanked = false, ...entry }, index) => [
      `registerEntries/${wishlist.id}_${uuidOf('entry', story.key, index)}`,
      storedEntry(
        {
          ...ofOwner,
          ...{ amount: null, receivedOn: clock.day(daysAgo) },
          ...entry,
          ...(isThanked && { thankedAt: clock.at(daysAgo - 3, THANKED_AT_MINUTES) }),
        },
        clock.at(daysAgo, WRITTEN_AT_MINUTES + index),
      ),
    ]),
  );
  if (!first) return entries;
  const note = { ...ofOwner, place: 'Pune', side: 'groom' as const, returned: 'Silk blouse piece' };
  return { ...entries, [`giftNotes/${first.id}`]: storedGiftNote(note, clock.at(daysAgo, WRITTEN_AT_MINUTES)) };
}
