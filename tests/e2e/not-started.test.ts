import { type Page, type Route } from '@playwright/test';
import { describe, it } from 'vitest';
import app from '../../src/config/messages/en/app.ts';
import notStarted from '../../src/config/messages/en/not-started.ts';
import inHindi from '../../src/config/messages/hi/not-started.ts';
import { visitorsOfThisFile } from './visitors.ts';
import { expectOn } from '../support/expect-on.ts';

const visitors = visitorsOfThisFile();

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'cannot be loaded': (route) => route.abort(),
  'has a syntax that the browser does not know': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const later = yet unknown syntax;' }),
  'throws before anything is shown': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new TypeError("Intl.Segmenter is not a constructor")',
    }),
};

function pageWith(fault: (route: Route) => Promise<void>, path: string): Promise<Page> {
  visitors.expectErrors(/ERR_FAILED|SyntaxError|Intl\.Segmenter|status of 403/);
  return visitors.open(path, (context) => context.route('**/assets/*.js', fault));
}

const noticeOn = (page: Page) => page.getByText(notStarted['not-started.text']);

describe.each(Object.entries(FAULTS))('when the script %s', (_, fault) => {
  it('keeps a static page readable, with a notice', async () => {
    const page = await pageWith(fault, '/help');
    await expectOn(noticeOn(page)).toBeVisible();
    await expectOn(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it.each(['/dashboard', '/wishlist/b9c1f1d0-5b0a-4c39-9b5e-0d8f6f3f2a11'])('shows the notice at %s', async (path) => {
    const page = await pageWith(fault, path);
    await expectOn(noticeOn(page)).toBeVisible();
  });
});

it.each(['/hi/help', '/dashboard?lang=hi', '/wishlist/b9c1f1d0-5b0a-4c39-9b5e-0d8f6f3f2a11?lang=hi'])(
  'says it in the language of %s',
  async (path) => {
    const page = await pageWith((route) => route.abort(), path);
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
    const notice = page.locator('#not-started');
    await expectOn(notice.getByText(inHindi['not-started.text'])).toBeVisible();
    await expectOn(notice.getByText(inHindi['not-started.text'])).toHaveAttribute('lang', 'hi');
    await expectOn(notice.getByRole('link')).toHaveCount(1);
  },
);

it('says it in English on a page whose language cannot be loaded', async () => {
  const list = '/wishlist/b9c1f1d0-5b0a-4c39-9b5e-0d8f6f3f2a11?lang=hi';
  visitors.expectErrors(/ERR_FAILED|status of 403/);
  const page = await visitors.open(list, (context) => context.route('**/assets/**/*.js*', (route) => route.abort()));
  await expectOn(noticeOn(page)).toBeVisible();
});

it('shows no notice on a page that starts', async () => {
  const page = await visitors.at('/help');
  await expectOn(noticeOn(page)).toHaveCount(0);
});

it('offers a way on when an error is outside every screen', async () => {
  visitors.expectErrors(/The header cannot follow the page/);
  const page = await visitors.open('/help', (context) =>
    context.addInitScript(() => {
      const listen = window.addEventListener.bind(window);
      window.addEventListener = (...all: Parameters<typeof listen>) => {
        if (all[0] === 'scroll') throw new Error('The header cannot follow the page.');
        listen(...all);
      };
    }),
  );
  await expectOn(page.getByRole('heading', { name: app['app.crashed.title'] })).toBeVisible();
  await expectOn(page.getByRole('link', { name: app['app.lost.home'] })).toBeVisible();
});
