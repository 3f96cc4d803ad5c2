import { expect, it } from 'vitest';
import { destinationOf } from './link-clicks.ts';

function click(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let destination: string | null = null;
  const listener = (event: MouseEvent) => {
    destination = destinationOf(event, window.location);
    event.preventDefault();
  };
  document.addEventListener('click', listener);
  document
    .querySelector('[data-here]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('click', listener);
  return destination;
}

it('takes over a click on an address of the application, also inside of the link', () => {
  expect(click('<a href="/about?x=1#y" data-here>About</a>')).toBe('/about?x=1#y');
  expect(click('<a href="/help"><b data-here>Help</b></a>')).toBe('/help');
});

it.each([
  ['another site', '<a href="https://wa.me/?text=x" data-here>Share</a>', {}],
  ['a new tab that the link asks for', '<a href="/about" target="_blank" data-here>About</a>', {}],
  ['a new tab that the person asks for', '<a href="/about" data-here>About</a>', { ctrlKey: true }],
  ['a download', '<a href="/qr.png" download data-here>QR</a>', {}],
  ['a place on this page', '<a href="#main" data-here>Skip</a>', {}],
  ['anything that is no link', '<button data-here>Press</button>', {}],
])('leaves to the browser: %s', (_what, html, init) => expect(click(html, init)).toBeNull());
