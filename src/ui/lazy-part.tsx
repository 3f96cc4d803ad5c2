import { lazy, type ComponentType } from 'react';
import { toast } from './toast.ts';

const KEY = 'part';

/** What the toast of a part that could not be loaded says. The application sets it. */
export interface PartWords {
  readonly failed: string;
  readonly retry: string;
  readonly outdated: string;
  readonly reload: string;
}

let words: (() => PartWords) | undefined;

export function sayParts(inWords: () => PartWords): void {
  words = inWords;
}

/** Says that a part could not be loaded, and offers to try again; if the build is outdated, to reload the page. */
export function offerRetry(error: unknown, retry: () => void): void {
  console.info('A part of the page could not be loaded.', error);
  if (!words) return;
  const { failed, retry: again, outdated, reload } = words();
  const isOutdated = error instanceof Error && 'isOutdated' in error;
  toast.error(isOutdated ? outdated : failed, {
    key: KEY,
    stays: true,
    action: isOutdated ? { label: reload, run: () => location.reload() } : { label: again, run: retry },
  });
}

/** Takes the offer back: the part is there. */
export function partLoaded(): void {
  toast.clear(KEY);
}

/** Those that failed and wait to be tried again: by the person, or because the connection is back. */
const waiting = new Set<() => void>();

function retryAll(): void {
  const again = [...waiting];
  waiting.clear();
  for (const retry of again) retry();
}

/** Somebody asks again for what could not be loaded, after the toast was dismissed. */
export function retryParts(): void {
  if (waiting.size > 0) queueMicrotask(retryAll);
}

/** Never rejects: what failed is offered to be tried again, and until it is there the page stays as it is. */
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

/** `React.lazy` for parts of the page. React would remember a failure for good, and break the page around it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await untilLoaded(load) }));
  return function Part(props: Props) {
    retryParts();
    return <Loaded {...props} />;
  };
}
