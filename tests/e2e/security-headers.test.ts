import { expect, inject, it } from 'vitest';
import { aPicture, aWishlist, gift } from './a-wishlist.ts';
import { goTo } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';
import { expectOn } from '../support/expect-on.ts';
import { settled } from '../support/settled.ts';

const visitors = visitorsOfThisFile();

const at = (path: string) => fetch(`${inject('appUrl')}${path}`);

it.each(['/', '/wishlist/some-id', '/no/such/page', '/service-worker.js'])(
  'sends %s with its security headers, never cached',
  async (path) => {
    const response = await at(path);
    expect(response.status).toBe(200);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000') as string,
      'x-content-type-options': 'nosniff',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  },
);

it('has the guest’s browser connect to Firestore and Storage before it reads the page', async () => {
  const { firestore, storage } = inject('suitePorts');
  const link = (await at('/wishlist/some-id')).headers.get('link');
  expect(link).toContain(`<http://127.0.0.1:${firestore}>; rel=preconnect`);
  expect(link).toContain(`<http://127.0.0.1:${storage}>; rel=preconnect`);
  expect((await at('/wishlist/some-id/analytics')).headers.get('link')).toBeNull();
});

it('caches hashed files for ever, and returns 404 for missing ones', async () => {
  const html = await (await at('/')).text();
  const script = /="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const response = await at(script);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect((await at('/assets/no-such-script.js')).status).toBe(404);
});

it('serves the guest page at shared links and the application at their analytics', async () => {
  const isForGuests = async (path: string) => (await (await at(path)).text()).includes('<meta name="shagun:wishlist"');
  expect(await isForGuests('/wishlist/some-id')).toBe(true);
  expect(await isForGuests('/wishlist/some-id?via=whatsapp')).toBe(true);
  expect(await isForGuests('/wishlist/some-id/analytics')).toBe(false);
  expect(await isForGuests('/dashboard')).toBe(false);
});

it('blocks an injected inline script', async () => {
  visitors.expectErrors(/Content Security Policy/);
  const page = await visitors.open('/');
  const violation = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        });
        const script = document.createElement('script');
        script.textContent = 'window.wasInjected = true';
        document.body.append(script);
      }),
  );
  expect(await violation).toMatch(/^script-src/);
  expect(await page.evaluate(() => 'wasInjected' in window)).toBe(false);
  expect(visitors.errors.join()).toContain('Content Security Policy');
});

it('loads pictures only from our Storage', async () => {
  visitors.expectErrors(/Content Security Policy/);
  const picture = await aPicture();
  const page = await visitors.open('/');
  const load = (url: string) =>
    page.evaluate(
      (address) =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
            once: true,
          });
          const image = new Image();
          image.onload = () => resolve('loaded');
          image.src = address;
        }),
      url,
    );
  expect(await load(picture)).toBe('loaded');
  expect(await load('https://evil.test/lamp.jpg')).toBe('img-src');
  expect(await load(picture.replace('demo-shagun', 'another'))).toBe('img-src');
});

it('requests no picture from another site', async () => {
  const { path } = await aWishlist({
    items: [
      gift('Lamp', 501, { imageUrl: 'https://evil.test/lamp.jpg' }),
      gift('Sofa', 501, { imageUrl: await aPicture() }),
    ],
  });
  const page = await visitors.open('/');
  const others: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.test') others.push(request.url());
  });
  await goTo(page, `${inject('appUrl')}${path}`);
  await settled(page);
  await expectOn(page.getByRole('heading', { name: 'Lamp' })).toBeVisible();
  expect(await page.locator('main img').count()).toBe(1);
  expect(others).toEqual([]);
});

it('connects only to the emulators', async () => {
  visitors.expectErrors(/Content Security Policy|status of 501/);
  const page = await visitors.open('/');
  const reach = (url: string) =>
    page.evaluate(async (address) => {
      const violated = new Promise<'refused'>((resolve) =>
        document.addEventListener('securitypolicyviolation', () => resolve('refused'), { once: true }),
      );
      const answered = fetch(address, { mode: 'no-cors' }).then(
        () => 'reached' as const,
        () => violated,
      );
      return answered;
    }, url);
  const { auth, firestore, storage } = inject('suitePorts');
  for (const port of [auth, firestore, storage]) expect(await reach(`http://127.0.0.1:${port}/`)).toBe('reached');
  expect(await reach('http://127.0.0.1:9/')).toBe('refused');
  await expectOn(page.getByRole('heading', { level: 1 })).toBeVisible();
});
