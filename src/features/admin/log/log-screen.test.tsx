import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import hindi from '../../../config/messages/hi/admin-log.ts';
import type { LogFilter } from '../../../data/admin/list-system-log.ts';
import type { LogEntryForReview } from '../../../data/admin/review.ts';
import { Failure } from '../../../domain/failure.ts';
import { ANONYMOUS, systemLogId, transactionId, userId } from '../../../domain/ids.ts';
import { rupees } from '../../../domain/money.ts';
import type { SystemLogEntry } from '../../../domain/system-log.ts';
import { AT, WISHLIST } from '../../../domain/testing/examples.ts';
import { NavigationProvider } from '../../../session/navigation/navigation.tsx';
import { inEnglish } from '../../../session/testing/english.ts';
import { QueryTestPage } from '../../../session/testing/query-test-page.tsx';
import { savedFiles } from '../../../session/testing/saved-files.ts';
import { NO_ROWS, rowsOf } from '../exports/testing/rows-of.ts';
import type { LogApi } from './api.ts';
import { LogScreen } from './log-screen.tsx';
import { viewAt } from './log-view.ts';
import { subjectsOf } from './subjects.ts';

const TX = '00000000-01ff-4000-8000-000000000000';
const NEEL = { id: userId('neel'), displayName: 'Neel Barua', email: 'neel@helpers.example' };

function logged(type: string, changes: Partial<SystemLogEntry> = {}): SystemLogEntry {
  const id = systemLogId(crypto.randomUUID());
  return { id, type, description: `About ${type}`, timestamp: AT, actorId: ANONYMOUS, targetId: 'it', ...changes };
}

const row = (entry: SystemLogEntry, actor: LogEntryForReview['actor'] = null): LogEntryForReview => ({ entry, actor });

async function open(rows: readonly LogEntryForReview[], query = '', replaced: Partial<LogApi> = {}) {
  const filters: LogFilter[] = [];
  const api: LogApi = {
    entries: async (filter) => {
      filters.push(filter);
      return { items: rows, unreadable: [], next: null };
    },
    logRows: () => rowsOf(...rows.map(({ entry }) => entry)),
    ...replaced,
  };
  const visited: string[] = [];
  render(<At api={api} query={query} onGo={(to) => visited.push(to)} />);
  await act(async () => undefined);
  return { filters, visited };
}

function At({ api, query, onGo }: { api: LogApi; query: string; onGo: (to: string) => void }) {
  const [search, setSearch] = useState(query);
  const go = (to: string) => {
    onGo(to);
    setSearch(new URL(to, 'https://shagun.example').search);
  };
  return (
    <QueryTestPage path="/admin/log">
      <NavigationProvider navigation={{ path: '/admin/log', go }}>
        <LogScreen view={viewAt(search)} api={api} />
      </NavigationProvider>
    </QueryTestPage>
  );
}

const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const search = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search' })));

it('shows what happened, when, and who did it', async () => {
  await open([
    row(logged('user_banned', { actorId: NEEL.id, targetId: 'ravi', description: 'User banned: Ravi' }), NEEL),
    row(
      logged('contribution_set_aside', {
        actorId: userId('gone'),
        targetId: WISHLIST,
        transactionId: transactionId(TX),
        amount: rupees(501),
      }),
    ),
    row(logged('a_type_of_tomorrow')),
  ]);
  const [banned, setAside, unknown] = screen.getAllByRole('listitem');
  expect(banned).toHaveTextContent(/^User banned: Ravi.*5 Dec 2026.*by Neel Barua/);
  expect(within(banned!).getByRole('link', { name: 'by Neel Barua' })).toHaveAttribute('href', '/admin/log?actor=neel');
  expect(within(banned!).getByRole('link', { name: 'Related entries' })).toHaveAttribute(
    'href',
    '/admin/log?target=ravi',
  );
  expect(setAside).toHaveTextContent(
    /^Set aside: About contribution_set_aside.*by a user without a profile.*Wishlist.*₹501$/,
  );
  expect(unknown).toHaveTextContent(/^About a_type_of_tomorrow.*anonymously/);
});

describe('an entry', () => {
  const transaction = '/admin/transactions?reference=SHG-0000-0001';
  const list = `/admin/wishlists?search=${WISHLIST}`;

  it.each<readonly [string, Partial<SystemLogEntry>, readonly string[]]>([
    ['user_signup', { targetId: 'asha' }, ['/admin/users?user=asha']],
    ['admin_granted', { targetId: 'asha' }, ['/admin/users?user=asha']],
    ['wishlist_created', { targetId: WISHLIST }, [list]],
    ['wishlist_deleted', { targetId: WISHLIST }, [`/admin/transactions?wishlist=${WISHLIST}`]],
    ['contribution_made', { id: systemLogId(`contribution_made_${TX}`), targetId: WISHLIST }, [transaction, list]],
    ['contribution_restored', { targetId: WISHLIST, transactionId: transactionId(TX) }, [transaction, list]],
    [
      'report_submitted',
      { id: systemLogId('report_submitted_one'), targetId: WISHLIST },
      ['/admin/wishlists?tab=reports&report=one', list],
    ],
    ['report_resolved', { targetId: 'one' }, ['/admin/wishlists?tab=reports&report=one']],
    ['support_new', { targetId: 'letter' }, ['/admin/support?message=letter']],
    ['settings_changed', { targetId: 'platform' }, ['/admin/settings']],
    ['subscriber_deleted', { targetId: 'someone' }, []],
  ])('%s links to its subject', (kind, changes, hrefs) => {
    expect(subjectsOf(logged(kind, changes)).map(({ href }) => href)).toEqual(hrefs);
  });

  it('links to its readable subjects only, if an id is damaged', () => {
    expect(subjectsOf(logged('contribution_made', { targetId: WISHLIST })).map(({ kind }) => kind)).toEqual([
      'wishlist',
    ]);
    expect(subjectsOf(logged('user_signup', { targetId: 'a/b' }))).toEqual([]);
  });
});

describe('the filters', () => {
  it('are applied together, and are in the address', async () => {
    const { filters, visited } = await open([row(logged('user_signup'))]);
    type('Type', 'user_banned');
    type('Day (IST)', '2026-12-05');
    type('Done by', ' neel@helpers.example ');
    type('About', `https://shagun.example/wishlist/${WISHLIST}`);
    await search();
    expect(viewAt(new URL(visited[0] ?? '', 'https://shagun.example').search)).toEqual({
      ...{ type: 'user_banned', day: '2026-12-05', actor: 'neel@helpers.example' },
      target: `https://shagun.example/wishlist/${WISHLIST}`,
    });
    expect(filters.at(-1)).toEqual({
      ...{ type: 'user_banned', actor: 'neel@helpers.example', target: WISHLIST },
      period: { from: '2026-12-05', to: '2026-12-05' },
    });
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/admin/log');
  });

  it('reject a day that does not exist', async () => {
    const { filters } = await open([], '?day=2026-02-30');
    expect(screen.getByLabelText('Day (IST)')).toHaveAccessibleDescription(/no such day/);
    expect(filters).toEqual([]);
  });

  it.each([
    ['', 'Nothing has happened yet'],
    ['?actor=neel', 'No entries found'],
    ['?type=unheard_of', 'Nothing has happened yet'],
  ])('explain an empty list: %s', async (query, words) => {
    await open([], query);
    expect(screen.getByText(words)).toBeVisible();
  });
});

it('words an entry in the reader’s language', async () => {
  const languages = inEnglish();
  await languages.setLanguage('hi');
  const entry = logged('user_banned', { description: 'User banned: Ravi' });
  const api = { ...NO_ROWS, entries: async () => ({ items: [row(entry)], unreadable: [], next: null }) };
  render(
    <QueryTestPage path="/admin/log" languages={languages}>
      <LogScreen view={viewAt('')} api={api} />
    </QueryTestPage>,
  );
  expect(await screen.findByText(`${hindi['admin-log.type.user_banned']}: Ravi`)).toBeVisible();
});

it('is exported as it is filtered, for the day that is shown', async () => {
  const saved = savedFiles();
  const asked: LogFilter[] = [];
  const logRows: LogApi['logRows'] = (filter) => {
    asked.push(filter);
    return rowsOf(logged('user_banned', { id: systemLogId('1'), description: '=Ravi' }));
  };
  await open([], '?day=2026-12-05&type=user_banned', { logRows });
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press('Export CSV');
  expect(screen.getByLabelText('From (IST)')).toHaveValue('2026-12-05');
  expect(screen.getByText(/only what this page’s filters show/)).toBeVisible();
  await press('Download CSV');
  const period = { from: '2026-12-05', to: '2026-12-05' };
  expect(asked).toEqual([{ type: 'user_banned', actor: '', target: '', period }]);
  expect(saved.names).toEqual(['shagun-log-user-banned-2026-12-05-to-2026-12-05.csv']);
  expect(await saved.text()).toMatch(/\r\n1,user_banned,'=Ravi,anonymous,it,,,2026-12-05 12:00\r\n$/);
});

it('says that it could not be loaded', async () => {
  await open([], '', { entries: () => Promise.reject(new Failure('offline', 'no network')) });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the system log.');
});

it('shows only Access Denied when the server denies the query', async () => {
  await open([], '', { entries: () => Promise.reject(new Failure('denied', 'not an admin')) });
  expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
});
