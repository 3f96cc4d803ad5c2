import { documentId, where } from 'firebase/firestore';
import { deletion } from '../support/admin-actions.ts';
import { uuid } from '../support/fields.ts';
import { historyPath, storedHistory, withHistory } from '../support/histories.ts';
import { EDITORS, EVERYONE, owner } from '../support/people.ts';
import { commits, counts, gets, lists, listsGroup } from '../support/rules-test.ts';
import { editItem } from '../support/wishlist-events.ts';
import { privateWishlist, UNTOUCHED, weddingId } from '../support/wishlists.ts';
import { NOBODY, type Permissions } from './table.ts';

const deleted = { id: uuid(47) };

export const HISTORY_PERMISSIONS: Permissions = {
  histories: {
    get: [
      { to: 'that of a public wishlist', by: EDITORS, act: () => gets(historyPath()), given: storedHistory() },
      {
        to: 'that of a private wishlist',
        by: EDITORS,
        act: () => gets(historyPath(privateWishlist)),
        given: storedHistory(1, privateWishlist),
      },
      { to: 'one that does not exist', by: EDITORS, act: () => gets(historyPath()) },
      {
        to: 'that of a deleted wishlist',
        by: NOBODY,
        act: () => gets(historyPath(deleted)),
        given: storedHistory(1, deleted),
      },
    ],
    list: [
      { to: 'all', by: NOBODY, act: () => lists('histories'), given: storedHistory() },
      {
        to: 'that of one wishlist',
        by: NOBODY,
        act: () => lists('histories', where(documentId(), '==', weddingId)),
        given: storedHistory(),
      },
      { to: 'the number of all', by: NOBODY, act: () => counts('histories'), given: storedHistory() },
      { to: 'in the collection group', by: NOBODY, act: () => listsGroup('histories'), given: storedHistory() },
    ],
    create: [
      { to: 'one with an edit', by: EDITORS, act: (by) => commits(withHistory(editItem(UNTOUCHED), { by })) },
      { to: 'one without an edit', by: NOBODY, act: () => commits(storedHistory()) },
    ],
    update: [
      {
        to: 'one with an edit',
        by: EDITORS,
        act: (by) => commits(withHistory(editItem(UNTOUCHED), { by, given: storedHistory() })),
        given: storedHistory(),
      },
      { to: 'one without an edit', by: NOBODY, act: () => commits(storedHistory(2)), given: storedHistory() },
    ],
    delete: [
      { to: 'that of a wishlist', by: NOBODY, act: () => commits({ [historyPath()]: null }), given: storedHistory() },
      {
        to: 'that of a wishlist, together with it',
        by: [owner],
        act: () => commits({ ...deletion(), [historyPath()]: null }),
        given: storedHistory(),
      },
      {
        to: 'that of a deleted wishlist',
        by: EVERYONE,
        act: () => commits({ [historyPath(deleted)]: null }),
        given: storedHistory(1, deleted),
      },
    ],
  },
};
