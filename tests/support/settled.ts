import { type Locator, type Page } from '@playwright/test';

interface Options {
  /** How long the page may take to settle, in milliseconds. */
  readonly timeout?: number;
}

/** Runs in the page and counts its changes, to detect changes during a measurement. */
interface Watch {
  /** Resolves to the number of changes so far, once the page has settled. */
  settled(timeout: number): Promise<number>;
  changes(): number;
  stop(): void;
}

/**
 * Waits until the page has settled: hydrated, nothing loading, fonts and images loaded, finite animations and
 * transitions finished, and two frames without a change. Infinite animations are ignored, but not the loading state
 * that they indicate (skeleton, spinner, aria-busy), except inside [data-specimen].
 */
export async function settled(page: Page, options?: Options): Promise<void> {
  await measureSettled(page, () => Promise.resolve(), options);
}

/** A PNG of the settled page. */
export async function screenshot(page: Page, options?: { readonly fullPage?: boolean }): Promise<Buffer> {
  await settled(page);
  return page.screenshot(options);
}

/** A PNG of an element of the settled page. */
export async function screenshotOf(element: Locator): Promise<Buffer> {
  await settled(element.page());
  return element.screenshot();
}

/**
 * Measures the settled page. If the page changes during a measurement, because a toast disappears or live data arrives,
 * the result is discarded and the measurement repeated.
 */
export async function measureSettled<T>(
  page: Page,
  measure: () => Promise<T>,
  { timeout = 30_000 }: Options = {},
): Promise<T> {
  const watch = await page.evaluateHandle(watchPage);
  for (let taken = 0; taken < 10; taken++) {
    const before = await watch.evaluate((watching, patience) => watching.settled(patience), timeout);
    const result = await measure();
    if ((await watch.evaluate((watching) => watching.changes())) > before) continue;
    await watch.evaluate((watching) => watching.stop());
    return result;
  }
  throw new Error('The page changed during each of ten measurements');
}

function watchPage(): Watch {
  const LOADING = '.skeleton, .spinner, [aria-busy=true], [data-hydrated=false]';
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  const observer = new MutationObserver(count);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const EVENTS = ['scroll', 'transitionrun', 'animationstart'];
  for (const event of EVENTS) document.addEventListener(event, count, { capture: true, passive: true });

  const isRunning = (animation: Animation) =>
    animation.playState === 'running' && Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));
  const describe = (element: Element | null | undefined) => element?.outerHTML.slice(0, 120) ?? 'an element';

  /** The first reason why the page has not settled. */
  const unrest = (): string | null => {
    if (document.readyState !== 'complete') return 'the document is loading';
    if (document.fonts.status !== 'loaded') return 'fonts are loading';
    const image = [...document.images].find(({ complete, loading }) => !complete && loading !== 'lazy');
    if (image) return `an image is loading: ${describe(image)}`;
    const loading = [...document.querySelectorAll(LOADING)].find(
      (element) => element.checkVisibility() && !element.closest('[data-specimen]'),
    );
    if (loading) return `something is loading: ${describe(loading)}`;
    const effect = document.getAnimations().find(isRunning)?.effect;
    if (effect) return `an animation is running on ${describe((effect as KeyframeEffect).target)}`;
    return null;
  };

  return {
    async settled(timeout) {
      const deadline = performance.now() + timeout;
      for (let still = 0; still < 2;) {
        const before = changes;
        await new Promise(requestAnimationFrame);
        const reason = unrest() ?? (changes > before ? 'it changes with every frame' : null);
        still = reason === null ? still + 1 : 0;
        if (reason !== null && performance.now() > deadline) throw new Error(`The page does not settle: ${reason}`);
      }
      return changes;
    },
    changes: () => changes,
    stop() {
      observer.disconnect();
      for (const event of EVENTS) document.removeEventListener(event, count, { capture: true });
    },
  };
}
