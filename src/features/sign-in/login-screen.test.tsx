import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { NavigationProvider } from '../../session/navigation/navigation.tsx';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { TestPage } from '../../session/testing/test-page.tsx';
import { accountOf, profileOf } from '../../session/testing/people.ts';
import { current, dismiss } from '../../ui/toast.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { LoginScreen } from './login-screen.tsx';

const ASHA = accountOf('Asha');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Toasts outlive the page of a test.
  for (const { id } of current()) dismiss(id);
});

function visit(accounts: InMemoryAccounts, back: string | null = null) {
  const toasts = recordToasts();
  const gone: string[] = [];
  const navigation = { path: '/login', go: (to: string) => void gone.push(to) };
  render(
    <TestPage accounts={accounts} toasts={toasts}>
      <NavigationProvider navigation={navigation}>
        <LoginScreen back={back} />
        <Toasts dismissLabel="Dismiss" />
      </NavigationProvider>
    </TestPage>,
  );
  return { shownToasts: toasts.shownToasts, gone };
}

function withAsha() {
  const accounts = new InMemoryAccounts();
  accounts.profiles.set(ASHA.id, profileOf(ASHA));
  return accounts;
}

const type = (field: HTMLElement, value: string) => {
  field.focus();
  fireEvent.change(field, { target: { value } });
};
const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

describe('signing in', () => {
  it('opens the dashboard', async () => {
    const { gone, shownToasts } = visit(withAsha());
    type(email(), ASHA.email);
    type(password(), 'blessings');
    await submit();
    await waitFor(() => expect(gone).toEqual(['/dashboard']));
    expect(shownToasts).toEqual(['✓ Welcome back!']);
  });

  it('returns to the requested page, also via the registration link', async () => {
    const { gone } = visit(withAsha(), '/create-wishlist?ideas=urli');
    expect(screen.getByText(/straight to the page you wanted/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?next=%2Fcreate-wishlist%3Fideas%3Durli',
    );
    type(email(), ASHA.email);
    type(password(), 'blessings');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(gone).toEqual(['/create-wishlist?ideas=urli']));
  });

  it('shows that it is signing in, and cannot be submitted twice', async () => {
    const accounts = withAsha();
    const { gone } = visit(accounts);
    type(email(), ASHA.email);
    type(password(), 'blessings');
    await submit();
    await waitFor(() => expect(gone).toHaveLength(1));
    // The button stays busy until the next page is shown.
    expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true');
    expect(accounts.touched).toEqual(['asha']);
  });

  it.each([
    ['', '', ['Email address', 'Password']],
    ['asha@guests.example', '', ['Password']],
    ['', 'blessings', ['Email address']],
  ])('requires both fields: "%s" and "%s"', async (typedEmail, typedPassword, missing) => {
    const { shownToasts } = visit(withAsha());
    if (typedEmail) type(email(), typedEmail);
    if (typedPassword) type(password(), typedPassword);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
    for (const name of missing)
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription('Please fill in this field');
    expect(screen.getByLabelText(missing[0] ?? '')).toHaveFocus();
    expect(shownToasts).toEqual([]);
  });

  it('hides the error of a field while it is corrected', async () => {
    visit(withAsha());
    await submit();
    type(email(), 'a');
    expect(email()).not.toHaveAccessibleDescription();
    expect(password()).toHaveAccessibleDescription('Please fill in this field');
  });

  it('shows the reason for a failure in the form, and keeps the input', async () => {
    const { gone } = visit(withAsha());
    type(email(), 'nobody@guests.example');
    type(password(), 'blessings');
    await submit();
    expect(await screen.findByText('The email and password don’t match. Check both and try again.')).toBeVisible();
    expect(email()).toHaveValue('nobody@guests.example');
    expect(password()).toHaveValue('blessings');
    expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled');
    expect(gone).toEqual([]);
  });

  it('explains a ban once, with a contact address', async () => {
    const accounts = new InMemoryAccounts();
    accounts.profiles.set(ASHA.id, profileOf(ASHA, { status: 'banned' }));
    visit(accounts);
    type(email(), ASHA.email);
    type(password(), 'blessings');
    await submit();
    expect(
      await screen.findByText(
        'This account is suspended. You’re signed out and can’t give or edit with it. If you think this is a mistake, write to support@shagun.example.',
      ),
    ).toBeVisible();
  });

  it.each([
    ['beyond the window, unless they say otherwise', true, localStorage],
    ['for as long as the window is open', false, sessionStorage],
  ])('stores the session %s', async (_how, remember, store) => {
    const { gone } = visit(withAsha());
    type(email(), ASHA.email);
    type(password(), 'blessings');
    const box = screen.getByRole('checkbox', { name: 'Remember me' });
    expect(box).toBeChecked();
    if (!remember) await userEvent.click(box);
    await submit();
    await waitFor(() => expect(gone).toHaveLength(1));
    expect(store).toHaveLength(1);
    expect(localStorage.length + sessionStorage.length).toBe(1);
  });

  it('can show the password', async () => {
    visit(withAsha());
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('works with a Google account', async () => {
    const { gone, shownToasts } = visit(new InMemoryAccounts());
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(gone).toEqual(['/dashboard']));
    expect(shownToasts).toEqual(['✓ Welcome to Shagun']);
  });

  it('offers no Facebook sign-in unless it is configured', () => {
    visit(new InMemoryAccounts());
    expect(screen.queryByRole('button', { name: 'Continue with Facebook' })).not.toBeInTheDocument();
  });
});

describe('a user who is already signed in', () => {
  it('is redirected immediately', async () => {
    const { gone } = visit(new InMemoryAccounts(ASHA), '/profile');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await waitFor(() => expect(gone).toEqual(['/profile']));
  });

  it('is offered a retry or another sign-in if the profile cannot be read', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    accounts.failures.set('ensureProfile', new Failure('offline', 'no server'));
    const { gone } = visit(accounts);
    expect(await screen.findByLabelText('Password')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(gone).toEqual(['/dashboard']));
  });
});

describe('a forgotten password', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    return within(screen.getByRole('dialog', { name: 'Reset your password' }));
  };

  it('gives the same answer whether or not the address has an account', async () => {
    const accounts = withAsha();
    visit(accounts);
    type(email(), 'nobody@guests.example');
    const dialog = await open();
    expect(dialog.getByLabelText('Email address')).toHaveValue('nobody@guests.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send reset link' }));
    expect(await dialog.findByRole('status')).toHaveTextContent(
      'If this address has an account, a reset link is on its way to it.',
    );
    expect(accounts.resets).toEqual(['nobody@guests.example']);
  });

  it('requires an address', async () => {
    const accounts = withAsha();
    visit(accounts);
    const dialog = await open();
    type(dialog.getByLabelText('Email address'), 'asha');
    await userEvent.click(dialog.getByRole('button', { name: 'Send reset link' }));
    expect(dialog.getByLabelText('Email address')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(accounts.resets).toEqual([]);
  });

  it('says that the email could not be sent', async () => {
    const accounts = withAsha();
    accounts.failures.set('sendPasswordReset', new Failure('too-many-tries', 'slow down'));
    visit(accounts);
    const dialog = await open();
    type(dialog.getByLabelText('Email address'), ASHA.email);
    await userEvent.click(dialog.getByRole('button', { name: 'Send reset link' }));
    expect(await dialog.findByText('Too many attempts. Wait a few minutes, then try again.')).toBeVisible();
  });
});
