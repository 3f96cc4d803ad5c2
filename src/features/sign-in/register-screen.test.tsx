import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { NavigationProvider } from '../../session/navigation/navigation.tsx';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { TestPage } from '../../session/testing/test-page.tsx';
import { current, dismiss } from '../../ui/toast.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { GooglePicker } from '../../session/auth/google-picker.tsx';
import { Providers } from './providers.tsx';
import { RegisterScreen } from './register-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Toasts outlive the page of a test.
  for (const { id } of current()) dismiss(id);
});

function visit(accounts = new InMemoryAccounts(), back: string | null = null) {
  const toasts = recordToasts();
  const gone: string[] = [];
  const navigation = { path: '/register', go: (to: string) => void gone.push(to) };
  render(
    <TestPage accounts={accounts} toasts={toasts}>
      <NavigationProvider navigation={navigation}>
        <RegisterScreen back={back} />
        <Toasts dismissLabel="Dismiss" />
      </NavigationProvider>
    </TestPage>,
  );
  return { shownToasts: toasts.shownToasts, gone, accounts };
}

const COMPLETE = {
  'Full name': 'Asha Rao',
  'Email address': 'asha@guests.example',
  Password: 'blessings',
  'Confirm password': 'blessings',
};

async function enter(changes: Readonly<Record<string, string>> = {}, { terms = true } = {}) {
  for (const [label, text] of Object.entries({ ...COMPLETE, ...changes }))
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  if (terms) await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

describe('creating an account', () => {
  it('opens the dashboard', async () => {
    const { gone, shownToasts, accounts } = visit();
    await enter();
    await waitFor(() => expect(gone).toEqual(['/dashboard']));
    expect(shownToasts).toEqual(['✓ Account created successfully!']);
    expect([...accounts.profiles.values()]).toMatchObject([{ displayName: 'Asha Rao', email: 'asha@guests.example' }]);
    expect(screen.getByRole('button', { name: 'Creating Account...' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('returns to the requested page, also via the sign-in link', async () => {
    const { gone } = visit(new InMemoryAccounts(), '/create-wishlist');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fcreate-wishlist');
    await enter();
    await waitFor(() => expect(gone).toEqual(['/create-wishlist']));
  });

  it.each([
    ['Please fill in all fields', 'Full name', 'Please fill in this field', { 'Full name': '' }, true],
    ['Please fill in all fields', 'Email address', 'Please fill in this field', { 'Email address': '' }, true],
    ['Please fill in all fields', 'Confirm password', 'Please fill in this field', { 'Confirm password': '' }, true],
    ['Passwords do not match', 'Confirm password', 'Passwords do not match', { 'Confirm password': 'other' }, true],
    [
      'Password must be at least 6 characters long',
      'Password',
      /Password must be at least 6 characters long/,
      { Password: 'short', 'Confirm password': 'short' },
      true,
    ],
    [
      'Please accept the Terms of Service and Privacy Policy',
      /I accept/,
      'Please accept the Terms of Service and Privacy Policy',
      {},
      false,
    ],
    [
      'Please enter a valid email address',
      'Email address',
      'Please enter a valid email address',
      { 'Email address': 'asha' },
      true,
    ],
  ])('shows "%s", and the problem at %s', async (summary, label, text, changes, terms) => {
    const { accounts } = visit();
    await enter(changes, { terms });
    expect(screen.getByRole('alert')).toHaveTextContent(summary);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      typeof text === 'string' ? expect.stringContaining(text) : text,
    );
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(accounts.profiles.size).toBe(0);
  });

  it('links to the terms and the privacy policy without losing the input', () => {
    visit();
    for (const [name, href] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });

  it('links to the sign-in page for users who already have an account', async () => {
    const accounts = new InMemoryAccounts();
    accounts.failures.set('register', new Failure('email-taken', 'there is one'));
    visit(accounts, '/profile');
    await enter();
    expect(await screen.findByText(/This email already has an account/)).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Asha Rao');
    for (const link of screen.getAllByRole('link', { name: 'Sign in' }))
      expect(link).toHaveAttribute('href', '/login?next=%2Fprofile');
  });
});

describe('an account of another provider', () => {
  const providers = (accounts: InMemoryAccounts) => {
    const toasts = recordToasts();
    render(
      <TestPage accounts={accounts} toasts={toasts}>
        <Providers hasFacebook disabled={false} keepForm={() => undefined} />
      </TestPage>,
    );
    return toasts.shownToasts;
  };

  it('can be a Facebook account if the brand has that', async () => {
    const shownToasts = providers(new InMemoryAccounts());
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Facebook' }));
    expect(shownToasts).toEqual(['✓ Welcome to Shagun']);
  });

  it('can be chosen again after its window was closed', async () => {
    const accounts = new InMemoryAccounts();
    accounts.failures.set('signInWithGoogle', new Failure('popup-closed', 'closed'));
    const shownToasts = providers(accounts);
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(shownToasts).toEqual(['✗ The sign-in window was closed before you finished. Try again.']);
    expect(screen.getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute('aria-disabled');
  });

  it('is loaded in advance, so that its window opens at once', async () => {
    const accounts = new InMemoryAccounts();
    providers(accounts);
    await waitFor(() => expect(accounts.loads).toBe(1));
  });
});

describe('the replacement for the Google window', () => {
  function pick() {
    const chosen: unknown[] = [];
    render(
      <TestPage accounts={new InMemoryAccounts()} toasts={recordToasts()}>
        <GooglePicker onChosen={(token) => chosen.push(JSON.parse(token))} onClosed={() => undefined} />
      </TestPage>,
    );
    return chosen;
  }

  it('returns what Google would return for the chosen account', async () => {
    const chosen = pick();
    await userEvent.click(screen.getByRole('button', { name: /Rehan Mistry/ }));
    const email = 'rehan.mistry@gmail.example';
    expect(chosen).toEqual([{ sub: email, email, email_verified: true, name: 'Rehan Mistry' }]);
  });

  it('accepts any other account with an address', async () => {
    const chosen = pick();
    await userEvent.type(screen.getByLabelText('Name'), 'Kabir');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription('Please fill in this field');
    await userEvent.type(screen.getByLabelText('Email address'), 'kabir@gmail.example');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(chosen).toMatchObject([{ email: 'kabir@gmail.example', name: 'Kabir' }]);
  });
});
