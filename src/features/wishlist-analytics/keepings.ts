import type { QueryKey } from '@tanstack/react-query';
import { analyticsSchema, dailyStatsSchema } from '../../domain/analytics.ts';
import { user, wishlist } from '../../domain/common-fields.ts';
import { registerEntryId, transactionId, wishlistId } from '../../domain/ids.ts';
import { type FamilyBook, giftNoteSchema, registerEntrySchema } from '../../domain/register-entry.ts';
import { always, list, map, oneOf, rupees, text, time, whole } from '../../domain/schema.ts';
import { either } from '../../domain/schema-variants.ts';
import { type Transaction, transactionSchema } from '../../domain/transaction.ts';
import { wishlistSchema } from '../../domain/wishlist.ts';
import type { WholeRegister } from '../../session/register/read-register.ts';
import { document, keeping } from '../../session/server-state/keepings.ts';
import type { Keeping } from '../../session/server-state/kept-reads.ts';
import { pageKey } from '../../session/server-state/use-pages.ts';
import type { ReportRead } from './api.ts';

/** Of a register, the newest. */
const MOST = 1_000;

const giving = map({ count: whole({}), amount: rupees({}) });

export const KEPT_MONEY = keeping(map({ promised: giving, sent: giving, received: giving }));
export const KEPT_COUNT = keeping(whole({}));

const open = map({
  state: oneOf(['ready']),
  value: map({
    wishlist: document(wishlistId, wishlistSchema),
    analytics: analyticsSchema,
    days: list(dailyStatsSchema, Infinity),
  }),
});
const deleted = map({
  state: oneOf(['deleted']),
  register: map({ id: wishlist, userId: user, title: text({}), items: always([]) }),
  at: time,
});
/** Of a list that the account cannot read, nothing that can be shown. */
export const KEPT_REPORT: Keeping<ReportRead> = {
  pack: (read) => read,
  unpack: keeping(
    either<typeof open | typeof deleted>([open, deleted], ({ state }) => (state === 'deleted' ? deleted : open)),
  ).unpack,
};

const book = map({
  entries: list(document(registerEntryId, registerEntrySchema), Infinity),
  notes: list(document(transactionId, giftNoteSchema), Infinity),
});
export const KEPT_BOOK: Keeping<FamilyBook> = {
  pack: ({ entries, notes }) => ({ entries, notes: [...notes.values()] }),
  unpack: (packed) => {
    const { entries, notes } = keeping(book).unpack(packed);
    return { entries, notes: new Map(notes.map((note) => [note.id, note])), unreadable: 0 };
  },
};

const rows = keeping(list(document(transactionId, transactionSchema), Infinity));

/** Everything that was read of a register, whether page by page or at once. */
export function keptContributions(whole: QueryKey, pages: QueryKey): Keeping<readonly Transaction[]> {
  return {
    pack: (all) => all.slice(0, MOST),
    // A new gift moves the others to later pages, which may have been read before.
    unpack: (packed) => [...new Map(rows.unpack(packed).map((row) => [row.id, row])).values()],
    sources: [(index) => (index === 0 ? whole : null), pageKey(pages)],
  };
}

export function keptRegister(whole: QueryKey, pages: QueryKey): Keeping<WholeRegister> {
  const { pack, unpack, ...rest } = keptContributions(whole, pages);
  return { ...rest, pack: ({ all }) => pack(all), unpack: (packed) => ({ all: unpack(packed), unreadable: 0 }) };
}
