import { type Browser, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectNoViolations, violations } from '../support/accessibility.ts';
import { launchBrowser } from '../support/browser.ts';
import { measureSettled, screenshot, settled } from '../support/settled.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

/** A page without violations except those in `body`. */
async function open(body: string): Promise<Page> {
  page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>Test</title>
    <style>
      body { background: #fff; color: #000 }
      @keyframes fade-in { from { opacity: 0 } }
      @keyframes blink { to { opacity: 0.9 } }
    </style>
    <main><h1>Settled</h1>${body}</main></html>`);
  return page;
}

const isNow = (text: string) => page.getByText(text).count();

describe('a page in the middle of an animation', () => {
  const PALE = '#ccc';

  it('fails halfway and passes once it has settled', async () => {
    await open('<p id="toast" style="animation: fade-in 1s linear">Welcome back!</p>');
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 300;
      }
    });
    expect(await violations(page)).toEqual([expect.stringMatching(/^color-contrast: .*Welcome back!/)]);
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.play()));
    await expectNoViolations(page);
  });

  it('is measured after a transition, including those of pseudo-elements', async () => {
    await open(`<style>
        p { color: ${PALE}; transition: color 0.5s }
        p::before { content: 'New '; color: ${PALE}; transition: color 0.8s }
        .read, .read::before { color: #000 }
      </style><p>message</p>`);
    expect(await violations(page)).toHaveLength(1);
    await page.getByText('message').evaluate((element) => element.classList.add('read'));
    await settled(page);
    const colours = await page
      .getByText('message')
      .evaluate((element) => [undefined, '::before'].map((pseudo) => getComputedStyle(element, pseudo).color));
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
  });

  it('is measured after the backdrop of a dialog has faded in', async () => {
    await open(`<style>
        dialog::backdrop { background: #000; transition: opacity 0.5s }
        @starting-style { dialog[open]::backdrop { opacity: 0 } }
      </style><dialog aria-label="Question">Sure?</dialog>`);
    await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    await settled(page);
    expect(await page.locator('dialog').evaluate((dialog) => getComputedStyle(dialog, '::backdrop').opacity)).toBe('1');
  });

  it('is measured without waiting for an infinite animation', async () => {
    await open('<p style="animation: blink 1s infinite alternate">Live</p>');
    await expectNoViolations(page);
  });
});

describe('a loading page', () => {
  it.each(['class="skeleton"', 'class="spinner"', 'aria-busy="true"', 'data-hydrated="false"'])(
    'is not settled while it shows %s',
    async (mark) => {
      await open(`<div ${mark}>Loading</div>`);
      await expect(settled(page, { timeout: 100 })).rejects.toThrow('something is loading: <div');
      await page.evaluate(() => {
        setTimeout(() => document.querySelector('main > div')?.replaceWith('Loaded'), 200);
      });
      await settled(page);
      expect(await isNow('Loaded')).toBe(1);
    },
  );

  it('is settled if the loading element is hidden or a specimen', async () => {
    await open('<div hidden class="skeleton"></div><div data-specimen><p aria-busy="true">A button</p></div>');
    await expectNoViolations(page);
  });

  it('is not settled before its images have loaded', async () => {
    await open('');
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/lamp.svg', async (route) => {
      await answered;
      await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    await page.evaluate(() => {
      document.querySelector('main')?.append(Object.assign(new Image(), { src: 'http://127.0.0.1/lamp.svg' }));
    });
    await expect(settled(page, { timeout: 100 })).rejects.toThrow('an image is loading');
    answer();
    await settled(page);
  });
});

describe('a page that changes while it is measured', () => {
  it('is measured again, so that no result mixes two states', async () => {
    await open('<p>A toast</p>');
    const measured: (string | null)[] = [];
    const result = await measureSettled(page, async () => {
      const text = await page.locator('main').textContent();
      measured.push(text);
      await page.evaluate(() => document.querySelector('p')?.remove());
      return text;
    });
    expect(measured).toEqual(['SettledA toast', 'Settled']);
    expect(result).toBe('Settled');
  });

  it('fails if it never stops changing', async () => {
    await open('<p>0</p>');
    await page.evaluate(() => {
      const tick = () => {
        document.querySelector('p')?.append('.');
        requestAnimationFrame(tick);
      };
      tick();
    });
    await expect(settled(page, { timeout: 300 })).rejects.toThrow('it changes with every frame');
  });
});

it('takes a screenshot after the animation', async () => {
  await open('<p style="animation: fade-in 0.5s">Welcome back!</p>');
  const [first, second] = [await screenshot(page), await screenshot(page)];
  expect(first.equals(second)).toBe(true);
});
