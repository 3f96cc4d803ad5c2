import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { wishlistId, type WishlistId } from '../domain/ids.ts';
import { PSEUDO } from './messages/languages.ts';
import { paths } from './paths.ts';

const id = wishlistId('7d0f9a3e-2b1c-4d5e-8f60-718293a4b5c6');

describe('the addresses of the application', () => {
  it('are those of the specification and the decisions', () => {
    expect(Object.values(paths).map(({ pattern }) => pattern)).toEqual([
      '/',
      '/login',
      '/register',
      '/gift-suggestions',
      '/about',
      '/contact',
      '/privacy',
      '/terms',
      '/pricing',
      '/help',
      '/unsubscribe',
      '/wishlist/:id',
      '/wishlist/:id/edit',
      '/wishlist/:id/print',
      '/wishlist/:id/analytics',
      '/wishlist/:id/hosts',
      '/join/:code',
      '/dashboard',
      '/create-wishlist',
      '/profile',
      '/delete-account',
      '/admin',
      '/admin/users',
      '/admin/wishlists',
      '/admin/transactions',
      '/admin/log',
      '/admin/analytics',
      '/admin/settings',
      '/admin/support',
      '/404',
    ]);
  });

  it.each(Object.entries(paths))('match only the route of their own name: %s', (name, path) => {
    const to = path.to as (parameter: WishlistId | 'en') => string;
    const address = to(path.pattern.includes(':id') ? id : 'en');
    const matching = Object.entries(paths).filter(([, { pattern }]) => matchPath(pattern, address));
    expect(matching.map(([found]) => found)).toEqual([name]);
  });

  it('have a language prefix on public pages', () => {
    expect([paths.home.to('en'), paths.home.to('hi')]).toEqual(['/', '/hi']);
    expect([paths.about.to('en'), paths.about.to('ta')]).toEqual(['/about', '/ta/about']);
    expect(paths.about.to(PSEUDO)).toBe('/about');
    expect(paths.login.to()).toBe('/login');
  });

  it('contain the id of a wishlist', () => {
    expect(paths.wishlistAnalytics.to(id)).toBe(`/wishlist/${id}/analytics`);
    expect(matchPath(paths.editWishlist.pattern, paths.editWishlist.to(id))?.params.id).toBe(id);
  });
});
