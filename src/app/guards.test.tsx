import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../domain/failure.ts';
import { useAuth } from '../session/auth/auth-provider.tsx';
import { useMember } from '../session/auth/use-member.ts';
import { held } from '../session/testing/held.ts';
import { recordToasts } from '../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../session/testing/in-memory-accounts.ts';
import { TestPage } from '../session/testing/test-page.tsx';
import { accountOf, profileOf } from '../session/testing/people.ts';
import { Toasts } from '../ui/toasts.tsx';
import { AdminsOnly, MembersOnly } from './guards.tsx';

const ASHA = accountOf('Asha');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Where() {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
}

function Greeting() {
  const { profile } = useMember();
  const [first] = useState(profile.displayName);
  return <h1>{`Welcome, ${profile.displayName}, first shown as ${first}`}</h1>;
}

/** An admin page whose next query the server denies. */
function AdminDashboard() {
  const { who, checkForBan } = useAuth();
  const isAdmin = who.state === 'signed-in' && who.isAdmin;
  return (
    <>
      <h1>Dashboard</h1>
      <p>{isAdmin ? 'as an admin' : 'without rights'}</p>
      <button onClick={() => void checkForBan(new Failure('denied', 'not an admin'))}>Refresh</button>
    </>
  );
}

function visit(path: string, accounts: InMemoryAccounts) {
  const toasts = recordToasts();
  render(
    <StrictMode>
      <TestPage accounts={accounts} toasts={toasts}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route
              path="/profile"
              element={
                <MembersOnly>
                  <h1>The profile</h1>
                </MembersOnly>
              }
            />
            <Route
              path="/dashboard"
              element={
                <MembersOnly>
                  <Greeting />
                </MembersOnly>
              }
            />
            <Route
              path="/admin"
              element={
                <MembersOnly>
                  <AdminsOnly />
                </MembersOnly>
              }
            >
              <Route index element={<AdminDashboard />} />
            </Route>
            <Route path="*" element={<Where />} />
          </Routes>
          <Toasts dismissLabel="Dismiss" />
        </MemoryRouter>
      </TestPage>
    </StrictMode>,
  );
  return { shownToasts: toasts.shownToasts };
}

describe('a page for members', () => {
  it('sends signed-out visitors to sign in, and remembers the requested page', () => {
    visit('/profile?tab=gifts', new InMemoryAccounts());
    expect(screen.getByText('At /login?next=%2Fprofile%3Ftab%3Dgifts')).toBeVisible();
  });

  it('waits until the sign-in state is known, then renders', async () => {
    visit('/profile', new InMemoryAccounts(ASHA));
    expect(screen.getByRole('status')).toHaveTextContent('One moment…');
    expect(await screen.findByRole('heading', { name: 'The profile' })).toBeVisible();
  });

  describe('of which this device has read the profile', () => {
    function visitUnconfirmed(path: string) {
      const accounts = new InMemoryAccounts(ASHA);
      const confirmation = held<void>();
      accounts.confirms = confirmation.promise;
      accounts.profiles.set(ASHA.id, profileOf(ASHA, { displayName: 'Asha Rao' }));
      accounts.lastKnown.set(ASHA.id, profileOf(ASHA));
      visit(path, accounts);
      return { accounts, confirm: () => confirmation.answer() };
    }

    it('shows the dashboard before the sign-in is confirmed, and the current profile after that', async () => {
      const { confirm } = visitUnconfirmed('/dashboard');
      expect(await screen.findByRole('heading')).toHaveTextContent('Welcome, Asha, first shown as Asha');
      await confirm();
      expect(screen.getByRole('heading')).toHaveTextContent('Welcome, Asha Rao, first shown as Asha');
    });

    it('asks to sign in if the sign-in has expired', async () => {
      const { accounts } = visitUnconfirmed('/dashboard');
      await screen.findByRole('heading');
      act(() => accounts.leave());
      expect(screen.getByText('At /login?next=%2Fdashboard')).toBeVisible();
    });

    it('waits with every other screen, where a member may edit', async () => {
      const { confirm } = visitUnconfirmed('/profile');
      await act(async () => undefined);
      expect(screen.getByRole('status')).toHaveTextContent('One moment…');
      await confirm();
      expect(screen.getByRole('heading', { name: 'The profile' })).toBeVisible();
    });
  });

  it('offers to try again when the profile cannot be read', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    accounts.failures.set('ensureProfile', new Failure('offline', 'no server'));
    visit('/profile', accounts);
    expect(await screen.findByRole('heading', { name: 'We couldn’t open your account' })).toBeVisible();
    expect(screen.getByText(/We couldn’t reach the server/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The profile' })).toBeVisible();
  });

  it('redirects home after signing out on the page', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    visit('/profile', accounts);
    await screen.findByRole('heading', { name: 'The profile' });
    act(() => accounts.leave());
    expect(screen.getByText('At /')).toBeVisible();
  });

  it('tells banned users that they are banned, and renders nothing', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    accounts.profiles.set(ASHA.id, profileOf(ASHA, { status: 'banned' }));
    const { shownToasts } = visit('/profile', accounts);
    expect(await screen.findByText('At /login?next=%2Fprofile')).toBeVisible();
    expect(shownToasts).toEqual([
      '✗ This account is suspended. You’re signed out and can’t give or edit with it. If you think this is a mistake, write to support@shagun.example.',
    ]);
  });
});

describe('a page for admins', () => {
  it('lets admins in', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    accounts.profiles.set(ASHA.id, profileOf(ASHA, { isAdmin: true }));
    visit('/admin', accounts);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('lets the page explain that the admin rights were removed', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    const admin = profileOf(ASHA, { isAdmin: true });
    accounts.profiles.set(ASHA.id, admin);
    visit('/admin', accounts);
    await screen.findByText('as an admin');
    accounts.profiles.set(ASHA.id, { ...admin, isAdmin: false, updatedAt: new Date(admin.updatedAt.getTime() + 1) });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('without rights')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('sends everyone else to the dashboard, and says that access is denied', async () => {
    visit('/admin', new InMemoryAccounts(ASHA));
    expect(await screen.findByRole('heading', { name: /^Welcome, Asha/ })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Access Denied');
  });
});
