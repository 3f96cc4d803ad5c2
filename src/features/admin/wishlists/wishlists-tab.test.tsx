import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { rupees } from '../../../domain/money.ts';
import { savedFiles } from '../../../session/testing/saved-files.ts';
import { ASHA, reported, reviewed } from './testing/in-memory-review.ts';
import { openReview } from './testing/review-page.tsx';
import { having, moderatedAs, press, titles } from './testing/wishlist-rows.ts';
import { useFocusKept } from './use-focus-kept.ts';

const offline = () => new Failure('offline', 'no network');
const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) });
const choose = async (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } }));

describe('a row', () => {
  it('shows its owner, its visibility and what it received', async () => {
    await openReview(
      having(
        reviewed('Asha & Ravi', { visibility: 'link_only', fundedAmount: rupees(2_500), contributorCount: 3 }),
        reviewed('Nameless', {}, { ...ASHA, displayName: ' ' }),
        reviewed('Orphan', { contributorCount: 1 }, null),
      ),
    );
    const cells = within(row('Asha & Ravi'));
    for (const text of [
      'Asha Rao',
      'Active',
      'Link only',
      '2',
      '₹2,500',
      'of ₹10,000',
      '3 contributors',
      '5 December 2026',
    ])
      expect(cells.getByText(text)).toBeVisible();
    expect(cells.getByRole('link', { name: /^Asha & Ravi/ })).toHaveAttribute('href', '/wishlist/of-Asha%20%26%20Ravi');
    expect(row('Nameless')).toHaveTextContent('asha@guests.example');
    expect(row('Nameless')).toHaveTextContent('No contributors yet');
    expect(row('Orphan')).toHaveTextContent('Owner unknown');
    expect(row('Orphan')).toHaveTextContent('1 contributor');
  });

  it.each([
    ['by the owner', null],
    ['by the owner', moderatedAs('wishlist_reactivated')],
    ['by an admin', moderatedAs('wishlist_deactivated')],
    ['owner banned', moderatedAs('user_banned')],
  ])('of an inactive wishlist says: %s', async (words, moderation) => {
    await openReview(having(reviewed('Asha', { isActive: false, moderation })));
    expect(row('Asha')).toHaveTextContent(`Inactive${words}`);
  });

  it("links to the page, its analytics and the owner's other wishlists", async () => {
    await openReview(having(reviewed('Asha')));
    await press('Manage Asha');
    const link = (name: RegExp) => screen.getByRole('menuitem', { name });
    expect(link(/^Open/)).toHaveAttribute('target', '_blank');
    expect(link(/^Open/)).toHaveAttribute('href', '/wishlist/of-Asha');
    expect(link(/Analytics/)).toHaveAttribute('href', '/wishlist/of-Asha/analytics');
    expect(link(/owner/)).toHaveAttribute('href', '/admin/wishlists?owner=asha');
  });
});

describe('the list', () => {
  it('shows twenty per page, and the total', async () => {
    await openReview(having(...Array.from({ length: 23 }, (_, index) => reviewed(`W${index}`))));
    expect(screen.getByText('Showing 20 of 23 wishlists')).toBeVisible();
    await press('Older');
    expect(titles()).toEqual(['W20', 'W21', 'W22']);
    expect(screen.getByText('Showing 3 of 23 wishlists')).toBeVisible();
    await press('Newer');
    expect(titles()).toHaveLength(20);
  });

  it('can be filtered by state and visibility, also from the address', async () => {
    const { address } = await openReview(
      having(reviewed('Open'), reviewed('Closed', { isActive: false }), reviewed('Quiet', { visibility: 'private' })),
    );
    await choose('State', 'active');
    expect(titles()).toEqual(['Open', 'Quiet']);
    await choose('Visibility', 'private');
    expect(titles()).toEqual(['Quiet']);
    expect(screen.getByText('Showing 1 of 1 wishlists')).toBeVisible();
    expect(address()).toBe('/admin/wishlists?state=active&visibility=private');
  });

  it('says why it is empty', async () => {
    await openReview(having());
    expect(screen.getByText('No wishlists yet')).toBeVisible();
    await choose('State', 'inactive');
    expect(screen.getByText('No wishlists found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all wishlists' })).toHaveAttribute('href', '/admin/wishlists');
  });

  it('reports unreadable entries', async () => {
    const api = having();
    api.unreadable = 2;
    await openReview(api);
    expect(screen.getByText('Entries we can’t read right now: 2')).toBeVisible();
    expect(screen.queryByText('No wishlists yet')).not.toBeInTheDocument();
  });

  it('can be retried when it fails, and so can its count', async () => {
    const api = having(reviewed('Asha'));
    api.failing.set('wishlists', offline()).set('countWishlists', offline());
    await openReview(api);
    const [counted, listed] = screen.getAllByRole('alert');
    expect(counted).toHaveTextContent('We couldn’t count the wishlists.');
    expect(listed).toHaveTextContent('We couldn’t load the wishlists.');
    api.failing.clear();
    for (const retry of screen.getAllByRole('button', { name: 'Try again' }))
      await act(async () => void fireEvent.click(retry));
    expect(titles()).toEqual(['Asha']);
    expect(screen.getByText('Showing 1 of 1 wishlists')).toBeVisible();
  });

  it('is refreshed on request', async () => {
    const api = having(reviewed('Asha'));
    await openReview(api);
    api.rows = [reviewed('Newer'), ...api.rows];
    await press('Refresh');
    expect(titles()).toEqual(['Newer', 'Asha']);
    expect(screen.getByText('Showing 2 of 2 wishlists')).toBeVisible();
  });

  it.each(['wishlists', 'countWishlists', 'countOpenReports', 'user'] as const)(
    'shows only Access Denied when the server denies %s',
    async (what) => {
      const api = having(reviewed('Asha'));
      api.failing.set(what, new Failure('denied', 'No.'));
      await openReview(api, what === 'user' ? '?owner=asha' : '');
      expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
      expect(titles()).toEqual([]);
    },
  );
});

describe('the wishlists of one user', () => {
  it('name the owner, and link back to all wishlists', async () => {
    await openReview(having(reviewed('Ours'), reviewed('Theirs', {}, null)), '?owner=asha');
    expect(screen.getByRole('heading', { level: 2, name: 'Wishlists of Asha Rao' })).toBeVisible();
    expect(screen.getByText('asha@guests.example')).toBeVisible();
    expect(titles()).toEqual(['Ours']);
    expect(row('Ours')).not.toHaveTextContent('Asha Rao');
    expect(screen.getByText('Showing 1 of 1 wishlists')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All wishlists' })).toHaveAttribute('href', '/admin/wishlists');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await press('Manage Ours');
    expect(screen.queryByRole('menuitem', { name: 'All wishlists by this owner' })).not.toBeInTheDocument();
  });

  it('shows an empty list for an owner whose profile is missing', async () => {
    await openReview(having(), '?owner=nobody');
    expect(screen.getByText('Wishlists of a user without a profile')).toBeVisible();
    expect(screen.getByText('This user has no wishlists.')).toBeVisible();
  });

  it('lists the wishlists even if their owner cannot be read', async () => {
    const api = having(reviewed('Ours'));
    api.failing.set('user', offline());
    await openReview(api, '?owner=asha');
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t find out who owns these wishlists.');
    expect(titles()).toEqual(['Ours']);
  });
});

it('exports exactly the listed wishlists', async () => {
  const files = savedFiles();
  const started = having(reviewed('=Open, "1"', { eventDate: null }), reviewed('Closed', { isActive: false }));
  await openReview(started, '?state=active');
  await press('Export CSV');
  await press('Download CSV');
  expect(files.names).toEqual([expect.stringMatching(/^shagun-wishlists-active-\d{4}-\d\d-\d\d\.csv$/)]);
  const [header, only, ...rest] = (await files.text()).trim().split('\r\n');
  expect(header).toContain('Wishlist ID,Title,Owner ID,');
  expect(only).toContain(`"'=Open, ""1""",asha,wedding,,public,active,2,10000,0,0,0,`);
  expect(rest).toEqual([]);
});

it('shows the number of open reports on their tab, and opens it', async () => {
  const api = having(reviewed('Asha'));
  api.filed = [reported('Asha'), reported('Other'), reported('Old', { status: 'resolved' })];
  const { address } = await openReview(api);
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Reports 2 open' })));
  expect(address()).toBe('/admin/wishlists?tab=reports');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('keeps the focus when the focused row is removed', () => {
  function List({ rows }: { rows: readonly string[] }) {
    const count = useFocusKept<HTMLParagraphElement>(rows);
    return (
      <>
        <p ref={count} tabIndex={-1}>
          {rows.length} rows
        </p>
        {rows.map((name) => (
          <button key={name}>{name}</button>
        ))}
      </>
    );
  }
  const { rerender } = render(<List rows={['a', 'b']} />);
  rerender(<List rows={['b', 'a']} />);
  expect(document.body).toHaveFocus();
  screen.getByRole('button', { name: 'a' }).focus();
  rerender(<List rows={['a']} />);
  expect(screen.getByRole('button', { name: 'a' })).toHaveFocus();
  rerender(<List rows={[]} />);
  expect(screen.getByText('0 rows')).toHaveFocus();
});
