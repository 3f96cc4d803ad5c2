import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlatformPoint } from '../../../data/admin/platform-over-time.ts';
import { Failure } from '../../../domain/failure.ts';
import { wishlistId } from '../../../domain/ids.ts';
import { rupees } from '../../../domain/money.ts';
import type { Period } from '../../../domain/platform-periods.ts';
import { wishlist } from '../../../domain/testing/examples.ts';
import { QueryTestPage } from '../../../session/testing/query-test-page.tsx';
import type { PlatformAnalyticsApi } from './api.ts';
import { PlatformAnalyticsScreen } from './analytics-screen.tsx';

/** One new user in the first period, two in the second, and so on, each with two contributions. */
const growing = (periods: readonly Period[]): PlatformPoint[] =>
  periods.map((period, index) => ({
    period,
    users: index + 1,
    wishlists: 0,
    contributions: 2 * (index + 1),
    contributed: rupees(1_101 * (index + 1)),
  }));

/** Adds the period before, with half as many new users. */
const compared = ([before, ...periods]: readonly Period[]): PlatformPoint[] =>
  before
    ? [{ period: before, users: 39, wishlists: 0, contributions: 0, contributed: rupees(0) }, ...growing(periods)]
    : [];

function apiOf(changes: Partial<PlatformAnalyticsApi> = {}): PlatformAnalyticsApi {
  return {
    overTime: async (periods) => compared(periods),
    topWishlists: async () => ({ items: [], unreadable: [] }),
    ...changes,
  };
}

// A Saturday.
const NOW = new Date('2026-11-21T12:00:00Z');

async function openPage(changes: Partial<PlatformAnalyticsApi> = {}) {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  render(
    <QueryTestPage path="/admin/analytics">
      <PlatformAnalyticsScreen api={apiOf(changes)} />
    </QueryTestPage>,
  );
  await act(async () => undefined);
}

afterEach(() => vi.useRealTimers());

const choose = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const region = (name: string) => within(screen.getByRole('region', { name }));
const rows = (table: string) =>
  within(screen.getByRole('table', { name: table, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1);

describe('the platform over time', () => {
  it('is summed up for the last twelve weeks, including the current one', async () => {
    await openPage();
    const totals = region('The period in numbers');
    for (const text of ['₹85,878', 'in 156 contributions', '0', '78']) expect(totals.getByText(text)).toBeVisible();
  });

  it('is shown as a chart, in words and as a table', async () => {
    await openPage();
    const chart = screen.getByRole('img', {
      name: 'Amount given, Last 12 weeks: ₹85,878 in total. Highest in the week of 16 November 2026: ₹13,212.',
    });
    expect(screen.getByRole('slider', { name: 'Week' })).toHaveAttribute(
      'aria-valuetext',
      '16 November 2026 (so far): ₹13,212',
    );
    expect(chart).toBeVisible();
    expect(screen.getByText(/Weeks start on Monday and months on the 1st, at midnight IST/)).toBeVisible();
    const [newest, before] = rows('Last 12 weeks');
    expect(newest).toHaveTextContent(
      /^16 November 2026 \(so far\)Amount given₹13,212Contributions24New wishlists0New users12$/,
    );
    expect(before).toHaveTextContent(/^9 November 2026Amount given/);
    expect(rows('Last 12 weeks')).toHaveLength(12);
  });

  it('is drawn for the chosen number, even if it is zero', async () => {
    await openPage();
    expect(screen.getByText('Nothing in the previous period')).toBeVisible();
    await choose('New users');
    expect(screen.getByText('100% more than the previous period')).toBeVisible();
    expect(screen.getByRole('img', { name: /^New users, Last 12 weeks: 78 in total/ })).toBeVisible();
    await choose('New wishlists');
    expect(screen.getByRole('img', { name: 'New wishlists, Last 12 weeks: 0 in total.' })).toBeVisible();
  });

  it('is read by month when months are chosen', async () => {
    await openPage();
    await choose('Last 12 months');
    expect(screen.getByRole('img', { name: /Highest in November 2026: ₹13,212\.$/ })).toBeVisible();
    const months = rows('Last 12 months');
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toHaveTextContent(/^December 2025/);
  });

  it('fails independently, and is retried for the same period', async () => {
    const overTime = vi.fn<PlatformAnalyticsApi['overTime']>(async (periods) => compared(periods));
    overTime.mockRejectedValueOnce(new Failure('busy', 'too many'));
    await openPage({ overTime, topWishlists: async () => ({ items: [wishlist()], unreadable: [] }) });
    expect(region('Over time').getByRole('alert')).toHaveTextContent(
      'We couldn’t load the numbers for this period. It’s very busy right now. Try again in a moment.',
    );
    expect(screen.getByRole('link', { name: 'Asha & Ravi' })).toBeVisible();
    await press('Try again');
    expect(region('The period in numbers').getByText('₹85,878')).toBeVisible();
  });
});

describe('the top wishlists', () => {
  it('link to each wishlist and its analytics', async () => {
    const [id, other] = [wishlistId(crypto.randomUUID()), wishlistId(crypto.randomUUID())];
    const most = {
      ...wishlist(),
      id,
      title: 'Kavya weds Arvind',
      fundedAmount: rupees(1_36_402),
      contributionCount: 29,
    };
    const next = { ...most, id: other, title: 'Closed', isActive: false };
    await openPage({ topWishlists: async () => ({ items: [most, next], unreadable: [] }) });
    const [first, second] = rows('Top wishlists');
    expect(first).toHaveTextContent(/^Kavya weds ArvindActive₹1,36,402.*in 29 contributions.*Analytics$/);
    expect(second).toHaveTextContent('Inactive');
    expect(screen.getByRole('link', { name: 'Kavya weds Arvind' })).toHaveAttribute('href', `/wishlist/${id}`);
    expect(screen.getByRole('link', { name: 'Analytics of Closed' })).toHaveAttribute(
      'href',
      `/wishlist/${other}/analytics`,
    );
  });

  it('say that there are no contributions yet', async () => {
    await openPage();
    expect(region('Top wishlists').getByText('No contributions yet')).toBeVisible();
  });

  it('omit unreadable wishlists, and say so', async () => {
    const unreadable = [new Failure('unexpected-data', 'broken')];
    await openPage({ topWishlists: async () => ({ items: [], unreadable }) });
    expect(region('Top wishlists').getByText('Entries we can’t read right now: 1')).toBeVisible();
    expect(screen.queryByText('No contributions yet')).not.toBeInTheDocument();
  });

  it('fail independently', async () => {
    const topWishlists = vi.fn<PlatformAnalyticsApi['topWishlists']>();
    topWishlists.mockRejectedValueOnce(new Failure('offline', 'no network'));
    topWishlists.mockResolvedValue({ items: [wishlist()], unreadable: [] });
    await openPage({ topWishlists });
    expect(region('The period in numbers').getByText('₹85,878')).toBeVisible();
    await press('Try again');
    expect(screen.getByRole('link', { name: 'Asha & Ravi' })).toBeVisible();
  });
});

it('refreshes everything at once', async () => {
  const overTime = vi.fn(apiOf().overTime);
  const topWishlists = vi.fn(apiOf().topWishlists);
  await openPage({ overTime, topWishlists });
  await press('Refresh');
  expect([overTime, topWishlists].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

it('shows only Access Denied when the server denies a query', async () => {
  await openPage({ topWishlists: async () => Promise.reject(new Failure('denied', 'not an admin')) });
  expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
});
