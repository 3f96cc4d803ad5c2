import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedAccount } from '../../data/accounts/remembered-account.ts';
import { Failure } from '../../domain/failure.ts';
import { recordToasts } from '../testing/record-toasts.ts';
import { InMemoryAccounts } from '../testing/in-memory-accounts.ts';
import { TestPage } from '../testing/test-page.tsx';
import { accountOf, profileOf } from '../testing/people.ts';
import { useAccountActions } from './account-actions.ts';
import { useAuth } from './auth-provider.tsx';

const ASHA = accountOf('Asha');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function visit(accounts: InMemoryAccounts) {
  const toasts = recordToasts();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <TestPage accounts={accounts} toasts={toasts}>
        {children}
      </TestPage>
    </StrictMode>
  );
  const { result, unmount } = renderHook(() => ({ ...useAuth(), ...useAccountActions() }), { wrapper });
  return { shownToasts: toasts.shownToasts, auth: () => result.current, unmount };
}

async function signedIn(accounts: InMemoryAccounts) {
  const page = visit(accounts);
  await waitFor(() => expect(page.auth().who.state).toBe('signed-in'));
  return page;
}

describe('a visitor without a remembered account', () => {
  it('is signed out at once, without loading anything', () => {
    const accounts = new InMemoryAccounts();
    expect(visit(accounts).auth().who).toEqual({ state: 'signed-out' });
    expect(accounts.loads).toBe(0);
  });

  it('is signed in by a sign-in in another window', async () => {
    const accounts = new InMemoryAccounts();
    const { auth } = visit(accounts);
    accounts.arrive(ASHA);
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await waitFor(() => expect(auth().who).toMatchObject({ state: 'signed-in', account: ASHA }));
  });
});

describe('a visitor with a remembered account', () => {
  it('is shown by name first, then signed in with a profile', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    const { auth, shownToasts } = visit(accounts);
    expect(auth().who).toMatchObject({ state: 'loading', remembered: { displayName: 'Asha' } });
    await waitFor(() => expect(auth().who.state).toBe('signed-in'));
    expect(auth().who).toEqual({ state: 'signed-in', account: ASHA, profile: profileOf(ASHA), isAdmin: false });
    expect(accounts.touched).toEqual(['asha']);
    expect(shownToasts).toEqual([]);
  });

  it('is signed out if the sign-in has expired', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    accounts.leave();
    localStorage.setItem('shagun.account', JSON.stringify(ASHA));
    const { auth } = visit(accounts);
    expect(auth().who.state).toBe('loading');
    await waitFor(() => expect(auth().who.state).toBe('signed-out'));
  });

  it('is signed out by a sign-out in another window', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    const { auth } = await signedIn(accounts);
    act(() => accounts.leave());
    expect(auth().who.state).toBe('signed-out');
  });

  it('shows the second account if another signs in before the profile is loaded', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    const { auth } = visit(accounts);
    await waitFor(() => expect(accounts.watchers).toBe(1));
    act(() => {
      accounts.arrive(ASHA);
      accounts.arrive(accountOf('Ravi'));
    });
    await waitFor(() => expect(auth().who).toMatchObject({ state: 'signed-in', profile: { displayName: 'Ravi' } }));
  });

  it('is informed of the ban and signed out', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    accounts.profiles.set(ASHA.id, profileOf(ASHA, { status: 'banned' }));
    const { auth, shownToasts } = visit(accounts);
    await waitFor(() =>
      expect(shownToasts).toEqual([
        '✗ This account is suspended. You’re signed out and can’t give or edit with it. If you think this is a mistake, write to support@shagun.example.',
      ]),
    );
    expect(auth().who.state).toBe('signed-out');
    expect(rememberedAccount()).toBeNull();
    expect(accounts.touched).toEqual([]);
  });

  it('can retry if the profile could not be read', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    accounts.failures.set('ensureProfile', new Failure('offline', 'no server'));
    const { auth } = visit(accounts);
    await waitFor(() => expect(auth().who).toMatchObject({ state: 'failed', failure: { reason: 'offline' } }));
    act(() => auth().retry());
    expect(auth().who.state).toBe('loading');
    await waitFor(() => expect(auth().who.state).toBe('signed-in'));
  });

  it('can retry if the code could not be loaded', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    accounts.failures.set('load', new TypeError('Failed to fetch dynamically imported module'));
    const { auth } = visit(accounts);
    await waitFor(() => expect(auth().who).toMatchObject({ state: 'failed', failure: { reason: 'offline' } }));
    act(() => auth().retry());
    await waitFor(() => expect(auth().who.state).toBe('signed-in'));
  });

  it('is signed in even if the activity cannot be recorded', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    accounts.failures.set('touchLastActive', new Failure('offline', 'no server'));
    const { auth } = await signedIn(accounts);
    expect(auth().who.state).toBe('signed-in');
  });

  it('is an admin for as long as the profile says so', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    accounts.profiles.set(ASHA.id, profileOf(ASHA, { isAdmin: true }));
    expect((await signedIn(accounts)).auth().who).toMatchObject({ isAdmin: true });
  });

  it('is not watched after the page unmounts', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    const { unmount } = await signedIn(accounts);
    expect(accounts.watchers).toBe(1);
    unmount();
    await waitFor(() => expect(accounts.watchers).toBe(0));
  });
});

describe('signing in', () => {
  it('greets returning users', async () => {
    const accounts = new InMemoryAccounts();
    accounts.profiles.set(ASHA.id, profileOf(ASHA));
    const { auth, shownToasts } = visit(accounts);
    const outcome = await act(() => auth().signIn(ASHA.email, 'blessings', { remember: true }));
    expect(outcome).toMatchObject({ ok: true, value: { id: ASHA.id } });
    expect(auth().who).toMatchObject({ state: 'signed-in', account: ASHA });
    expect(shownToasts).toEqual(['✓ Welcome back!']);
    expect(accounts.touched).toEqual(['asha']);
  });

  it('says why it failed', async () => {
    const { auth, shownToasts } = visit(new InMemoryAccounts());
    const outcome = await act(() => auth().signIn('nobody@guests.example', 'x', { remember: true }));
    expect(outcome).toMatchObject({ ok: false, failure: { reason: 'wrong-credentials' } });
    expect(shownToasts).toEqual(['✗ The email and password don’t match. Check both and try again.']);
    expect(auth().who.state).toBe('signed-out');
  });

  it('leaves it to the form to say that an account is banned', async () => {
    const accounts = new InMemoryAccounts();
    accounts.profiles.set(ASHA.id, profileOf(ASHA, { status: 'banned' }));
    const { auth, shownToasts } = visit(accounts);
    const outcome = await act(() => auth().signIn(ASHA.email, 'blessings', { remember: true }));
    expect(outcome).toMatchObject({ ok: false, failure: { reason: 'banned' } });
    expect(shownToasts).toEqual([]);
    expect(auth().who.state).toBe('signed-out');
  });

  it.each([
    ['signIn', 'Failed to login'],
    ['register', 'Failed to create account'],
    ['signInWithGoogle', 'Failed to login with Google'],
    ['signInWithFacebook', 'Failed to login with Facebook'],
  ] as const)('reports %s failing for an unknown reason', async (operation, text) => {
    const accounts = new InMemoryAccounts();
    accounts.failures.set(operation, new Failure('unknown', 'auth/internal-error'));
    const { auth, shownToasts } = visit(accounts);
    await act(async () => {
      if (operation === 'signIn') await auth().signIn(ASHA.email, 'x', { remember: false });
      else if (operation === 'register') await auth().register(ASHA.email, 'x', 'Asha');
      else await auth()[operation]();
    });
    expect(shownToasts).toEqual([`✗ ${text}`]);
  });

  it('creates an account with its name', async () => {
    const { auth, shownToasts } = visit(new InMemoryAccounts());
    await act(() => auth().register('meera@guests.example', 'blessings', 'Meera'));
    expect(auth().who).toMatchObject({ profile: { displayName: 'Meera', email: 'meera@guests.example' } });
    expect(shownToasts).toEqual(['✓ Account created successfully!']);
  });

  it('accepts a token from Google without opening its window', async () => {
    const accounts = new InMemoryAccounts();
    const { auth, shownToasts } = visit(accounts);
    await act(() => auth().signInWithGoogleCredential('what Google answered'));
    expect(accounts.tokens).toEqual(['what Google answered']);
    expect(shownToasts).toEqual(['✓ Welcome to Shagun']);
  });

  it.each(['signInWithGoogle', 'signInWithFacebook'] as const)('shows a welcome after %s', async (provider) => {
    const { auth, shownToasts } = visit(new InMemoryAccounts());
    await act(() => auth()[provider]());
    expect(shownToasts).toEqual(['✓ Welcome to Shagun']);
  });

  it('can be loaded in advance', async () => {
    const accounts = new InMemoryAccounts();
    visit(accounts).auth().prepare();
    await waitFor(() => expect(accounts.loads).toBe(1));
  });
});

describe('a signed-in user', () => {
  it('signs out', async () => {
    const { auth, shownToasts } = await signedIn(new InMemoryAccounts(ASHA));
    await act(() => auth().signOut());
    expect(auth().who.state).toBe('signed-out');
    expect(shownToasts).toEqual(['✓ Logged out successfully']);
  });

  it('stays signed in if signing out fails', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    const { auth, shownToasts } = await signedIn(accounts);
    accounts.failures.set('signOut', new Failure('unknown', '?'));
    await act(() => auth().signOut());
    expect(auth().who.state).toBe('signed-in');
    expect(shownToasts).toEqual(['✗ Failed to logout']);
  });

  it('changes the profile, and has the new name at once', async () => {
    const { auth, shownToasts } = await signedIn(new InMemoryAccounts(ASHA));
    await act(() => auth().updateProfile({ displayName: 'Asha & Ravi' }));
    expect(auth().who).toMatchObject({
      account: { displayName: 'Asha & Ravi' },
      profile: { displayName: 'Asha & Ravi' },
    });
    expect(shownToasts).toEqual(['✓ Profile updated successfully']);
  });

  it('has a new photo resized and uploaded before the profile is saved', async () => {
    const { auth } = await signedIn(new InMemoryAccounts(ASHA));
    await act(() => auth().updateProfile({}, new Blob(['photo'])));
    expect(auth().who).toMatchObject({ profile: { photoURL: 'https://pictures.example/profile-of-5-bytes' } });
  });

  it('has the previous photo deleted once the profile is saved with another or none', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    accounts.profiles.set(ASHA.id, profileOf(ASHA, { photoURL: 'https://pictures.example/1' }));
    const { auth } = await signedIn(accounts);
    await act(() => auth().updateProfile({ displayName: 'Asha & Ravi' }));
    expect(accounts.discarded).toEqual([]);
    accounts.failures.set('updateProfile', new Failure('offline', 'no server'));
    await act(() => auth().updateProfile({ photoURL: null }));
    expect(accounts.discarded).toEqual([]);
    await act(() => auth().updateProfile({}, new Blob(['photo'])));
    expect(accounts.discarded).toEqual(['https://pictures.example/1']);
    await act(() => auth().updateProfile({ photoURL: null }));
    expect(accounts.discarded).toEqual(['https://pictures.example/1', 'https://pictures.example/profile-of-5-bytes']);
  });

  it('sees why the profile could not be changed', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    const { auth, shownToasts } = await signedIn(accounts);
    accounts.failures.set('updateProfile', new Failure('offline', 'no server'));
    await act(() => auth().updateProfile({ displayName: 'Ravi' }));
    expect(shownToasts).toEqual([
      '✗ Failed to update profile: We couldn’t reach the server. Check your connection and try again.',
    ]);
    expect(auth().who).toMatchObject({ profile: { displayName: 'Asha' } });
  });
});

describe('a signed-out visitor', () => {
  it('has no profile to change', async () => {
    const { auth, shownToasts } = visit(new InMemoryAccounts());
    const outcome = await act(() => auth().updateProfile({ displayName: 'Nobody' }));
    expect(outcome).toMatchObject({ ok: false, failure: { reason: 'must-sign-in' } });
    expect(shownToasts).toEqual(['✗ No user logged in']);
  });

  it('can request a password reset for any address', async () => {
    const accounts = new InMemoryAccounts();
    const { auth, shownToasts } = visit(accounts);
    await act(() => auth().sendPasswordReset('asha@guests.example'));
    expect(accounts.resets).toEqual(['asha@guests.example']);
    expect(shownToasts).toEqual(['✓ If this address has an account, a reset link is on its way to it.']);
  });
});

it('throws a helpful error outside its provider', () => {
  expect(() => renderHook(useAuth)).toThrow('useAuth needs <AuthProvider>.');
  vi.mocked(console.error).mockClear();
});
