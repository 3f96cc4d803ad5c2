import { describe, expect, it } from 'vitest';
import { startsAnonymous } from './profile-privacy.ts';

describe('a contribution to a wishlist', () => {
  it.each([
    ['public', 'public', false],
    ['public', 'link_only', false],
    ['public', 'private', false],
    ['friends', 'public', true],
    ['friends', 'link_only', false],
    ['friends', 'private', false],
    ['private', 'public', true],
    ['private', 'link_only', true],
    ['private', 'private', true],
  ] as const)('with profile privacy “%s” and visibility “%s” starts anonymous: %s', (privacy, visibility, expected) => {
    expect(startsAnonymous(privacy, visibility)).toBe(expected);
  });
});
