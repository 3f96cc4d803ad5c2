import { describe, expect, it } from 'vitest';
import { isPictureAddress, isWebAddress, parsedUrl } from './web-address.ts';

describe('a web address', () => {
  it.each(['https://shop.example/lamp?id=1', 'http://shop.example', 'https://दुकान.example/दीप'])(
    'can be %s',
    (text) => {
      expect(isWebAddress(text)).toBe(true);
    },
  );

  it.each([
    '',
    'shop.example',
    'ftp://shop.example',
    'javascript:alert(1)',
    'https://',
    'https://shop.example/a b',
    'https://bank.example@evil.test/',
    ' https://shop.example',
    'data:text/html,x',
  ])('cannot be "%s"', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });

  it('accepts https pictures, and http on localhost', () => {
    const addresses = [
      'https://a.example/p.jpg',
      'http://127.0.0.1:9199/p',
      'http://localhost/p',
      'http://a.example/p',
    ];
    expect(addresses.map(isPictureAddress)).toEqual([true, true, true, false]);
    expect(isPictureAddress('data:image/png;base64,AA')).toBe(false);
  });

  it('is null when it cannot be read', () => {
    expect([parsedUrl('no address'), parsedUrl('https://a.example/b')?.pathname]).toEqual([null, '/b']);
  });
});
