import { describe, expect, it } from 'vitest';
import { pictureAt } from './testing/examples.ts';
import { isWebAddress, parsedUrl, shownHost, storedPicture } from './web-address.ts';

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

  it('is null if it cannot be parsed', () => {
    expect([parsedUrl('no address'), parsedUrl('https://a.example/b')?.pathname]).toEqual([null, '/b']);
  });
});

describe('the host of a link', () => {
  it.each([
    ['https://www.amazon.in/dp/B0?tag=x', 'www.amazon.in'],
    ['http://SHOP.example:8080/lamp', 'shop.example'],
    ['https://аmazon.in/lamp', 'xn--mazon-3ve.in'],
    ['https://दुकान.example', 'xn--11b7ah1gn.example'],
    ['https://www.amazon.in.secure-payments.evil.test/', 'www.amazon.in.secure-payments.evil.test'],
    ['https://%/', ''],
  ])('of %s is %s', (address, host) => {
    expect(shownHost(address)).toBe(host);
  });
});

describe('a picture', () => {
  const emulated = 'http://127.0.0.1:9199/v0/b/demo.appspot.com/o/profiles%2Fasha%2F7d0f?alt=media&token=7d-0f';

  it.each([pictureAt('7d0f'), emulated])('can be in Storage: %s', (address) => {
    expect(storedPicture(address)).toBe(address);
  });

  it.each([
    null,
    '',
    'https://shop.example/lamp.jpg',
    'https://lh3.googleusercontent.com/a/photo=s96-c',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
    pictureAt('7d0f').replace('https://', 'https://firebasestorage.googleapis.com@evil.test/'),
    pictureAt('7d0f').replace('firebasestorage', 'firebasestorage.evil'),
    emulated.replace('127.0.0.1', 'localhost.evil.test'),
    ` ${emulated}`,
  ])('is null at %s', (address) => {
    expect(storedPicture(address)).toBeNull();
  });
});
