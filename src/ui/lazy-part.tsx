import { lazy, type ComponentType } from 'react';
import { toast } from './toast.ts';

const KEY = 'part';

/** Shows that a part could not be loaded and offers a retry. If the build is outdated, it reloads or offers that. */
export function offerRetry(error: unknown, retry: () => void): void {
  console.info('A part of the page could not be loaded.', error);
  const isOutdated = error instanceof Error && 'isOutdated' in error;
  if (isOutdated && reloadsOnce()) return;
  toast.error((words) => (isOutdated ? words.outdated : words.failed), {
    // Loading another part does not make the page current.
    key: isOutdated ? 'outdated' : KEY,
    stays: true,
    action: isOutdated
      ? { label: (words) => words.reload, run: () => location.reload() }
      : { label: (words) => words.retry, run: retry },
  });
}

/** Not while a form would be lost, and not twice in a row. */
function reloadsOnce(): boolean {
  if (!dispatchEvent(new Event('beforeunload', { cancelable: true }))) return false;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'reload') return false;
  location.reload();
  return true;
}

/** Removes the offer once the part is loaded. */
export function partLoaded(): void {
  toast.clear(KEY);
}

/** Retries of failed loads. They run when the user asks or the connection returns. */
const waiting = new Set<() => void>();

function retryAll(): void {
  const again = [...waiting];
  waiting.clear();
  for (const retry of again) retry();
}

/** Retries what could not be loaded, on a user action after the toast was dismissed. */
export function retryParts(): void {
  if (waiting.size > 0) queueMicrotask(retryAll);
}

/** Never rejects: a failure is offered for retry, and the page stays as it is until the part is loaded. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      const part = await load();
      if (waiting.size === 0) partLoaded();
      return part;
    } catch (error) {
      offerRetry(error, retryAll);
      await new Promise<void>((retry) => {
        waiting.add(retry);
        addEventListener('online', retryAll, { once: true });
      });
    }
  }
}

const NOTHING = {};

/**
 * `React.lazy` with retry. React would cache the failure permanently and break the page around it. `useSource` hands
 * `load` something of the page, such as where its messages are loaded; each source loads the part once.
 */
export function lazyPart<Props extends object, Source extends object = object>(
  load: (source: Source) => Promise<ComponentType<Props>>,
  useSource: () => Source = () => NOTHING as Source,
): ComponentType<Props> {
  const loaded = new WeakMap<Source, ComponentType<Props>>();
  const loadedFrom = (source: Source): ComponentType<Props> => {
    const known = loaded.get(source) ?? lazy(async () => ({ default: await untilLoaded(() => load(source)) }));
    loaded.set(source, known);
    return known;
  };
  return function Part(props: Props) {
    const Loaded = loadedFrom(useSource());
    retryParts();
    return <Loaded {...props} />;
  };
}
