import { expectOn } from '../../support/expect-on.ts';
import { COUPLE } from '../bench-list.ts';
import { type Phone, type Tab, withPhone } from '../phone.ts';
import { medianOf } from '../figures.ts';
import { BETWEEN_KEYS, type Journey, LONG_LIST, ms, type Setting } from './journey.ts';

const NUMBERS = '[data-tour=numbers] dd:not(:has(.skeleton))';

/** Signs in on the sign-in page. Returns how long it takes until `selector` is visible. */
async function signIn(tab: Tab, { pages }: Setting, selector: string): Promise<number> {
  const { page } = tab;
  await tab.load(`${pages.origin}/login`, 'form');
  await page.getByLabel('Email address', { exact: true }).pressSequentially(COUPLE.email, { delay: BETWEEN_KEYS });
  await page.getByLabel('Password', { exact: true }).pressSequentially(COUPLE.password, { delay: BETWEEN_KEYS });
  await tab.quiet();
  return tab.reaction(selector, () => page.getByRole('button', { name: 'Sign In', exact: true }).tap());
}

export const dashboard: Journey = {
  name: 'dashboard',
  goals: [
    ms('sign-in → dashboard with numbers, cold', 2500, 1800),
    ms('dashboard again, with numbers', 900, 500),
    { what: 'JavaScript of the first dashboard', unit: 'kB' },
  ],
  take: (setting) =>
    withPhone(setting.browser, setting, async (phone) => {
      const first = await phone.tab();
      const cold = await signIn(first, setting, NUMBERS);
      await untilKept(first);
      const kilobytes = setting.pages.kilobytes(first.scripts());
      await first.page.close();
      return [cold, await visitDashboard(phone, setting), kilobytes];
    }),
};

/** Until the service worker is in charge and keeps every script of the page, a few seconds after it is shown. */
async function untilKept({ page, quiet }: Tab): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await quiet();
  await expectOn.poll(() => page.evaluate(isKept), { timeout: 30_000 }).toBe(true);
}

async function isKept(): Promise<boolean> {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  const kept = await Promise.all(scripts.map(({ name }) => caches.match(name)));
  return kept.every((response) => response !== undefined);
}

/** Opens the dashboard in a new tab, and closes it once everything is there. */
async function visitDashboard(phone: Phone, { pages }: Setting): Promise<number> {
  const tab = await phone.tab();
  const { seenMs } = await tab.load(`${pages.origin}/dashboard`, NUMBERS);
  await tab.page.close();
  return seenMs;
}

export const editor: Journey = {
  name: 'editor',
  goals: [ms(`editor, ${LONG_LIST} gifts: keystroke → paint`, 50, 32)],
  take: (setting) =>
    withPhone(setting.browser, setting, async (phone) => {
      const tab = await phone.tab();
      await signIn(tab, setting, NUMBERS);
      await tab.load(`${setting.pages.wishlist(LONG_LIST)}/edit`, 'form');
      const title = tab.page.getByRole('textbox', { name: 'Title', exact: true });
      await title.tap();
      await title.pressSequentially(' and families', { delay: BETWEEN_KEYS });
      return [medianOf(await tab.keystrokes())];
    }),
};
