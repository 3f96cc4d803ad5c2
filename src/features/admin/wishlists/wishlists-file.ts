import type { Wishlist } from '../../../domain/wishlist.ts';
import type { Say } from '../../../session/language.ts';
import type { CsvSource } from '../frame/csv-export.tsx';

/** One row for each wishlist. Ids and e-mails of guests are not in it. */
export function wishlistsFile(say: Say, pages: CsvSource<Wishlist>['pages']): CsvSource<Wishlist> {
  return {
    fileName: say('admin-wishlists.file'),
    header: [
      'id',
      'title',
      'ownerId',
      'eventType',
      'eventDate',
      'state',
      'visibility',
      'gifts',
      'received',
      'total',
      'contributors',
      'contributions',
      'created',
      'link',
    ],
    row: (wishlist) => [
      wishlist.id,
      wishlist.title,
      wishlist.userId,
      wishlist.eventType,
      wishlist.eventDate,
      wishlist.isActive ? 'active' : 'inactive',
      wishlist.visibility,
      wishlist.items.length,
      wishlist.fundedAmount,
      wishlist.totalValue,
      wishlist.contributorCount,
      wishlist.contributionCount,
      wishlist.createdAt,
      wishlist.shareableLink,
    ],
    pages,
  };
}
