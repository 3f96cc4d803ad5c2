import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedAccount } from '../../data/accounts/remembered-account.ts';
import { Failure } from '../../domain/failure.ts';
import { recordToasts } from '../testing/record-toasts.ts';
import { InMemoryAccounts } from '../testing/in-memory-accounts.ts';
import { TestPage } from '../testing/test-page.tsx';
import { accountOf, profileOf } from '../testing/people.ts';
import { useAccountActions } from './account-actions.ts';
import { useAuth } from './auth-provider.tsx';

const ASHA = accountOf('Asha');
const SUSPENDED =
  '✗ This account is suspended. You’re signed out and can’t give or edit with it. If you think this is a mistake, write to support@shagun.example.';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T06:30:00Z') });
});
afterEach(() => vi.useRealTimers());

async function signedIn(accounts = new InMemoryAccounts(ASHA)) {
  const toasts = recordToasts();
  const { result } = renderHook(() => ({ ...useAuth(), ...useAccountActions() }), {
    wrapper: ({ children }) => (
      <TestPage accounts={accounts} toasts={toasts}>
        {children}
      </TestPage>
    ),
  });
  await waitFor(() => expect(result.current.who.state).toBe('signed-in'));
  return { accounts, shownToasts: toasts.shownToasts, auth: () => result.current };
}

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

describe('a user who is banned while signed in', () => {
  it('is informed and signed out on returning to the page', async () => {
    const { accounts, shownToasts, auth } = await signedIn();
    accounts.ban(ASHA.id);
    later(61);
    await comeBack();
    await waitFor(() => expect(auth().who.state).toBe('signed-out'));
    expect(shownToasts).toEqual([SUSPENDED]);
    expect(rememberedAccount()).toBeNull();
  });

  it('is informed and signed out when a write is denied', async () => {
    const { accounts, shownToasts, auth } = await signedIn();
    accounts.ban(ASHA.id);
    await act(async () => expect(await auth().checkForBan(new Failure('denied', 'The rules say no.'))).toBe(true));
    expect(auth().who.state).toBe('signed-out');
    expect(shownToasts).toEqual([SUSPENDED]);
  });

  it('sees only the ban when saving the profile is denied', async () => {
    const { accounts, shownToasts, auth } = await signedIn();
    accounts.ban(ASHA.id);
    accounts.failures.set('updateProfile', new Failure('denied', 'The rules say no.'));
    await act(() => auth().updateProfile({ displayName: 'Ravi' }));
    await waitFor(() => expect(auth().who.state).toBe('signed-out'));
    expect(shownToasts).toEqual([SUSPENDED]);
  });
});

describe('a user who is not banned', () => {
  it('is checked at most once a minute, however often they return', async () => {
    const { accounts } = await signedIn();
    await comeBack();
    expect(accounts.looks).toBe(0);
    later(61);
    await comeBack();
    await comeBack();
    expect(accounts.looks).toBe(1);
    later(61);
    await comeBack();
    expect(accounts.looks).toBe(2);
  });

  it('stays signed in, whatever was denied', async () => {
    const { accounts, shownToasts, auth } = await signedIn();
    await act(async () => expect(await auth().checkForBan(new Failure('denied', 'The rules say no.'))).toBe(false));
    await act(async () => expect(await auth().checkForBan(new Failure('offline', 'no server'))).toBe(false));
    expect(accounts.looks).toBe(1);
    expect(auth().who.state).toBe('signed-in');
    expect(shownToasts).toEqual([]);
  });

  it('stays signed in if the check fails', async () => {
    const { accounts, auth } = await signedIn();
    accounts.failures.set('readProfile', new Failure('offline', 'no server'));
    later(61);
    await comeBack();
    expect(auth().who.state).toBe('signed-in');
    later(61);
    await comeBack();
    expect(accounts.looks).toBe(2);
  });

  it('becomes an admin on returning to the page', async () => {
    const { accounts, auth } = await signedIn();
    accounts.profiles.set(ASHA.id, profileOf(ASHA, { isAdmin: true, updatedAt: new Date('2026-12-06') }));
    later(61);
    await comeBack();
    await waitFor(() => expect(auth().who).toMatchObject({ state: 'signed-in', isAdmin: true }));
  });
});

describe('a user whose address is not verified', () => {
  const newcomer = () => new InMemoryAccounts({ ...ASHA, isEmailVerified: false });

  it('is shown as verified on returning to the page', async () => {
    const { accounts, auth } = await signedIn(newcomer());
    accounts.verify();
    later(61);
    await comeBack();
    await waitFor(() => expect(auth().who).toMatchObject({ account: { isEmailVerified: true } }));
  });

  it('is sent a link on request', async () => {
    const { accounts, auth, shownToasts } = await signedIn(newcomer());
    const outcome = await act(() => auth().sendVerification());
    expect(outcome).toEqual({ ok: true, value: 'sent' });
    expect(accounts.verifications).toEqual([ASHA.email]);
    expect(shownToasts).toEqual(['✓ We’ve sent a link to your email address.']);
  });

  it('is sent no link once verified', async () => {
    const { accounts, auth } = await signedIn(newcomer());
    accounts.verify();
    const outcome = await act(() => auth().sendVerification());
    expect(outcome).toEqual({ ok: true, value: 'verified' });
    expect(auth().who).toMatchObject({ account: { isEmailVerified: true } });
    expect(accounts.verifications).toEqual([]);
  });

  it('sees why the link could not be sent', async () => {
    const { accounts, auth, shownToasts } = await signedIn(newcomer());
    accounts.failures.set('sendVerification', new Failure('too-many-tries', 'again?'));
    await act(() => auth().sendVerification());
    expect(shownToasts).toEqual(['✗ Failed to send the link: Too many attempts. Wait a few minutes, then try again.']);
  });
});
