import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { TransactionFilter } from '../../../data/admin/list-transactions.ts';
import type { TransactionForReview } from '../../../data/admin/review.ts';
import { Failure } from '../../../domain/failure.ts';
import { ANONYMOUS, systemLogId, transactionId, userId } from '../../../domain/ids.ts';
import { rupees } from '../../../domain/money.ts';
import { AT, transaction, WISHLIST } from '../../../domain/testing/examples.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import { NavigationProvider } from '../../../session/navigation/navigation.tsx';
import { QueryTestPage } from '../../../session/testing/query-test-page.tsx';
import { savedFiles } from '../../../session/testing/saved-files.ts';
import { rowsOf } from '../exports/testing/rows-of.ts';
import type { TransactionsApi } from './api.ts';
import { viewAt } from './transaction-view.ts';
import { TransactionsScreen } from './transactions-screen.tsx';

const OURS = {
  id: WISHLIST,
  title: 'Asha weds Ravi',
  userId: userId('asha'),
  isActive: true,
  visibility: 'public',
} as const;

function given(
  changes: Partial<Transaction> = {},
  wishlist: TransactionForReview['wishlist'] = OURS,
): TransactionForReview {
  return { transaction: transaction({ id: transactionId(crypto.randomUUID()), ...changes }), wishlist };
}

/** Opens the page. Returns the filters that were read. */
async function open(rows: readonly TransactionForReview[], query = '', replaced: Partial<TransactionsApi> = {}) {
  const filters: TransactionFilter[] = [];
  const api: TransactionsApi = {
    transactions: async (filter) => {
      filters.push(filter);
      return { items: rows, unreadable: [], next: null };
    },
    count: async () => rows.length,
    transactionRows: () => rowsOf(...rows.map((row) => row.transaction)),
    ...replaced,
  };
  const visited: string[] = [];
  render(<At api={api} query={query} onGo={(to) => visited.push(to)} />);
  await act(async () => undefined);
  return { filters, visited };
}

function At({ api, query, onGo }: { api: TransactionsApi; query: string; onGo: (to: string) => void }) {
  const [search, setSearch] = useState(query);
  const go = (to: string) => {
    onGo(to);
    setSearch(new URL(to, 'https://shagun.example').search);
  };
  return (
    <QueryTestPage path="/admin/transactions">
      <NavigationProvider navigation={{ path: '/admin/transactions', go }}>
        <TransactionsScreen view={viewAt(search)} api={api} />
      </NavigationProvider>
    </QueryTestPage>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const search = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search' })));
const rows = () => screen.getAllByRole('row').slice(1);

it('shows contributor, wishlist, amount and whether it counts', async () => {
  const correction = {
    reason: 'unwanted',
    was: 'completed',
    by: userId('asha'),
    at: AT,
    logId: systemLogId('1'),
  } as const;
  await open([
    given({ displayName: 'Kabir', email: 'kabir@guests.example', metadata: { itemTitle: 'Swing', message: '' } }),
    given({ contributorId: ANONYMOUS, isAnonymous: true, displayName: '', email: '', amount: rupees(501) }, 'deleted'),
    given({ status: 'set_aside', correction }),
    given({ correction }),
  ]);
  expect(screen.getByText('Showing 4 of 4 contributions')).toBeVisible();
  const [kabir, anonymous, setAside, restored] = rows();
  expect(kabir).toHaveTextContent(/Kabir.*kabir@guests\.example.*Swing.*Asha weds Ravi.*SHG-.*Completed.*₹1,101/);
  expect(within(kabir!).getByRole('link', { name: /^Asha weds Ravi/ })).toHaveAttribute(
    'href',
    `/wishlist/${WISHLIST}`,
  );
  expect(within(kabir!).getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    `/wishlist/${WISHLIST}/analytics`,
  );
  expect(anonymous).toHaveTextContent(/Anonymous.*Deleted wishlist.*₹501/);
  expect(setAside).toHaveTextContent(/Set aside.*Unwanted, 5 Dec 2026/);
  expect(restored).toHaveTextContent(/Completed.*Restored on 5 Dec 2026/);
});

describe('the filters', () => {
  it('are applied together, and are in the address', async () => {
    const { filters, visited } = await open([given()]);
    expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument();
    type('Day (IST)', '2026-12-05');
    type('Wishlist', `Look: https://shagun.example/wishlist/${WISHLIST.toUpperCase()}`);
    type('Giver', ' kabir@guests.example ');
    type('Amount from (₹)', '1,101');
    type('Amount up to (₹)', '₹ 5,001');
    await search();
    expect(viewAt(new URL(visited[0] ?? '', 'https://shagun.example').search)).toMatchObject({
      day: '2026-12-05',
      giver: 'kabir@guests.example',
    });
    expect(filters.at(-1)).toEqual({
      period: { from: '2026-12-05', to: '2026-12-05' },
      ...{ wishlist: WISHLIST, giver: 'kabir@guests.example' },
      ...{ least: 1_101, most: 5_001, ids: null },
    });
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/admin/transactions');
  });

  it('are replaced by a reference, which finds one contribution', async () => {
    const { filters, visited } = await open([given()], '?giver=anonymous');
    type('Reference', 'shg 0000 oool');
    await search();
    expect(visited).toEqual(['/admin/transactions?reference=shg+0000+oool']);
    expect(filters.at(-1)).toMatchObject({ ids: { from: '00000000-01', before: '00000000-01~' }, giver: '' });
    expect(field('Giver')).toHaveValue('');
  });

  it.each([
    ['Reference', 'Meera', 'A reference looks like SHG-7K2M-9PQR. Please check it.'],
    ['Wishlist', 'Asha weds Ravi', 'This has no wishlist ID in it. Paste the wishlist’s link.'],
    ['Amount from (₹)', 'lots', 'Please enter whole rupees'],
  ])('explain an invalid %s, and read nothing', async (name, value, problem) => {
    const { filters } = await open([given()]);
    type(name, value);
    await search();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(filters).toHaveLength(1);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('say that the lowest amount is above the highest', async () => {
    await open([], '?least=500&most=100');
    expect(field('Amount up to (₹)')).toHaveAccessibleDescription(/not less than the lower amount/);
  });

  it.each([
    ['', 'No contributions yet'],
    ['?giver=anonymous', 'No contributions found'],
  ])('explain an empty list: %s', async (query, words) => {
    await open([], query);
    expect(screen.getByText(words)).toBeVisible();
  });
});

it('exports the filtered contributions', async () => {
  const saved = savedFiles();
  await open([given({ id: transactionId('00000000-01ff-4000-8000-000000000000'), status: 'set_aside' })]);
  for (const name of ['Export CSV', 'Download CSV'])
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  expect(await saved.text(0)).toContain('00000000-01ff-4000-8000-000000000000,SHG-0000-0001,');
  expect(await saved.text(0)).toContain('set_aside');
});

it('says that it could not be loaded', async () => {
  const offline = new Failure('offline', 'no network');
  await open([], '', { transactions: () => Promise.reject(offline) });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the contributions.');
});

it('shows only Access Denied when the server denies the query', async () => {
  await open([], '', { count: () => Promise.reject(new Failure('denied', 'not an admin')) });
  expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
});
