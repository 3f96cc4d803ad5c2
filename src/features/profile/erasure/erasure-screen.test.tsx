import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ERASURE_STEPS, type ErasureStep } from '../../../domain/erasure.ts';
import { Failure } from '../../../domain/failure.ts';
import { browserNavigation } from '../../../session/navigation/navigation.tsx';
import { InMemoryAccounts } from '../../../session/testing/in-memory-accounts.ts';
import { InRouter } from '../../../session/testing/in-router.tsx';
import { accountOf, profileOf } from '../../../session/testing/people.ts';
import { recordToasts } from '../../../session/testing/record-toasts.ts';
import { TestPage } from '../../../session/testing/test-page.tsx';
import { InMemoryAccount } from '../account/in-memory-account.ts';
import type { ErasureApi } from './erasure-api.ts';
import { ErasureScreen } from './erasure-screen.tsx';

const ASHA = accountOf('Asha');

beforeEach(() => localStorage.clear());

/** An erasure that fails with each of these, one after the other, before it is done. */
class InMemoryErasure implements ErasureApi {
  runs = 0;
  readonly #failures: (Failure | Promise<never>)[];

  constructor(...failures: (Failure | Promise<never>)[]) {
    this.#failures = failures;
  }

  readonly erase = async (onStep: (step: ErasureStep) => void) => {
    this.runs += 1;
    const failure = this.#failures.shift();
    onStep(ERASURE_STEPS[0]);
    if (failure instanceof Failure) throw failure;
    await failure;
  };
}

function visit(erasure: InMemoryErasure, accounts = signedIn()) {
  render(
    <TestPage accounts={accounts} toasts={recordToasts()}>
      <InRouter navigation={browserNavigation('/delete-account')}>
        <ErasureScreen api={erasure} account={new InMemoryAccount('password')} />
      </InRouter>
    </TestPage>,
  );
  return erasure;
}

function signedIn(): InMemoryAccounts {
  const accounts = new InMemoryAccounts(ASHA);
  accounts.profiles.set(ASHA.id, profileOf(ASHA));
  return accounts;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async () => {
  await press('Delete my account');
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete my account' }).at(-1) ?? document.body);
};
const done = () => screen.findByRole('heading', { name: 'Your account is deleted' });

it('says what is deleted and what stays, and asks before it begins', async () => {
  const erasure = visit(new InMemoryErasure());
  expect(await screen.findByText(/^Your other wishlists, with their pages/)).toBeVisible();
  expect(screen.getByText(/^Wishlists that another host edits/)).toBeVisible();
  expect(screen.getByText(/^The gifts you’ve given, without your name/)).toBeVisible();
  await press('Delete my account');
  expect(erasure.runs).toBe(0);
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete my account' }).at(-1) ?? document.body);
  expect(await done()).toBeVisible();
});

it('says what it is doing', async () => {
  visit(new InMemoryErasure(new Promise<never>(() => undefined)));
  await confirm();
  expect(await screen.findByText('Deleting your wishlists…')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Deleting your account' })).toBeVisible();
});

it('asks for another sign-in if the last one is too old', async () => {
  const erasure = visit(new InMemoryErasure(new Failure('sign-in-too-old', 'Old.')));
  await confirm();
  await userEvent.type(await screen.findByLabelText('Current password'), 'blessings');
  await press('Confirm');
  expect(await done()).toBeVisible();
  expect(erasure.runs).toBe(2);
});

it('continues after a failure', async () => {
  visit(new InMemoryErasure(new Failure('offline', 'Offline.')));
  await confirm();
  expect(await screen.findByText(/^We couldn’t finish yet. We couldn’t reach the server/)).toBeVisible();
  await press('Continue');
  expect(await done()).toBeVisible();
});

it('continues by itself when the member signs in after an interruption', async () => {
  const accounts = signedIn();
  accounts.failures.set('ensureProfile', new Failure('erasing', 'Erasing.'));
  const erasure = visit(new InMemoryErasure(), accounts);
  expect(await done()).toBeVisible();
  expect(erasure.runs).toBe(1);
});

it('asks visitors to sign in, and brings them back', async () => {
  visit(new InMemoryErasure(), new InMemoryAccounts());
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?next=%2Fdelete-account');
});
