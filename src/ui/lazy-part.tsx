import { lazy, useState, type ComponentType } from 'react';
import { toast } from './toast.ts';

const KEY = 'part';

/** How many parts of the page could not be loaded. They are retried when the user asks, and by themselves. */
let missing = 0;

/** Those whose next try has not begun. */
const waiting = new Set<() => void>();

/** How often the user has asked for a retry. */
let asked = 0;

/** Until a retry that the user did not ask for. One at `online` is not enough: often the network is not ready yet. */
const RETRY_AFTER_MS = 3000;

/** What the user opened and could not be loaded. It is retried only when they ask. */
let opening: (() => void) | null = null;

/** For what the user opens: shows that it could not be loaded and offers a retry. */
export function offerRetry(error: unknown, retry: () => void): void {
  opening = retry;
  showFailure(error);
}

/** What the user opened is loaded, so its retry is no longer offered. */
export function partLoaded(): void {
  opening = null;
  clearFailure();
}

/** One toast for all that could not be loaded. If the build is outdated, it reloads or offers that. */
function showFailure(error: unknown): void {
  console.info('A part of the page could not be loaded.', error);
  const outdated = isOutdated(error);
  if (outdated && reloadsOnce()) return;
  toast.error((words) => (outdated ? words.outdated : words.failed), {
    // Loading another part does not make the page current.
    key: outdated ? 'outdated' : KEY,
    stays: true,
    action: outdated
      ? { label: (words) => words.reload, run: () => location.reload() }
      : { label: (words) => words.retry, run: retryAll },
  });
}

function isOutdated(error: unknown): boolean {
  return error instanceof Error && 'isOutdated' in error;
}

function clearFailure(): void {
  if (missing === 0 && !opening) toast.clear(KEY);
}

/** Not while a form would be lost, and not twice in a row. */
function reloadsOnce(): boolean {
  if (!dispatchEvent(new Event('beforeunload', { cancelable: true }))) return false;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'reload') return false;
  location.reload();
  return true;
}

function retryWaiting(): void {
  for (const retry of [...waiting]) retry();
}

function retryAsked(): void {
  asked++;
  retryWaiting();
}

function retryAll(): void {
  retryAsked();
  opening?.();
}

/** Retries what could not be loaded, on a user action after the toast was dismissed. */
export function retryParts(): void {
  if (waiting.size > 0) queueMicrotask(retryAsked);
}

/** The file of an outdated build will not come back, and without a connection there is nothing to try. */
function untilRetry(error: unknown): Promise<void> {
  return new Promise((resolve) => {
    const retry = () => {
      clearTimeout(timer);
      waiting.delete(retry);
      resolve();
    };
    const timer = isOutdated(error) || !navigator.onLine ? undefined : setTimeout(retry, RETRY_AFTER_MS);
    waiting.add(retry);
    addEventListener('online', retryWaiting, { once: true });
  });
}

/**
 * Never rejects: the page stays as it is until the part is loaded. A failure is shown once, and again if the user asked
 * for a retry.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  /** The value of `asked` when the failure was last shown. */
  let shownFor = -1;
  for (;;) {
    try {
      const part = await load();
      if (shownFor >= 0) missing--;
      clearFailure();
      return part;
    } catch (error) {
      if (shownFor < 0) missing++;
      if (shownFor !== asked) showFailure(error);
      shownFor = asked;
      await untilRetry(error);
    }
  }
}

const NOTHING = {};

/**
 * `React.lazy` with retry. React would cache the failure permanently and break the page around it. `useSource` hands
 * `load` something of the page, such as where its messages are loaded; each source loads the part once. A part that was
 * loaded before is rendered at once: React.lazy would suspend, and React shows what follows a fallback only after 300 ms.
 */
export function lazyPart<Props extends object, Source extends object = object>(
  load: (source: Source) => Promise<ComponentType<Props>>,
  useSource: () => Source = () => NOTHING as Source,
): LazyPart<Props, Source> {
  const parts = new WeakMap<Source, ComponentType<Props>>();
  const ready = new WeakMap<Source, ComponentType<Props>>();
  const loadFrom = async (source: Source) => {
    const part = await load(source);
    ready.set(source, part);
    return part;
  };
  const partFrom = (source: Source): ComponentType<Props> => {
    const known =
      ready.get(source) ??
      parts.get(source) ??
      lazy(async () => ({ default: await untilLoaded(() => loadFrom(source)) }));
    parts.set(source, known);
    return known;
  };
  const Part = (props: Props) => {
    const source = useSource();
    // Another component for the same part would lose its state.
    const [Loaded] = useState(() => partFrom(source));
    retryParts();
    return <Loaded {...props} />;
  };
  return Object.assign(Part, { preload: loadFrom });
}

export type LazyPart<Props, Source> = ComponentType<Props> & {
  /** Loads it before it is shown. Rejects if it cannot be loaded now. */
  readonly preload: (source: Source) => Promise<unknown>;
};
