import { expect, it } from 'vitest';
import { linkTarget } from './link-target.ts';

function click(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let target: string | null = null;
  const listener = (event: MouseEvent) => {
    target = linkTarget(event);
    event.preventDefault();
  };
  document.addEventListener('click', listener);
  document
    .querySelector('[data-here]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('click', listener);
  return target;
}

it('returns the address of a link to this site, also for a click inside the link', () => {
  expect(click('<a href="/about?x=1#y" data-here>About</a>')).toBe('/about?x=1#y');
  expect(click('<a href="/help"><b data-here>Help</b></a>')).toBe('/help');
});

it.each([
  ['another site', '<a href="https://wa.me/?text=x" data-here>Share</a>', {}],
  ['a link that opens a new tab', '<a href="/about" target="_blank" data-here>About</a>', {}],
  ['a click with Ctrl', '<a href="/about" data-here>About</a>', { ctrlKey: true }],
  ['a download', '<a href="/qr.png" download data-here>QR</a>', {}],
  ['a place on the same page', '<a href="#main" data-here>Skip</a>', {}],
  ['a button', '<button data-here>Press</button>', {}],
])('leaves %s to the browser', (_what, html, init) => expect(click(html, init)).toBeNull());
