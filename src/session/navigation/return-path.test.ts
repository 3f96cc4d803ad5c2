import { describe, expect, it } from 'vitest';
import { signInPath, ownPath, returnPathIn } from './return-path.ts';

describe('a path of this site', () => {
  it.each(['/dashboard', '/wishlist/a-b', '/create-wishlist?ideas=urli', '/help#fees', '/'])('is %s', (path) =>
    expect(ownPath(path)).toBe(path),
  );

  it.each([
    ['nothing', null],
    ['empty', ''],
    ['another site', 'https://elsewhere.example/'],
    ['another site without its scheme', '//elsewhere.example'],
    ['the same with the other slash', '/\\elsewhere.example'],
    ['the same with a tab that browsers drop', '/\t/elsewhere.example'],
    ['the same behind a dot', '/.//elsewhere.example'],
    ['the same behind a way back', '/a/..//elsewhere.example'],
    ['a script', 'javascript:alert(1)'],
    ['a path that begins nowhere', 'dashboard'],
    ['an address that is none', '//['],
  ])('is not: %s', (_what, path) => expect(ownPath(path)).toBeNull());
});

describe('a sign-in page', () => {
  it('leads back to the given path', () => {
    const page = signInPath('/login', '/wishlist/a?via=qr&x=1#gift');
    expect(page).toBe('/login?next=%2Fwishlist%2Fa%3Fvia%3Dqr%26x%3D1%23gift');
    expect(returnPathIn(new URL(page, 'https://shagun.example').search)).toBe('/wishlist/a?via=qr&x=1#gift');
  });

  it.each(['/login', '/register?next=%2Fprofile', '/login/', null, 'https://elsewhere.example'])(
    'has no return path for %s',
    (back) => expect(signInPath('/login', back)).toBe('/login'),
  );

  it.each(['', '?next=', '?next=https://elsewhere.example', '?next=%2Flogin', '?next=//elsewhere.example', '?nex=/a'])(
    'has no return path with the query "%s"',
    (search) => expect(returnPathIn(search)).toBeNull(),
  );
});
