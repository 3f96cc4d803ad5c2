import { type Locator, type Page } from '@playwright/test';
import { floorOf } from '../floor.ts';
import { loadAsPhone, type Tab, withPhone } from '../phone.ts';
import { BETWEEN_KEYS, type Journey, LONG_LIST, ms, type Setting } from './journey.ts';

const GIFT = '[data-gift]';
const WORDS = 'h1:not(:empty)';

/** The page and its floor in turns, so that both meet the same load of the machine. */
export const firstVisit: Journey = {
  name: 'first visit',
  goals: [
    ms('guest page, first visit: LCP', 900, 700),
    ms('guest page, first visit: list seen', 900, 700),
    { what: 'ratio of list seen to its floor', unit: '', required: 1.5, wanted: 1.2 },
    { what: 'its floor: list seen', unit: 'ms' },
  ],
  take: async ({ browser, pages, network }) => {
    const floorUrl = pages.put('/floor', floorOf(await settledPage({ browser, pages, network: null })));
    const page = await loadAsPhone(browser, { network }, pages.wishlist(), GIFT);
    const floor = await loadAsPhone(browser, { network }, floorUrl, GIFT);
    return [page.lcpMs, page.seenMs, page.seenMs / floor.seenMs, floor.seenMs];
  },
};

async function settledPage({ browser, pages, network }: Setting): Promise<string> {
  return withPhone(browser, { network }, async (phone) => {
    const { page, load } = await phone.tab();
    await load(pages.wishlist(), GIFT);
    return page.content();
  });
}

/** 250 kbit/s and 300 ms. */
export const firstVisitOn2G: Journey = {
  name: '2G',
  goals: [ms('guest page on 2G: list seen', 2500, 2000), ms('guest page on 2G: words of a full list', 2500, 2000)],
  take: async ({ browser, pages }) => {
    const options = { network: pages.on('2g') };
    const list = await loadAsPhone(browser, options, pages.wishlist(), GIFT);
    const full = await loadAsPhone(browser, options, pages.wishlist('full'), WORDS);
    return [list.seenMs, full.seenMs];
  },
};

export const nextVisit: Journey = {
  name: 'next visit',
  goals: [ms('guest page again: list seen', 350, 200)],
  take: ({ browser, pages, network }) =>
    withPhone(browser, { network }, async (phone) => {
      const first = await phone.tab();
      await first.load(pages.wishlist(), GIFT);
      await first.page.evaluate(() => navigator.serviceWorker.ready);
      await first.quiet();
      await first.page.close();
      const { seenMs } = await (await phone.tab()).load(pages.wishlist(), GIFT);
      return [seenMs];
    }),
};

export const giving: Journey = {
  name: 'giving',
  goals: [
    ms('sheet open after tap, page idle', 150, 80),
    ms('next step of the sheet', 100, 60),
    ms('Contribute → thanks, under a name', 900, 650),
    { what: 'guest JavaScript until thanks', unit: 'kB', required: 125, wanted: 110 },
  ],
  take: async ({ browser, pages, network }) => {
    await pages.restore();
    return withPhone(browser, { network }, async (phone) => {
      const tab = await phone.tab();
      const { page } = tab;
      await tab.load(pages.wishlist(), GIFT);
      await scrollTo(contributeButton(page, 'Weekend in Mahabaleshwar'), tab);
      const opened = await tab.reaction('dialog[open] form', () => contributeTo(page, 'Weekend in Mahabaleshwar'));
      await page.getByRole('button', { name: '₹501', exact: true }).tap();
      const next = await tab.reaction('dialog[open] textarea', () => tapNext(page));
      await page.getByLabel('Your name').tap();
      await page.getByLabel('Your name').pressSequentially('Meera', { delay: BETWEEN_KEYS });
      // Nobody types faster than their phone loads.
      await tab.quiet();
      const thanked = await tab.reaction('dialog[open] [data-step][role=status]', () =>
        page.getByRole('button', { name: 'Contribute ₹501', exact: true }).tap(),
      );
      return [opened, next, thanked, pages.kilobytes(tab.scripts())];
    });
  },
};

const contributeButton = (page: Page, gift: string) =>
  page.getByRole('button', { name: `Contribute to ${gift}`, exact: true });

const contributeTo = (page: Page, gift: string) => contributeButton(page, gift).tap();

/** Nobody taps while the page still scrolls. */
async function scrollTo(button: Locator, { quiet }: Tab): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await quiet();
}

const tapNext = (page: Page) => page.getByRole('button', { name: 'Next: your blessing' }).tap();

export const longList: Journey = {
  name: 'long list',
  goals: [ms(`longest interaction (INP), ${LONG_LIST} gifts`, 100, 64)],
  take: ({ browser, pages, network }) =>
    withPhone(browser, { network }, async (phone) => {
      const tab = await phone.tab();
      await tab.load(pages.wishlist(LONG_LIST), GIFT);
      await useEverything(tab);
      return [await tab.longestInteraction()];
    }),
};

async function useEverything(tab: Tab): Promise<void> {
  const { page } = tab;
  await page.getByRole('searchbox').tap();
  await page.getByRole('searchbox').pressSequentially('lamp', { delay: BETWEEN_KEYS });
  await page.getByRole('searchbox').fill('');
  await scrollTo(contributeButton(page, 'Mixer grinder'), tab);
  await contributeTo(page, 'Mixer grinder');
  await page.getByRole('button', { name: '₹501', exact: true }).tap();
  await page.getByLabel('Your shagun').pressSequentially('0');
  await page.getByRole('button', { name: '₹501', exact: true }).tap();
  await tapNext(page);
  await page.getByLabel('Your blessing').pressSequentially('Khush raho', { delay: BETWEEN_KEYS });
  await page.getByRole('switch', { name: 'Give anonymously' }).tap();
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await scrollTo(share, tab);
  await share.tap();
  await hasRisen(page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Nobody closes a sheet before having seen it. */
async function hasRisen(sheet: Locator): Promise<void> {
  await sheet.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
}
