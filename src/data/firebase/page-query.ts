import { getDocs, limit, query, startAfter, type Query, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { listed, readable, type Listed } from '../listed.ts';
import { toFailure } from '../to-failure.ts';

/** The end of a page. Opaque; pass it back to read the next page. */
export interface PageCursor {
  readonly last: QueryDocumentSnapshot;
}

export interface Page<T> extends Listed<T> {
  /** null on the last page. */
  readonly next: PageCursor | null;
}

export interface PageOptions {
  /** The cursor of the previous page; the first page has none. */
  readonly after?: PageCursor | null;
  readonly size?: number;
  /** If false, only displayed documents are read. A full page may then be the last, and the next one empty. */
  readonly looksAhead?: boolean;
}

const PAGE_SIZE = 20;

export async function readPage<T>(
  whole: Query,
  parse: (id: string, stored: unknown) => T,
  { after = null, size = PAGE_SIZE, looksAhead = true }: PageOptions = {},
): Promise<Page<T>> {
  try {
    // One more than is displayed, to know whether there is a next page.
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

/** All results, page by page; each page is read after the previous one has been processed. */
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
