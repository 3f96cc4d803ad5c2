import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InMemoryAccounts } from '../../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../../session/testing/member-page.tsx';
import { accountOf } from '../../../session/testing/people.ts';
import { recordToasts } from '../../../session/testing/record-toasts.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import { AnalyticsScreen } from '../analytics-screen.tsx';
import { apiOf, given, NO_ACCOUNT, NOBODY_KNOWN, OURS } from '../testing/one-report.ts';

async function openPage(rows: readonly Transaction[]): Promise<void> {
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={recordToasts()}>
      <AnalyticsScreen id={OURS.id} api={apiOf(rows)} />
    </MemberPage>,
  );
  await waitFor(() => expect(screen.getByRole('table', { name: 'Shagun register' })).toBeVisible());
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

it('shows the email addresses of contributors, and which of them are verified', async () => {
  const rows = [given('Ravi'), given('Meera', { isEmailVerified: false }), given('Kunal', { email: '' })];
  await openPage(rows);
  expect(rowOf('Ravi')).toHaveTextContent('ravi@guests.example');
  expect(rowOf('Ravi')).toHaveTextContent('Verified');
  expect(rowOf('Meera')).toHaveTextContent('meera@guests.example');
  expect(rowOf('Meera')).not.toHaveTextContent('Verified');
  expect(rowOf('Kunal')).not.toHaveTextContent('@');
});

it('shows which contributors gave without an account, and how to reach them', async () => {
  const left = { email: 'asha@home.example', phoneNumber: null };
  const nothing = { phoneNumber: null };
  const rows = [
    given('Ravi', { email: '' }),
    given('Meena', NO_ACCOUNT),
    given('Asha', { ...NO_ACCOUNT, ...left }),
    given('Kunal', { ...NO_ACCOUNT, ...nothing }),
    given('x', NOBODY_KNOWN),
  ];
  await openPage(rows);
  expect(rowOf('Meena')).toHaveTextContent(/98765 43210.*No account/);
  expect(rowOf('Asha')).toHaveTextContent(/asha@home\.example.*No account/);
  expect(rowOf('Kunal')).toHaveTextContent('No account');
  for (const name of ['Ravi', 'Anonymous']) expect(rowOf(name)).not.toHaveTextContent('No account');
  const linkTo = (name: string) => screen.getByRole('link', { name: `Thank ${name} on WhatsApp` }).getAttribute('href');
  expect(linkTo('Meena')).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Dear%20Meena/);
  expect(linkTo('Kunal')).toMatch(/^https:\/\/wa\.me\/\?text=/);
});
