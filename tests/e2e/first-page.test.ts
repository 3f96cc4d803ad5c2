import { expect, inject, it } from 'vitest';
import type { CalendarDay } from '../../src/domain/calendar.ts';
import { expectOn } from '../support/expect-on.ts';
import { settled } from '../support/settled.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { visitorsOfThisFile } from './visitors.ts';

declare global {
  interface Window {
    usesOfIntl?: string[];
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
