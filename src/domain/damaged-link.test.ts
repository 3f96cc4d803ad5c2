import { describe, expect, it } from 'vitest';
import { repairedPath } from './damaged-link.ts';

const ID = '7d0f9a3e-5b1c-4f6d-8a2b-0c9d8e7f6a5b';
const CLEAN = `/wishlist/${ID}`;
/** As in `location.pathname`. */
const pathOf = (link: string) => new URL(link, 'https://shagun.example').pathname;

describe('the path of a damaged link', () => {
  it.each([
    ['in upper case', `/WISHLIST/${ID.toUpperCase()}`],
    ['with an id in upper case', `/wishlist/${ID.toUpperCase()}`],
    ['with a slash at its end', `${CLEAN}/`],
    ['with two slashes', `//wishlist//${ID}`],
    ['with a slash that is encoded', `/wishlist%2F${ID}`],
    ['with a full stop', `${CLEAN}.`],
    ['with a full stop after the slash', `${CLEAN}/.`],
    ['with an exclamation mark', `${CLEAN}!`],
    ['with a danda', `${CLEAN}।`],
    ['with a bracket', `${CLEAN})`],
    ['in brackets', `/wishlist/(${ID})`],
    ['with a square bracket', `${CLEAN}]`],
    ['with an angle bracket', `${CLEAN}>`],
    ['with a quote', `${CLEAN}"`],
    ['with a curly quote', `${CLEAN}”`],
    ['with an apostrophe', `${CLEAN}'`],
    ['with WhatsApp’s sign for bold', `${CLEAN}*`],
    ['with WhatsApp’s sign for italics', `${CLEAN}_`],
    ['with a space before its id', `/wishlist/%20${ID}`],
    ['with a space after its id', `${CLEAN}%20`],
    ['with an encoded space that was encoded again', `${CLEAN}%2520`],
    ['with the next word', `${CLEAN}%20Please%20come`],
    ['with a zero-width space', `${CLEAN}\u200b`],
    ['with a byte order mark before its id', `/wishlist/\ufeff${ID}`],
    ['with a zero-width space in its id', `/wishlist/${ID.slice(0, 10)}\u200b${ID.slice(10)}`],
    ['with an encoded query', `${CLEAN}%3Fvia%3Dwhatsapp`],
    ['with a percent sign', `${CLEAN}%`],
  ])('is repaired %s', (_, link) => {
    expect(repairedPath(link.startsWith('//') ? link : pathOf(link))).toBe(CLEAN);
  });

  it.each(['edit', 'analytics', 'print', 'hosts'])('keeps /%s', (screen) => {
    expect(repairedPath(`${CLEAN}/${screen}`)).toBe(`${CLEAN}/${screen}`);
    expect(repairedPath(pathOf(`${CLEAN}/${screen}.`))).toBe(`${CLEAN}/${screen}`);
    expect(repairedPath(pathOf(`${CLEAN.toUpperCase()}/${screen.toUpperCase()}/`))).toBe(`${CLEAN}/${screen}`);
    expect(repairedPath(pathOf(`/wishlist/*${ID}*/${screen})`))).toBe(`${CLEAN}/${screen}`);
  });

  it.each([CLEAN, '/', '/about', '/wishlist/', '/wishlist/no-such-list.', `/admin/wishlists/${ID}.`, `/${ID}`])(
    'leaves %s alone',
    (path) => {
      expect(repairedPath(path)).toBe(path);
    },
  );
});
