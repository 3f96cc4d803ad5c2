import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { useAuth } from '../../../session/auth/auth-provider.tsx';
import { browserNavigation } from '../../../session/navigation/navigation.tsx';
import { ServerStateProvider } from '../../../session/server-state/provider.tsx';
import { InMemoryAccounts } from '../../../session/testing/in-memory-accounts.ts';
import { InRouter } from '../../../session/testing/in-router.tsx';
import { accountOf } from '../../../session/testing/people.ts';
import { recordToasts } from '../../../session/testing/record-toasts.ts';
import { TestPage } from '../../../session/testing/test-page.tsx';
import { current, dismiss } from '../../../ui/toast.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { InMemoryAccount } from './in-memory-account.ts';
import { SecurityCard } from './security-card.tsx';

const ASHA = accountOf('Asha');

beforeEach(() => {
  localStorage.clear();
  for (const { id } of current()) dismiss(id);
});

async function visit(
  api: InMemoryAccount,
): Promise<{ readonly account: InMemoryAccount; readonly shownToasts: string[] }> {
  const toasts = recordToasts();
  function Screen() {
    const { who } = useAuth();
    return who.state === 'signed-in' && <SecurityCard account={who.account} api={api} />;
  }
  render(
    <TestPage accounts={new InMemoryAccounts(ASHA)} toasts={toasts}>
      <InRouter navigation={browserNavigation('/profile')}>
        <ServerStateProvider>
          <Screen />
        </ServerStateProvider>
      </InRouter>
      <Toasts dismissLabel="Dismiss" />
    </TestPage>,
  );
  await screen.findByRole('region', { name: 'Sign-in and security' });
  return { account: api, shownToasts: toasts.shownToasts };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

async function choosePassword(password: string, confirmation = password): Promise<void> {
  await type('New password', password);
  await type('Confirm password', confirmation);
  await press('Save password');
}

describe('the password', () => {
  it('is changed', async () => {
    const { account } = await visit(new InMemoryAccount('password'));
    await press('Change password');
    await choosePassword('many blessings');
    expect(await screen.findByText(/^Password changed/)).toBeVisible();
    expect(account.password).toBe('many blessings');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not changed to one that is typed differently the second time, or too short', async () => {
    const { account } = await visit(new InMemoryAccount('password'));
    await press('Change password');
    await choosePassword('short', 'shirt');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/at least 6 characters/);
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    expect(account.password).toBe('blessings');
  });

  it('needs another sign-in if the last one is too old, and what was typed is not lost', async () => {
    const { account } = await visit(new InMemoryAccount('password'));
    account.isTooOld = true;
    await press('Change password');
    await choosePassword('many blessings');
    await type('Current password', 'forgotten');
    await press('Confirm');
    expect(await screen.findByText('That’s not your password. Try again.')).toBeVisible();
    expect(account.password).toBe('blessings');
    await userEvent.clear(screen.getByLabelText('Current password'));
    await type('Current password', 'blessings');
    await press('Confirm');
    expect(await screen.findByText(/^Password changed/)).toBeVisible();
    expect(account.password).toBe('many blessings');
  });

  it('stays as it is if the member does not confirm', async () => {
    const { account } = await visit(new InMemoryAccount('password'));
    account.isTooOld = true;
    await press('Change password');
    await choosePassword('many blessings');
    const confirmation = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/It’s been a while since you signed in. Confirm/)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('many blessings');
    expect(account.password).toBe('blessings');
  });

  it('is added to an account that signs in with Google, after Google has confirmed it', async () => {
    const { account } = await visit(new InMemoryAccount('google'));
    account.isTooOld = true;
    expect(await screen.findByText('Not set')).toBeVisible();
    await press('Add a password');
    await choosePassword('many blessings');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await press('Continue with Google');
    expect(await screen.findByText(/^Password added/)).toBeVisible();
    expect(await screen.findByText('Set')).toBeVisible();
  });

  it('is confirmed with the connected account only', async () => {
    const { account } = await visit(new InMemoryAccount('google'));
    account.isTooOld = true;
    await press('Add a password');
    await choosePassword('many blessings');
    account.failure = new Failure('wrong-credentials', 'Another account.');
    await press('Continue with Google');
    expect(await screen.findByText(/^That’s a different account/)).toBeVisible();
    expect(account.password).toBe('blessings');
  });
});

describe('the email address', () => {
  it('gets a link at the new address', async () => {
    const { account } = await visit(new InMemoryAccount('password'));
    await press('Change email');
    await type('New email address', 'ravi@guests.example');
    await press('Send link');
    expect(await screen.findByText(/We’ve sent a link to ravi@guests.example/)).toBeVisible();
    expect(account.links).toEqual(['ravi@guests.example']);
  });

  it('stays typed if the link cannot be sent', async () => {
    const { account } = await visit(new InMemoryAccount('password'));
    await press('Change email');
    await type('New email address', 'ravi@guests.example');
    account.failure = new Failure('offline', 'Offline.');
    await press('Send link');
    expect(await screen.findByText(/We couldn’t reach the server/)).toBeVisible();
    expect(screen.getByLabelText('New email address')).toHaveValue('ravi@guests.example');
  });
});

describe('the providers', () => {
  it('are connected and disconnected', async () => {
    const { shownToasts } = await visit(new InMemoryAccount('password'));
    await press('Connect Google');
    expect(await screen.findByText('asha@google.example')).toBeVisible();
    await press('Disconnect Google');
    expect(await screen.findByRole('button', { name: 'Connect Google' })).toBeVisible();
    expect(shownToasts).toEqual([
      '✓ Connected. You can now sign in with it too.',
      '✓ Disconnected. You no longer sign in with it.',
    ]);
  });

  it('cannot be disconnected if no other way to sign in is left', async () => {
    await visit(new InMemoryAccount('google'));
    expect(await screen.findByText(/the only way you sign in/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disconnect Google' })).not.toBeInTheDocument();
  });

  it('say why they cannot be connected', async () => {
    const { account, shownToasts } = await visit(new InMemoryAccount('password'));
    await screen.findByRole('button', { name: 'Connect Google' });
    account.failure = new Failure('provider-taken', 'Taken.');
    await press('Connect Google');
    await waitFor(() =>
      expect(shownToasts).toEqual([
        '✗ That couldn’t be connected: That account is already connected to another account here.',
      ]),
    );
  });
});

it('says that it could not be loaded, and tries again', async () => {
  const account = new InMemoryAccount('password');
  account.failure = new Failure('offline', 'Offline.');
  await visit(account);
  expect(await screen.findByText(/^We couldn’t load how you sign in/)).toBeVisible();
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
});
