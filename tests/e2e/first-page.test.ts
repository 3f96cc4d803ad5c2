import type { Browser } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import type { CalendarDay } from '../../src/domain/calendar.ts';
import { expectOn } from '../support/expect-on.ts';
import { settled } from '../support/settled.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { holdFiles } from './hold-files.ts';
import { goTo } from './navigate.ts';
import { hydrated, visitorsOfThisFile } from './visitors.ts';

declare global {
  interface Window {
    usesOfIntl?: string[];
    listPaintedAt?: number;
  }
}

const visitors = visitorsOfThisFile();

it('renders the first page without console errors', async () => {
  const page = await visitors.open('/');
  await expectOn(page).toHaveTitle(/Shagun/);
  await expectOn(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
});

it('shows a 404 page with a link home', async () => {
  const page = await visitors.open('/no/such/page');
  await expectOn(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expectOn(page).toHaveURL(`${inject('appUrl')}/`);
  await expectOn(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeHidden();
});

// Its first use takes a slow phone 80 ms (docs/decisions/0039).
it.each(['the landing page', 'a wishlist'])('shows %s without Intl', async (which) => {
  const { path } = await aWishlist({
    items: [gift('Swing', 1_20_000)],
    details: { eventDate: '2099-12-05' as CalendarDay },
  });
  const page = await visitors.at(which === 'a wishlist' ? path : '/', (context) => context.addInitScript(recordIntl));
  if (which === 'a wishlist') {
    await expectOn(page.getByText('5 December 2099')).toBeVisible();
    await expectOn(page.getByText('₹1,20,000').first()).toBeVisible();
  }
  expect(await page.evaluate(() => window.usesOfIntl)).toEqual([]);
});

it('requests the script of a wishlist once the list is painted, or after a while', async () => {
  const { path } = await aWishlist({ items: [gift('Swing', 1_20_000)] });
  const page = await visitors.at(path, (context) => context.addInitScript(recordListPaint));
  const { paintedAt, requestedAt } = await page.evaluate(() => {
    const [script] = performance.getEntriesByType('resource').filter(({ name }) => /\/wishlist-[^/]+\.js$/.test(name));
    return { paintedAt: window.listPaintedAt, requestedAt: script?.startTime };
  });
  expect(requestedAt).toBeGreaterThan(Math.min(paintedAt ?? Infinity, 300));
});

// Setting the language of the page did, for a slow phone 16 to 32 ms (docs/decisions/0039).
it('hydrates the landing page without computing the styles of all its elements again', async () => {
  const page = await visitors.at('/about');
  const browser = page.context().browser() as Browser;
  const release = await holdFiles(page);
  await goTo(page, `${inject('appUrl')}/`, { waitUntil: 'commit' });
  await expectOn(page.getByRole('heading', { level: 1 })).toBeVisible();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await release();
  await hydrated(page);
  await settled(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  const styled = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : [],
  );
  expect(styled).not.toEqual([]);
  expect(Math.max(...styled)).toBeLessThan(100);
});

interface Trace {
  readonly traceEvents: readonly { readonly name: string; readonly args?: { readonly elementCount?: number } }[];
}

function recordListPaint(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-gift]')) return;
    window.listPaintedAt = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

function recordIntl(): void {
  const uses: string[] = (window.usesOfIntl = []);
  const recorded = <T extends object>(thing: T, name: string) =>
    new Proxy(thing, {
      construct: (target, values: unknown[]) => {
        uses.push(name);
        return Reflect.construct(target as new () => object, values) as object;
      },
      apply: (target, self, values: unknown[]) => {
        uses.push(name);
        return Reflect.apply(target as () => unknown, self, values) as unknown;
      },
    });
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const thing: unknown = Reflect.get(Intl, name);
    if (typeof thing === 'function') Reflect.set(Intl, name, recorded(thing, name));
  }
  for (const { prototype } of [String, Number, Date])
    for (const name of ['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
      const thing: unknown = Reflect.get(prototype, name);
      if (Object.hasOwn(prototype, name)) Reflect.set(prototype, name, recorded(thing as () => unknown, name));
    }
}
