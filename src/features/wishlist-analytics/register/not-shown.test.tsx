import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { type KeptReads, KeptReadsContext } from '../../../session/server-state/kept-reads.ts';
import { InMemoryAccounts } from '../../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../../session/testing/member-page.tsx';
import { accountOf } from '../../../session/testing/people.ts';
import { recordToasts } from '../../../session/testing/record-toasts.ts';
import { AnalyticsScreen } from '../analytics-screen.tsx';
import { apiOf, AT, COUNTED, given, OURS, SET_ASIDE } from '../testing/one-report.ts';

/** Everything on the screen is as it was then. */
const WITHOUT_CONNECTION: KeptReads = {
  reading: (_, read) => read,
  current: () => undefined,
  asOf: () => AT.getTime(),
  subscribe: () => () => undefined,
  retry: () => undefined,
  open: () => () => undefined,
};

async function openRegister(counted: number, names: readonly string[], reads: KeptReads | null): Promise<void> {
  const report = { ...COUNTED, wishlist: { ...COUNTED.wishlist, contributionCount: counted } };
  const rows = [...names.map((name) => given(name)), given('Wrong', SET_ASIDE)];
  const api = apiOf(rows, { read: async () => ({ state: 'ready', value: report }) });
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={recordToasts()}>
      <KeptReadsContext value={reads}>
        <AnalyticsScreen id={OURS.id} api={api} />
      </KeptReadsContext>
    </MemberPage>,
  );
  expect(await screen.findByRole('rowheader', { name: /^Wrong/ })).toBeVisible();
}

const notice = () => screen.queryByText(/^Only part of the register is kept on this device/);

it('says how much of the register this device has kept', async () => {
  await openRegister(18, ['Ravi', 'Meera'], WITHOUT_CONNECTION);
  expect(notice()).toHaveTextContent('(2 of 18). The rest needs a connection.');
});

it('says nothing if all of it is kept', async () => {
  await openRegister(2, ['Ravi', 'Meera'], WITHOUT_CONNECTION);
  expect(notice()).not.toBeInTheDocument();
});

it('says nothing if the server was read', async () => {
  await openRegister(18, ['Ravi', 'Meera'], null);
  expect(notice()).not.toBeInTheDocument();
});

it('begins with those who are not thanked yet if a reminder leads there', async () => {
  history.replaceState(null, '', '?filter=unthanked');
  onTestFinished(() => history.replaceState(null, '', '/'));
  const api = apiOf([given('Ravi'), given('Meera', { thankedAt: AT })]);
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={recordToasts()}>
      <AnalyticsScreen id={OURS.id} api={api} />
    </MemberPage>,
  );
  expect(await screen.findByRole('rowheader', { name: /^Ravi/ })).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: /^Meera/ })).not.toBeInTheDocument();
});
