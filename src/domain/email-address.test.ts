import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

describe('an e-mail address', () => {
  it.each(['asha@shagun.example', 'a.b+gift@sub.shagun.example', 'ravi_1@xn--p1b6ci4b4b3a.test'])(
    'can be %s',
    (text) => {
      expect(isEmailAddress(text)).toBe(true);
    },
  );

  it.each([
    '',
    'asha',
    'asha@',
    '@shagun.example',
    'a@b',
    'a@b.',
    'a@.b',
    'a@b..c',
    'a b@c.d',
    'a@b@c.d',
    'a@b,c.d',
    'a\u200b@b.c',
    'a@\u202eb.c',
    'a@b.c\u00a0',
    'a\n@b.c',
  ])('cannot be "%s"', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});
