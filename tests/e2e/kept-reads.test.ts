import { type Page } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { writeDocuments } from '../../scripts/seed/emulator-owner.ts';
import type { UserId } from '../../src/domain/ids.ts';
import { storedTransaction } from '../../src/domain/testing/documents.ts';
import { expectOn } from '../support/expect-on.ts';
import { aPerson } from './a-person.ts';
import { aWishlist, gift, storedAt } from './a-wishlist.ts';
import { goTo, reload } from './navigate.ts';
import { OFFLINE, visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

const DAY = 24 * 60 * 60 * 1_000;
const ACCOUNT = { database: 'shagun-account', store: 'reads' };
const THANKS = { database: 'shagun-account', store: 'thanks' };
const LISTS = { database: 'shagun-kept', store: 'wishlists' };
type Place = typeof ACCOUNT;

interface Entry {
  readonly key: string;
  readonly at: Date;
  readonly [field: string]: unknown;
}

/** What the browser keeps there, after putting these entries into it. */
const kept = (page: Page, place: Place, added: readonly Entry[] = []): Promise<Entry[]> =>
  page.evaluate(
    async ({ database: name, store, added }) => {
      // Opening a database creates it.
      if (!(await indexedDB.databases()).some((database) => database.name === name)) return [];
      return new Promise<Entry[]>((resolve) => {
        indexedDB.open(name).onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const objects = database.transaction(store, 'readwrite').objectStore(store);
          for (const entry of added) objects.put(entry);
          objects.getAll().onsuccess = (all) => {
            database.close();
            resolve((all.target as IDBRequest<Entry[]>).result);
          };
        };
      });
    },
    { ...place, added },
  );

const keys = async (page: Page, place: Place) => (await kept(page, place)).map(({ key }) => key);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** A couple at the dashboard, which their browser has kept. */
async function aCouple() {
  const { id: ownerId, email } = await aPerson('Asha Rao');
  const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)], ownerId });
  const page = await visitors.signedInAt('/dashboard', { email });
  await expectOn(list(page)).toBeVisible();
  const skip = page.getByRole('button', { name: 'Skip tour and explore on my own' });
  await skip.click();
  await expectOn(skip).toBeHidden();
  await expect.poll(async () => (await kept(page, ACCOUNT)).length).toBeGreaterThanOrEqual(4);
  return { page, ownerId, wishlistId: id, path };
}

const list = (page: Page) => page.getByRole('article', { name: 'Asha & Ravi' });
const asOf = (page: Page) => page.getByText(/^This is as of /);

async function loseTheServer(page: Page): Promise<void> {
  visitors.expectErrors(OFFLINE);
  visitors.expectErrors(/ERR_FAILED|Failed to load resource/);
  const { firestore } = inject('suitePorts');
  await page.context().route(
    (url) => url.port === String(firestore),
    (route) => route.abort(),
  );
}

describe('what an account has read', () => {
  it('is shown without a connection for 30 days', async () => {
    const { page } = await aCouple();
    await loseTheServer(page);
    const all = await kept(page, ACCOUNT);
    await kept(
      page,
      ACCOUNT,
      all.map((entry) => ({ ...entry, at: daysAgo(29.9) })),
    );
    await reload(page);
    await expectOn(list(page)).toBeVisible();
    await expectOn(asOf(page)).toBeVisible();

    await kept(
      page,
      ACCOUNT,
      all.map((entry) => ({ ...entry, at: daysAgo(30.1) })),
    );
    await reload(page);
    await expectOn(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectOn(list(page)).toHaveCount(0);
    await expectOn(asOf(page)).toHaveCount(0);
  });

  it('is shown on the dashboard before the sign-in is confirmed', async () => {
    const { page } = await aCouple();
    const { auth } = inject('suitePorts');
    let confirm = () => undefined as void;
    const confirmed = new Promise<void>((resolve) => (confirm = resolve));
    await page.context().route(
      (url) => url.port === String(auth),
      async (route) => {
        await confirmed;
        await route.continue();
      },
    );
    await reload(page);
    await expectOn(list(page)).toBeVisible();
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expectOn(bell).toHaveCount(0);
    confirm();
    await expectOn(bell).toBeVisible();
    await expectOn(list(page)).toBeVisible();
  });

  it('is bounded: the newest hundred results, of the last 30 days', async () => {
    const { page, ownerId } = await aCouple();
    const result = (name: string, at: Date) => ({ key: `${ownerId} ${name}`, account: ownerId, value: null, at });
    const newest = Array.from({ length: 100 }, (_, index) => result(`newer-${index}`, minutesAgo(index + 1)));
    await kept(page, ACCOUNT, [...newest, result('old', daysAgo(31))]);
    await reload(page);
    await expectOn(list(page)).toBeVisible();
    await expect.poll(() => keys(page, ACCOUNT)).toHaveLength(100);
    const left = await keys(page, ACCOUNT);
    expect(left).toContain(`${ownerId} newer-0`);
    expect(left).not.toContain(`${ownerId} newer-99`);
    expect(left).not.toContain(`${ownerId} old`);
  });
});

describe('a thank-you mark that could not be sent', () => {
  const aMark = (account: UserId, id: string, at: Date) => ({
    ...{ key: `${account} ${id}`, kind: 'gift', id, isThanked: true, account, at },
  });

  it('is sent within 30 days, and dropped after that', async () => {
    const { page, ownerId, wishlistId, path } = await aCouple();
    const [recent, old] = [crypto.randomUUID(), crypto.randomUUID()];
    const given = storedTransaction({ wishlistId, ownerId, contributorId: 'anonymous' }, new Date());
    await writeDocuments(inject('suitePorts'), { [`transactions/${recent}`]: given, [`transactions/${old}`]: given });
    await kept(page, THANKS, [aMark(ownerId, recent, daysAgo(29.9)), aMark(ownerId, old, daysAgo(30.1))]);
    await goTo(page, `${inject('appUrl')}${path}/analytics`);
    await expect.poll(() => keys(page, THANKS)).toEqual([]);
    expect((await storedAt(`transactions/${recent}`))?.['thankedAt']).toBeInstanceOf(Date);
    expect((await storedAt(`transactions/${old}`))?.['thankedAt']).toBeNull();
  });
});

describe('the lists that a guest has opened', () => {
  it('are kept, the last ten of them', async () => {
    const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    const page = await visitors.at(path);
    await expect.poll(() => keys(page, LISTS)).toEqual([id]);
    const others = Array.from({ length: 12 }, (_, index) => ({
      ...{ key: `list-${index}`, value: null, at: minutesAgo(index + 1) },
    }));
    await kept(page, LISTS, others);
    await reload(page);
    await expect.poll(() => keys(page, LISTS)).toHaveLength(10);
    const left = await keys(page, LISTS);
    expect(left).toContain(id);
    expect(left).toContain('list-8');
    expect(left).not.toContain('list-9');
  });
});
