import { afterEach, expect, it } from 'vitest';
import { openOverlays } from '../ui/overlays.ts';
import { focusOnHeading } from './focus-on-heading.ts';

let stop = () => undefined as void;
afterEach(() => {
  stop();
  openOverlays.length = 0;
  document.body.replaceChildren();
});

const shown = (html: string) => {
  document.body.innerHTML = html;
};
/** Mutation observers run in a microtask. */
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));
const focused = () => document.activeElement?.textContent;

it('focuses the existing heading', () => {
  shown('<a href="/">Home</a><h1>Dashboard</h1>');
  document.querySelector('a')?.focus();
  stop = focusOnHeading();
  expect(focused()).toBe('Dashboard');
});

it('focuses the heading as soon as it appears, and the one that replaces it', async () => {
  shown('<p>One moment…</p>');
  stop = focusOnHeading();
  shown('<h1>Loading</h1>');
  await settled();
  expect(focused()).toBe('Loading');
  shown('<h1>Asha &amp; Ravi</h1>');
  await settled();
  expect(focused()).toBe('Asha & Ravi');
});

it('does not take the focus if the user has moved it', async () => {
  shown('<p>One moment…</p><button>Menu</button>');
  stop = focusOnHeading();
  document.querySelector('button')?.focus();
  document.body.append(Object.assign(document.createElement('h1'), { textContent: 'Late' }));
  await settled();
  expect(focused()).toBe('Menu');
});

it('does not take the focus after other input', async () => {
  shown('<p>One moment…</p>');
  stop = focusOnHeading();
  dispatchEvent(new Event('pointerdown'));
  shown('<h1>Late</h1>');
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('leaves the focus in a menu that was opened before the page arrived', () => {
  shown('<button>Menu</button><h1>Dashboard</h1>');
  document.querySelector('button')?.focus();
  openOverlays.push({ close: () => undefined });
  stop = focusOnHeading();
  expect(focused()).toBe('Menu');
});
