import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { systemLogId } from '../../../domain/ids.ts';
import { rupees } from '../../../domain/money.ts';
import { DEFAULT_SETTINGS } from '../../../domain/platform.ts';
import { ADMIN_LOG_TYPES, EVENT_LOG_TYPES, type SystemLogEntry } from '../../../domain/system-log.ts';
import { user, wishlist } from '../../../domain/testing/examples.ts';
import { QueryTestPage } from '../../../session/testing/query-test-page.tsx';
import { savedFiles } from '../../../session/testing/saved-files.ts';
import { NO_ROWS, rowsOf } from '../exports/testing/rows-of.ts';
import type { AdminDashboardApi } from './api.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

const OFFLINE = new Failure('offline', 'no network');

function entry(type: string, changes: Partial<SystemLogEntry> = {}): SystemLogEntry {
  return {
    id: systemLogId(crypto.randomUUID()),
    type,
    description: `Something of the kind ${type}`,
    timestamp: new Date(2026, 11, 5, 18, 30),
    actorId: 'anonymous',
    targetId: 'something',
    ...changes,
  };
}

/** A platform with data in every part. */
function apiOf(changes: Partial<AdminDashboardApi> = {}): AdminDashboardApi {
  return {
    latency: async () => 41.2,
    users: async () => 1_05_030,
    activeWishlists: async () => 1_810,
    giving: async () => ({ count: 20_141, amount: rupees(5_15_86_809) }),
    settings: async () => DEFAULT_SETTINGS,
    log: async () => ({ items: [entry('user_signup')], unreadable: [] }),
    activeUsers: async () => 1_709,
    openReports: async () => 2,
    ...NO_ROWS,
    wishlistRows: () => rowsOf(wishlist()),
    ...changes,
  };
}

async function openPage(changes: Partial<AdminDashboardApi> = {}) {
  render(
    <QueryTestPage path="/admin">
      <DashboardScreen api={apiOf(changes)} />
    </QueryTestPage>,
  );
  await act(async () => undefined);
}

const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const region = (name: string) => within(screen.getByRole('region', { name }));
/** The description of a term. */
function beside(term: string): string {
  const { parentElement } = screen.getByText(term, { selector: 'dt' });
  return [...(parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent).join(' | ');
}
const failing = <T,>() => vi.fn<() => Promise<T>>().mockRejectedValueOnce(OFFLINE);

describe('the four numbers', () => {
  it('are counts, a sum, and the revenue at the configured fee', async () => {
    await openPage({ settings: async () => ({ ...DEFAULT_SETTINGS, feePercent: 2.5 }) });
    expect(beside('Total Users')).toBe('1,05,030');
    expect(beside('Active Wishlists')).toBe('1,810');
    expect(beside('Total Contributions')).toBe('₹5,15,86,809 | in 20,141 contributions');
    expect(beside('Platform Revenue')).toBe('₹12,89,670 | 2.5% of contributions');
  });

  it('are zeros on an empty platform', async () => {
    await openPage({ users: async () => 0, giving: async () => ({ count: 0, amount: rupees(0) }) });
    expect(beside('Total Users')).toBe('0');
    expect(beside('Platform Revenue')).toBe('₹0 | 7.5% of contributions');
  });

  it('fail and are retried one by one', async () => {
    const [users, log] = [failing<number>(), vi.fn(apiOf().log)];
    users.mockResolvedValue(12);
    await openPage({ users, log });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(beside('Total Users')).toContain('Not counted');
    expect(beside('Active Wishlists')).toBe('1,810');
    await press('Try again: Total Users');
    expect(beside('Total Users')).toBe('12');
    expect(log).toHaveBeenCalledOnce();
  });

  it('show the contributions but no revenue while the fee is unknown', async () => {
    const [settings, giving] = [failing<typeof DEFAULT_SETTINGS>(), vi.fn(apiOf().giving)];
    settings.mockResolvedValue(DEFAULT_SETTINGS);
    await openPage({ settings, giving });
    expect(beside('Total Contributions')).toContain('₹5,15,86,809');
    expect(beside('Platform Revenue')).toContain('Not counted');
    await press('Try again: Platform Revenue');
    expect(beside('Platform Revenue')).toContain('₹38,69,011');
    expect(giving).toHaveBeenCalledOnce();
  });
});

describe('the recent activity', () => {
  it('shows the event, its time and its amount', async () => {
    const gift = entry('contribution_made', { description: 'Contribution to Asha & Ravi', amount: rupees(1_101) });
    await openPage({ log: async () => ({ items: [gift, entry('user_signup')], unreadable: [] }) });
    const [first, second] = region('Recent Activity').getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Contribution to Asha & Ravi5 Dec 2026, 6:30.pm₹1,101$/);
    expect(second).not.toHaveTextContent('₹');
  });

  it('says that a contribution was set aside or restored', async () => {
    const description = 'Contribution to Asha & Ravi';
    const entries = (['contribution_set_aside', 'contribution_restored'] as const).map((type) =>
      entry(type, { description, amount: rupees(1_101) }),
    );
    await openPage({ log: async () => ({ items: entries, unreadable: [] }) });
    const [first, second] = region('Recent Activity').getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Set aside: Contribution to Asha & Ravi/);
    expect(second).toHaveTextContent(/^Restored: Contribution to Asha & Ravi/);
  });

  it('has an icon for every type, and one for unknown types', async () => {
    const types = [...EVENT_LOG_TYPES, ...ADMIN_LOG_TYPES, 'a_type_of_tomorrow'];
    await openPage({ log: async () => ({ items: types.map((type) => entry(type)), unreadable: [] }) });
    const drawn = region('Recent Activity')
      .getAllByRole('listitem')
      .map((item) => item.querySelector('svg')?.innerHTML);
    expect(drawn).toHaveLength(types.length);
    expect(new Set(drawn)).toHaveProperty('size', types.length);
  });

  it('says that there is no activity', async () => {
    await openPage({ log: async () => ({ items: [], unreadable: [] }) });
    expect(region('Recent Activity').getByText('No recent activity')).toBeVisible();
  });

  it('omits unreadable entries, and says so', async () => {
    const unreadable = [new Failure('unexpected-data', 'broken')];
    await openPage({ log: async () => ({ items: [entry('user_signup')], unreadable }) });
    expect(region('Recent Activity').getByText('Entries we can’t read right now: 1')).toBeVisible();
    expect(region('Recent Activity').getAllByRole('listitem')).toHaveLength(1);
  });

  it('fails independently', async () => {
    const log = failing<Awaited<ReturnType<AdminDashboardApi['log']>>>();
    log.mockResolvedValue({ items: [entry('user_signup')], unreadable: [] });
    await openPage({ log });
    expect(region('Recent Activity').getByRole('alert')).toHaveTextContent('We couldn’t load the recent activity.');
    expect(beside('Total Users')).toBe('1,05,030');
    await press('Try again');
    expect(region('Recent Activity').getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the health of the platform', () => {
  it.each([
    [41.2, 'Healthy', '42 ms'],
    [1_000, 'Healthy', '1,000 ms'],
    [1_000.1, 'Slow', '1,001 ms'],
  ])('after %d ms is %s', async (latency, status, ms) => {
    await openPage({ latency: async () => latency });
    expect(beside('System Status')).toContain(
      `${status} | The database responded in ${ms}. Measured from this browser`,
    );
  });

  it('shows "unreachable" until the database responds', async () => {
    const latency = failing<number>();
    latency.mockResolvedValue(41);
    await openPage({ latency });
    expect(beside('System Status')).toContain('Unreachable');
    expect(beside('System Status')).toContain('The database didn’t respond.');
    await press('Try again: System Status');
    expect(beside('System Status')).toContain('Healthy');
  });

  it('counts active users and open reports', async () => {
    await openPage();
    expect(beside('Active Users')).toBe('1,709 | Active in the last 30 days');
    expect(beside('Pending Reports')).toBe('2 | Review reports');
    expect(screen.getByRole('link', { name: 'Review reports' })).toHaveAttribute(
      'href',
      '/admin/wishlists?tab=reports',
    );
  });

  it('fails one number at a time', async () => {
    const openReports = failing<number>();
    openReports.mockResolvedValue(3);
    await openPage({ openReports });
    expect(beside('Active Users')).toContain('1,709');
    await press('Try again: Pending Reports');
    expect(beside('Pending Reports')).toContain('3');
  });
});

it('links to every admin page', async () => {
  await openPage();
  const links = region('Quick Actions').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Manage Users', '/admin/users'],
    ['Review Wishlists', '/admin/wishlists'],
    ['Find a Contribution', '/admin/transactions'],
    ['Analytics', '/admin/analytics'],
    ['Platform Settings', '/admin/settings'],
    ['Support', '/admin/support'],
  ]);
});

it('refreshes everything at once', async () => {
  const users = vi.fn<AdminDashboardApi['users']>().mockResolvedValueOnce(1).mockResolvedValue(2);
  const latency = vi.fn(apiOf().latency);
  const openReports = vi.fn(apiOf().openReports);
  await openPage({ users, latency, openReports });
  await press('Refresh');
  expect(beside('Total Users')).toBe('2');
  for (const ask of [users, latency, openReports]) expect(ask).toHaveBeenCalledTimes(2);
});

it('shows only Access Denied when the server denies a query', async () => {
  await openPage({ activeUsers: async () => Promise.reject(new Failure('denied', 'not an admin')) });
  expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  expect(screen.queryByText('Total Users')).not.toBeInTheDocument();
});

describe('the files', () => {
  it('contain wishlists, users and transactions, with a column for each field', async () => {
    const saved = savedFiles();
    const asha = user({ displayName: '=Asha, Ravi', createdAt: new Date(0), lastActiveAt: null });
    await openPage({ userRows: () => rowsOf(asha) });
    await press('Export Data');
    for (const value of ['wishlists', 'users', 'transactions']) {
      fireEvent.change(screen.getByLabelText('What to export'), { target: { value } });
      await press('Download CSV');
    }
    expect(saved.names).toEqual(
      ['wishlists', 'users', 'transactions'].map((name): unknown =>
        expect.stringMatching(new RegExp(`^shagun-${name}-\\d{4}-\\d{2}-\\d{2}\\.csv$`)),
      ),
    );
    const [header, first] = (await saved.text(0)).split('\r\n');
    expect(header).toMatch(/^\uFEFFWishlist ID,Title,Owner ID,.*Received \(₹\)/);
    expect(first).toContain(`${wishlist().id},Asha & Ravi,asha,wedding,,public,active,1,5000,0`);
    expect(await saved.text(1)).toBe(
      '\uFEFFUser ID,Name,Email,Phone,Status,Role,Language,Joined (IST),Last active (IST)\r\n' +
        'asha,"\'=Asha, Ravi",asha@guests.example,,Active,User,en,1970-01-01 05:30,\r\n',
    );
    expect(await saved.text(2)).toMatch(/^\uFEFFTransaction ID,Reference,Wishlist ID,.*\r\n$/);
  });

  it('are cancelled when the sheet is closed', async () => {
    const saved = savedFiles();
    let signal: AbortSignal | undefined;
    const userRows: AdminDashboardApi['userRows'] = async function* (_, options) {
      signal = options.signal;
      await new Promise(() => undefined);
      yield* rowsOf();
    };
    await openPage({ userRows });
    await press('Export Data');
    await press('Download CSV');
    expect(signal?.aborted).toBe(false);
    await press('Close');
    await waitFor(() => expect(signal?.aborted).toBe(true));
    expect(saved.names).toEqual([]);
  });
});
