import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userId } from '../../domain/ids.ts';
import { OWNER } from '../../domain/testing/examples.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../session/testing/member-page.tsx';
import { accountOf } from '../../session/testing/people.ts';
import { AnalyticsScreen } from './analytics-screen.tsx';
import { apiOf, given, OURS } from './testing/one-report.ts';

async function openAs(reader: typeof OWNER) {
  const api = apiOf([given('Ravi')], { reader });
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={recordToasts()}>
      <AnalyticsScreen id={OURS.id} api={api} />
    </MemberPage>,
  );
  expect(await screen.findByText('Ravi')).toBeVisible();
}

it('gives an admin no controls that only the owner may use, and a way back to the admin pages', async () => {
  await openAs(userId('devika'));
  for (const text of ['Edit', 'Thanks', 'Mark as thanked', /^Not thanked yet/])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(screen.getByText('View')).toBeVisible();
  expect(screen.getByText('Back to admin')).toHaveAttribute('href', '/admin/wishlists');
});

it('gives the owner those controls, and no way to the admin pages', async () => {
  await openAs(OWNER);
  for (const text of ['Edit', 'Thanks', 'Mark as thanked', /^Not thanked yet/])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('Back to admin')).not.toBeInTheDocument();
});
