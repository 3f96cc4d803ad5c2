import { lazy, type ComponentType } from 'react';
import { toast } from './toast.ts';

const KEY = 'part';

/** The texts of the toast for a part that could not be loaded. The application sets them. */
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

/** Shows that a part could not be loaded and offers a retry, or a reload if the build is outdated. */
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

/** Somebody asks again for what could not be loaded, after the toast was dismissed. */
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

/** `React.lazy` with retry. React would cache the failure permanently and break the page around it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await untilLoaded(load) }));
  return function Part(props: Props) {
    retryParts();
    return <Loaded {...props} />;
  };
}
