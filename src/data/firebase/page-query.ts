import { getDocs, limit, query, startAfter, type Query, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { listed, readable, type Listed } from '../listed.ts';
import { toFailure } from '../to-failure.ts';

/** Where a page ended. For nobody to look into: it is handed back for the next one. */
export interface PageCursor {
  readonly last: QueryDocumentSnapshot;
}

export interface Page<T> extends Listed<T> {
  /** null: there is nothing more. */
  readonly next: PageCursor | null;
}

export interface PageOptions {
  /** Where the page before this one ended; without it, the first page is read. */
  readonly after?: PageCursor | null;
  readonly size?: number;
  /**
   * False: not one document is read that is not shown. Then a page that is full may be the last one, and the next one
   * turn out to be empty.
   */
  readonly looksAhead?: boolean;
}

const PAGE_SIZE = 20;

export async function readPage<T>(
  whole: Query,
  parse: (id: string, stored: unknown) => T,
  { after = null, size = PAGE_SIZE, looksAhead = true }: PageOptions = {},
): Promise<Page<T>> {
  try {
    // One more than is shown: nobody is offered a next page that has nothing on it.
    const most = looksAhead ? size + 1 : size;
    const { docs } = await getDocs(query(whole, ...(after ? [startAfter(after.last)] : []), limit(most)));
    const shown = docs.slice(0, size);
    const last = shown.at(-1);
    return {
      ...listed(shown.map((found) => readable(() => parse(found.id, found.data())))),
      next: docs.length === most && last ? { last } : null,
    };
  } catch (error) {
    throw toFailure(error);
  }
}

/** Everything that is found, page by page, each read when the one before has been dealt with. */
export async function* readAllPages<T>(
  read: (options: PageOptions) => Promise<Page<T>>,
  { signal, size = 200 }: { readonly signal?: AbortSignal | undefined; readonly size?: number } = {},
): AsyncGenerator<Listed<T>, void, undefined> {
  let after: PageCursor | null = null;
  do {
    signal?.throwIfAborted();
    const page: Page<T> = await read({ after, size });
    yield { items: page.items, unreadable: page.unreadable };
    after = page.next;
  } while (after);
}
