import {
  hashKey,
  type QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { UserId } from '../../domain/ids.ts';
import { asFailure } from '../outcome.ts';

/** How the device keeps the result of a query. */
export interface Keeping<T> {
  /** What IndexedDB can clone. */
  readonly pack: (value: T) => unknown;
  /** Parses what an older version may have packed; throws a Failure. */
  readonly unpack: (packed: unknown) => T;
  /** Shown until the server answers, not only without a connection: for screens that nobody edits. */
  readonly isShownAtOnce?: boolean;
  /** Keys of which several together stand for the result, the best first. Without it, the query's own. */
  readonly sources?: readonly ((index: number) => QueryKey | null)[] | undefined;
}

interface Found<T> {
  readonly value: T;
  readonly at: Date;
}

/** Shows what was read here before: until the server answers, or while there is no connection. */
export interface KeptReads {
  /** A query function that falls back on what is kept. */
  readonly reading: <T>(queryKey: QueryKey, read: QueryFunction<T>, keeping: Keeping<T>) => QueryFunction<T>;
  /** The server has answered a query that goes on. */
  readonly current: (queryKey: QueryKey) => void;
  /** How old the oldest of what is shown is; null if all of it is from the server. */
  readonly asOf: () => number | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads again what was not from the server. */
  readonly retry: () => void;
  /** Keeps every new result. Returns a function that stops it. */
  readonly open: () => () => void;
}

const deviceStore = () => import('../../data/kept/kept-reads.ts');

type Store = () => Promise<Pick<Awaited<ReturnType<typeof deviceStore>>, 'keepRead' | 'keptRead'>>;

/** After that, a query shows what is kept until the server answers. */
const SLOW_MS = 4_000;

export function keptReads(client: QueryClient, account: UserId, store: Store = deviceStore): KeptReads {
  const cache = client.getQueryCache();
  const keepings = new Map<string, Keeping<unknown>>();
  /** The queries that show what is kept, and its age. */
  const ages = new Map<string, number>();
  /** Those of them that have waited long for the server, or could not reach it. */
  const overdue = new Set<string>();
  const listeners = new Set<() => void>();
  let oldest: number | null = null;

  function look(): void {
    const shown = [...ages].filter(([hash]) => overdue.has(hash) && cache.get(hash)?.isActive());
    const now = shown.length > 0 ? Math.min(...shown.map(([, at]) => at)) : null;
    if (now === oldest) return;
    oldest = now;
    for (const listener of [...listeners]) listener();
  }

  function isKept(hash: string, at: Date, isOverdue: boolean): void {
    ages.set(hash, at.getTime());
    if (isOverdue) overdue.add(hash);
    look();
  }

  function isCurrent(hash: string): void {
    ages.delete(hash);
    overdue.delete(hash);
    look();
  }

  async function find<T>(queryKey: QueryKey, keeping: Keeping<T>): Promise<Found<T> | null> {
    const sources = keeping.sources ?? [(index) => (index === 0 ? queryKey : null)];
    try {
      const { keptRead } = await store();
      for (const keyAt of sources) {
        const parts: unknown[] = [];
        let at = new Date();
        for (;;) {
          const key = keyAt(parts.length);
          const part = key && (await keptRead(account, hashKey(key)));
          if (!part) break;
          parts.push(part.value);
          if (part.at < at) at = part.at;
        }
        if (parts.length > 0) return { value: keeping.unpack(parts.length > 1 ? parts.flat() : parts[0]), at };
      }
    } catch {
      // The browser blocks storage, or an older version kept what this one cannot read.
    }
    return null;
  }

  function retry(): void {
    void client.refetchQueries({
      type: 'active',
      // A listener connects again by itself.
      predicate: ({ queryHash, state }) => overdue.has(queryHash) && state.fetchStatus === 'idle',
    });
  }

  return {
    reading: <T>(queryKey: QueryKey, read: QueryFunction<T>, keeping: Keeping<T>): QueryFunction<T> => {
      const hash = hashKey(queryKey);
      keepings.set(hash, keeping as Keeping<unknown>);
      return async (context: QueryFunctionContext) => {
        const isUnknown = () => client.getQueryData(queryKey) === undefined;
        const showKept = async (isOverdue: boolean) => {
          if (isOverdue && ages.has(hash)) {
            overdue.add(hash);
            return look();
          }
          if (!isUnknown()) return;
          const found = await find(queryKey, keeping);
          if (!found || !isUnknown()) return;
          isKept(hash, found.at, isOverdue);
          client.setQueryData(queryKey, found.value);
        };
        if (keeping.isShownAtOnce && navigator.onLine) void showKept(false);
        const whenSlow = setTimeout(() => void showKept(true), navigator.onLine ? SLOW_MS : 0);
        try {
          const value = await read(context);
          isCurrent(hash);
          return value;
        } catch (error) {
          const isOffline = !isAbort(error) && asFailure(error).reason === 'offline';
          const found = isOffline ? await find(queryKey, keeping) : null;
          if (!found) throw error;
          isKept(hash, found.at, true);
          return found.value;
        } finally {
          clearTimeout(whenSlow);
        }
      };
    },
    current: (queryKey) => {
      isCurrent(hashKey(queryKey));
      // Browsers do not report every connection that works again.
      retry();
    },
    asOf: () => oldest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry,
    open: () =>
      cache.subscribe((event) => {
        const { queryHash, state } = event.query;
        if (event.type !== 'updated') return look();
        const keeping = keepings.get(queryHash);
        if (event.action.type !== 'success' || !keeping) return;
        const at = ages.get(queryHash);
        const packed = keeping.pack(state.data);
        store()
          .then(({ keepRead }) => keepRead(account, queryHash, packed, at === undefined ? new Date() : new Date(at)))
          // Best effort: then the page needs a connection.
          .catch(() => undefined);
      }),
  };
}

/** The component was unmounted. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

export const KeptReadsContext = createContext<KeptReads | null>(null);

/** Makes query functions that fall back on what this device has read before. */
export function useKeeping(): KeptReads['reading'] {
  const reads = use(KeptReadsContext);
  return useCallback((queryKey, read, keeping) => reads?.reading(queryKey, read, keeping) ?? read, [reads]);
}

const NOTHING = () => undefined;

export function useCurrent(): KeptReads['current'] {
  return use(KeptReadsContext)?.current ?? NOTHING;
}

const NEVER = () => NOTHING;

/** How old what the page shows is, if it could not be read from the server; else null. */
export function useAsOf(): { readonly asOf: Date | null; readonly retry: () => void } {
  const reads = use(KeptReadsContext);
  const at = useSyncExternalStore(reads?.subscribe ?? NEVER, reads?.asOf ?? (() => null));
  return { asOf: at === null ? null : new Date(at), retry: reads?.retry ?? NOTHING };
}
