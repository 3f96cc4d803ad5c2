import { expect, it } from 'vitest';
import { reportId, userId } from '../../../domain/ids.ts';
import { addressOf, viewAt } from './review-view.ts';

it('starts with all wishlists and with open reports', () => {
  expect(viewAt('')).toEqual({
    ...{ tab: 'wishlists', owner: null, search: '', state: 'all', visibility: 'all' },
    ...{ status: 'open', report: null },
  });
  expect(addressOf({})).toBe('/admin/wishlists');
});

it('is stored in the address', () => {
  const views = [
    { tab: 'reports', status: 'resolved' },
    { state: 'inactive', visibility: 'link_only' },
    { owner: userId('a b&tab=reports') },
    { search: 'Asha & Ravi', state: 'active' },
    { tab: 'reports', report: reportId('one') },
  ] as const;
  for (const view of views) {
    const { pathname, search } = new URL(addressOf(view), 'https://shagun.example');
    expect(pathname).toBe('/admin/wishlists');
    expect(viewAt(search)).toEqual({ ...viewAt(''), ...view });
  }
  expect(addressOf({ tab: 'reports' })).toBe('/admin/wishlists?tab=reports');
  expect(addressOf({ owner: userId('asha') })).toBe('/admin/wishlists?owner=asha');
});

it.each([
  'tab=nothing',
  'owner=',
  'owner=a%2Fb',
  'search=+',
  'report=',
  'state=banned',
  'visibility=ALL',
  'status=new',
])('ignores %s', (query) => expect(viewAt(query)).toEqual(viewAt('')));
