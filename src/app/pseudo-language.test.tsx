import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageKey } from '../config/messages/en.ts';
import { connect } from '../data/connection.ts';
import { contribute } from '../domain/contribution.ts';
import { ANONYMOUS, systemLogId } from '../domain/ids.ts';
import { rupees } from '../domain/money.ts';
import { DEFAULT_SETTINGS } from '../domain/platform.ts';
import type { SystemLogEntry } from '../domain/system-log.ts';
import { AT, gift, transaction, wishlist } from '../domain/testing/examples.ts';
import { AnalyticsScreen } from '../features/wishlist-analytics/analytics-screen.tsx';
import { apiOf, given, OURS } from '../features/wishlist-analytics/testing/one-report.ts';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { PagePreview } from '../features/wishlist/page-preview.tsx';
import { EditScreen } from '../features/wishlist-editor/edit-screen.tsx';
import { InMemoryAccount } from '../features/profile/account/in-memory-account.ts';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { PlatformAnalyticsScreen } from '../features/admin/analytics/analytics-screen.tsx';
import { NO_ROWS } from '../features/admin/exports/testing/rows-of.ts';
import { DashboardScreen } from '../features/admin/dashboard/dashboard-screen.tsx';
import { LogScreen } from '../features/admin/log/log-screen.tsx';
import { viewAt as logViewAt } from '../features/admin/log/log-view.ts';
import { SettingsScreen } from '../features/admin/settings/settings-screen.tsx';
import { SupportScreen } from '../features/admin/support/support-screen.tsx';
import { InMemorySupport, subscriber, written } from '../features/admin/support/testing/in-memory-support.tsx';
import { viewAt as transactionViewAt } from '../features/admin/transactions/transaction-view.ts';
import { TransactionsScreen } from '../features/admin/transactions/transactions-screen.tsx';
import { InMemoryUsers, person, SELF } from '../features/admin/users/testing/in-memory-users.tsx';
import { UsersScreen } from '../features/admin/users/users-screen.tsx';
import { viewAt } from '../features/admin/wishlists/review-view.ts';
import { InMemoryReview, reported, reviewed } from '../features/admin/wishlists/testing/in-memory-review.ts';
import { WishlistsScreen } from '../features/admin/wishlists/wishlists-screen.tsx';
import { openGuestPage } from '../features/wishlist/testing/guest-page.tsx';
import { defaultInvitation } from '../session/invitation/default-invitation.ts';
import type { LanguageStore } from '../session/language/language-store.ts';
import { browserNavigation } from '../session/navigation/navigation.tsx';
import { recordToasts } from '../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../session/testing/in-memory-accounts.ts';
import { InMemoryWishlists } from '../session/testing/in-memory-wishlists.ts';
import { InRouter } from '../session/testing/in-router.tsx';
import { MemberPage } from '../session/testing/member-page.tsx';
import { english } from '../session/testing/english.ts';
import { accountOf, profileOf } from '../session/testing/people.ts';
import { QueryTestPage } from '../session/testing/query-test-page.tsx';
import { inPseudoLanguage, joinedTexts, wordsOutsideMessages } from '../session/testing/pseudo-language.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.ts';

let languages: LanguageStore;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  languages = await inPseudoLanguage();
});

const settle = async () => {
  await screen.findAllByRole('heading');
  await act(async () => undefined);
};

async function expectOnlyMessages(data: unknown = null): Promise<void> {
  await settle();
  expect(wordsOutsideMessages(document.body, data)).toEqual([]);
  expect(joinedTexts(document.body)).toEqual([]);
}

const firebase = { apiKey: 'k', projectId: 'p', authDomain: 'd', storageBucket: 'b', appId: 'a' };

describe('a public page has only messages', () => {
  it.each([
    '/',
    '/gift-suggestions',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/pricing',
    '/help',
    '/unsubscribe',
    `/unsubscribe#${OURS.id}`,
    '/404',
    '/login',
    '/register',
    '/create-wishlist',
  ])('opened at %s', async (path) => {
    const router = createMemoryRouter(routes(languages), { initialEntries: [path] });
    render(
      <Providers connection={connect({ firebase, emulators: null })} languages={languages}>
        <RouterProvider router={router} />
      </Providers>,
    );
    await screen.findByRole('heading', { level: 1 });
    await expectOnlyMessages();
  });
});

/** With a contribution, a funded gift and a date. */
function ours() {
  const before = { ...wishlist({ title: 'Lamp' }, { title: 'Sofa' }, { title: 'Swing', category: 'donation' }) };
  const outcome = contribute(before, gift(1_100, { itemId: before.items[0]?.id ?? null }));
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.accepted.wishlist;
}

it('the page of guests has only messages', async () => {
  openGuestPage(ours(), { languages });
  await screen.findByText('Lamp');
  await expectOnlyMessages(ours());
});

describe('a page of members has only messages', () => {
  const ASHA = accountOf('Asha');
  const listed = { state: 'ready', value: { items: [ours()], unreadable: [] } } as const;

  async function open(page: ReactNode) {
    const wishlists = new InMemoryWishlists();
    wishlists.become(ours());
    render(
      <MemberPage accounts={new InMemoryAccounts(ASHA)} {...{ wishlists, languages }} toasts={recordToasts()}>
        {page}
      </MemberPage>,
    );
    await screen.findByRole('heading', { level: 1 });
  }

  it('the dashboard', async () => {
    const deleted = [{ id: OURS.id, title: 'Lamp', deletedAt: AT, contributions: 2 }];
    const countsOf = () => ({ views: 3, shares: 2 });
    const none = () => undefined;
    await open(
      <DashboardPage
        displayName="Asha"
        wishlists={{ shown: listed, isRefreshing: false, refresh: none }}
        shared={{ shown: listed, isRefreshing: false, refresh: none }}
        reader={ASHA.id}
        {...{ countsOf, deleted }}
        moneyOf={() => null}
        onTakeTour={none}
        unthankedOf={() => null}
        moving={null}
        duplication={{ duplicate: none, busy: null }}
        onMove={none}
      />,
    );
    await expectOnlyMessages([ours(), ASHA]);
  });

  it('the profile', async () => {
    const api = {
      totals: async () => ({ count: 1, amount: rupees(1_101) }),
      page: async () => ({ items: [transaction()], unreadable: [], next: null }),
    };
    await open(
      <ProfilePage
        account={ASHA}
        profile={profileOf(ASHA)}
        wishlists={listed}
        api={api}
        accountApi={new InMemoryAccount('password')}
      />,
    );
    await expectOnlyMessages([ASHA, transaction()]);
  });

  it('the analytics of a wishlist', async () => {
    const contributions = [given('Kabir'), given('Divya')];
    await open(<AnalyticsScreen id={OURS.id} api={apiOf(contributions)} />);
    await expectOnlyMessages([OURS, 'blog.example', contributions]);
  });

  const FILES = new Set<MessageKey>(['book.import', 'analytics.statement']);
  it.each([
    ['book.add', 'book.save-next'],
    ['book.thank', 'book.thank.mark'],
    ['book.import', 'book.import.read'],
    ['analytics.statement', 'statement.compare'],
  ] as const)('the part of the register behind %s', async (opener, shown) => {
    const contributions = [given('Kabir', { status: 'promised', completedAt: null }), given('Divya')];
    await open(<AnalyticsScreen id={OURS.id} api={apiOf(contributions)} />);
    const tap = async (label: MessageKey, role = 'button') =>
      fireEvent.click(await screen.findByRole(role, { name: languages.current().say(label) }));
    if (FILES.has(opener)) await tap('analytics.files');
    await tap(opener, FILES.has(opener) ? 'menuitem' : 'button');
    await tap(shown);
    await expectOnlyMessages([OURS, 'blog.example', contributions]);
  });

  it('the editor', async () => {
    await open(<EditScreen id={ours().id} preview={PagePreview} />);
    // An invitation is in a language of people.
    await expectOnlyMessages([ours(), defaultInvitation(ours(), english)]);
  });
});

describe('a page of admins has only messages', () => {
  async function open(path: string, page: ReactNode) {
    render(
      <QueryTestPage path={path} languages={languages}>
        {page}
      </QueryTestPage>,
    );
    await settle();
  }

  it('the dashboard', async () => {
    const entry: SystemLogEntry = {
      ...{ id: systemLogId('1'), type: 'user_signup', description: 'नमस्ते', timestamp: AT },
      ...{ actorId: ANONYMOUS, targetId: 'something' },
    };
    const api = {
      latency: async () => 41,
      users: async () => 1_05_030,
      activeWishlists: async () => 1_810,
      giving: async () => ({ count: 2, amount: rupees(5_15_86_809) }),
      settings: async () => DEFAULT_SETTINGS,
      log: async () => ({ items: [entry], unreadable: [] }),
      activeUsers: async () => 1_709,
      openReports: async () => 2,
      ...NO_ROWS,
    };
    await open('/admin', <DashboardScreen api={api} />);
    await expectOnlyMessages();
  });

  it('users', async () => {
    const users = new InMemoryUsers([person('Guest'), person('Kabir', { status: 'banned' })]);
    await open('/admin/users', <UsersScreen api={users.api()} self={{ id: SELF, isConfiguredAdmin: true }} />);
    await expectOnlyMessages(users.users);
  });

  it('analytics', async () => {
    const top = { items: [{ ...ours(), contributions: 2 }], unreadable: [] };
    const api = {
      overTime: async (periods: readonly never[]) =>
        periods.map((period) => ({ period, users: 1, wishlists: 2, contributions: 3, contributed: rupees(501) })),
      topWishlists: async () => top,
    };
    await open('/admin/analytics', <PlatformAnalyticsScreen api={api as never} />);
    await expectOnlyMessages(ours());
  });

  it.each(['', '?tab=reports'])('wishlists%s', async (query) => {
    const review = new InMemoryReview();
    review.rows = [reviewed('Lamp'), reviewed('Sofa', { isActive: false })];
    review.filed = [reported('Lamp')];
    await open('/admin/wishlists', <WishlistsScreen view={viewAt(query)} api={review} />);
    await expectOnlyMessages([review.rows, review.filed]);
  });

  it('the log', async () => {
    const entry: SystemLogEntry = {
      ...{ id: systemLogId('1'), type: 'wishlist_created', description: 'नमस्ते', timestamp: AT },
      ...{ actorId: ANONYMOUS, targetId: 'something' },
    };
    const api = { ...NO_ROWS, entries: async () => ({ items: [{ entry, actor: null }], unreadable: [], next: null }) };
    await open('/admin/log', <LogScreen view={logViewAt('?actor=anonymous')} api={api} />);
    await expectOnlyMessages(entry);
  });

  it('transactions', async () => {
    const rows = [{ transaction: transaction(), wishlist: 'deleted' as const }];
    const api = {
      transactions: async () => ({ items: rows, unreadable: [], next: null }),
      count: async () => 1,
      ...NO_ROWS,
    };
    const view = transactionViewAt('?giver=anonymous');
    await open('/admin/transactions', <TransactionsScreen view={view} api={api} />);
    await expectOnlyMessages([rows, view]);
  });

  it('settings', async () => {
    const lastChange = { at: AT, by: 'Devika' };
    const api = {
      read: async () => ({ settings: DEFAULT_SETTINGS, version: '1', lastChange }),
      save: async () => ({ isSaved: true, version: '2' }) as const,
    };
    await open(
      '/admin/settings',
      <InRouter navigation={browserNavigation('/admin/settings')}>
        <SettingsScreen api={api} />
      </InRouter>,
    );
    await expectOnlyMessages(lastChange);
  });

  it('support', async () => {
    const support = new InMemorySupport([written('Twice')], [subscriber('esha@guests.example')]);
    await open('/admin/support', <SupportScreen api={support.api} />);
    await expectOnlyMessages([support.messages, support.subscribed]);
  });
});
