import { getDocs, limit, query, startAfter, type Query, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import { listed, readable, type Listed } from '../listed.ts';
import { orFailure } from '../to-failure.ts';

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
  return orFailure(async () => {
    // One more than is displayed, to know whether there is a next page.
    const most = looksAhead ? size + 1 : size;
    const { docs } = await getDocs(query(whole, ...(after ? [startAfter(after.last)] : []), limit(most)));
    const shown = docs.slice(0, size);
    const last = shown.at(-1);
    return {
      ...listed(shown.map((found) => readable(() => parse(found.id, found.data())))),
      next: docs.length === most && last ? { last } : null,
    };
  });
}

// The most documents that a filtered page reads, in all and per request.
const MOST_SEARCHED = 1_000;
const SEARCHED_AT_ONCE = 200;

interface TurnOptions<T> extends Pick<PageOptions, 'after' | 'size'> {
  /** The index of the query that the cursor belongs to. */
  readonly begin?: number;
  /** Filters by what no query can. A page ends when it is full or after 1,000 documents; the next one continues there. */
  readonly keeps?: ((item: T) => boolean) | null;
}

/** A page of the results of several queries, one after the other. A full page may be the last. */
export async function readInTurn<T>(
  queries: readonly Query[],
  parse: (id: string, stored: unknown) => T,
  { after = null, size = PAGE_SIZE, begin = 0, keeps = null }: TurnOptions<T>,
): Promise<Page<T>> {
  const found: (T | Failure)[] = [];
  let last = after?.last ?? null;
  let read = 0;
  return orFailure(async () => {
    for (const [turn, whole] of queries.slice(begin).entries()) {
      let start = turn === 0 ? last : null;
      for (let isEnd = false; !isEnd;) {
        const most = keeps ? SEARCHED_AT_ONCE : size - found.length;
        const { docs } = await getDocs(query(whole, ...(start ? [startAfter(start)] : []), limit(most)));
        for (const document of docs) {
          start = last = document;
          const item = readable(() => parse(document.id, document.data()));
          if (item instanceof Failure || !keeps || keeps(item)) found.push(item);
          if (found.length === size) return { ...listed(found), next: { last } };
        }
        read += docs.length;
        isEnd = docs.length < most;
        if (!isEnd && last && read >= MOST_SEARCHED) return { ...listed(found), next: { last } };
      }
    }
    return { ...listed(found), next: null };
  });
}

/** How all pages are read. */
export interface ReadingOptions {
  readonly signal?: AbortSignal | undefined;
  /** Continues after this page. */
  readonly after?: PageCursor | null;
  readonly size?: number;
}

export type Pages<T> = AsyncGenerator<Page<T>, void, undefined>;

/** All results, page by page; each page is read after the previous one has been processed. */
export async function* readAllPages<T>(
  read: (options: PageOptions) => Promise<Page<T>>,
  { signal, after = null, size = 200 }: ReadingOptions = {},
): Pages<T> {
  let last = after;
  do {
    signal?.throwIfAborted();
    const page: Page<T> = await read({ after: last, size });
    yield page;
    last = page.next;
  } while (last);
}
