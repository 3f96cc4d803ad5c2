import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { rupees } from '../../../domain/money.ts';
import { transactionId } from '../../../domain/ids.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import { InMemoryAccounts } from '../../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../../session/testing/member-page.tsx';
import { accountOf } from '../../../session/testing/people.ts';
import { recordToasts } from '../../../session/testing/record-toasts.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { AnalyticsScreen } from '../analytics-screen.tsx';
import type { AnalyticsApi } from '../api.ts';
import { apiOf, AT, given, OURS } from '../testing/one-report.ts';

const PROMISED: Partial<Transaction> = { status: 'promised', completedAt: null };
const RAVI = given('Ravi Limaye', {
  ...PROMISED,
  id: transactionId('3a4514d9-b6e1-4c2f-9d3e-0123456789ab'),
  amount: rupees(1_101),
});
const KAVYA = given('Kavya Bhide', PROMISED);
const MEENA = given('Meena Bhide', { ...PROMISED, amount: rupees(2_101) });
const STATEMENT = [
  'Account,1234',
  'Date,Narration,Debit,Credit',
  '05/12/2026,UPI/432187654321/SHG-792H-9PDP/x@ok,,"1,101.00"',
  '05/12/2026,UPI/432187654322/K BHIDE,,501.00',
  '06/12/2026,UPI/432187654323/MEENA BHIDE,,"2,101.00"',
  '06/12/2026,SALARY,,"84,250.00"',
  '06/12/2026,RENT,"20,000.00",',
  '06/12/2026,UPI/432187654325,,five',
].join('\n');

async function open(api: AnalyticsApi) {
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={recordToasts()}>
      <AnalyticsScreen id={OURS.id} api={api} />
      <Toasts dismissLabel="Dismiss" />
    </MemberPage>,
  );
  await press('Files');
  await click(screen.getByRole('menuitem', { name: 'Compare with a bank statement' }));
  return within(await screen.findByRole('region', { name: 'Compare with a bank statement' }));
}

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const press = async (name: string | RegExp) => click(await screen.findByRole('button', { name }));
async function compare(text: string) {
  const field = await screen.findByLabelText('Or paste it here');
  await act(async () => void fireEvent.change(field, { target: { value: text } }));
  await press('Compare');
}
const list = async (name: string) => within(await screen.findByRole('list', { name }));

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: AT, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

it('marks all certain matches as received with one tap, and keeps their UTRs', async () => {
  const api = apiOf([RAVI, KAVYA, MEENA]);
  const setReceived = vi.fn(api.setReceived);
  const part = await open({ ...api, setReceived });
  await compare(STATEMENT);
  expect(await part.findByText('Found 4 payments to you. Left out 1 payment from you.')).toBeInTheDocument();
  const certain = await list('Matched (2)');
  expect(certain.getByText('Ravi Limaye, ₹1,101')).toBeInTheDocument();
  expect(certain.getByText('Reference · Amount · Date')).toBeInTheDocument();
  expect(certain.getByText('Meena Bhide, ₹2,101')).toBeInTheDocument();
  await press('Mark 2 as received');
  expect(await screen.findByText('2 gifts marked as received.')).toBeInTheDocument();
  expect(setReceived.mock.calls).toEqual([
    [RAVI.id, { utr: '432187654321' }],
    [MEENA.id, { utr: '432187654323' }],
  ]);
  expect(await part.findByText(/2 are already marked as received\./)).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: /^Matched/ })).not.toBeInTheDocument();
  await click(part.getByRole('button', { name: 'Mark as received: Kavya Bhide, ₹501' }));
  expect(await screen.findByText('Marked as received.')).toBeInTheDocument();
  expect(part.getByText(/3 are already marked as received\./)).toBeInTheDocument();
});

it('suggests likely matches, and shows payments without a gift and unreadable lines', async () => {
  const api = apiOf([RAVI, KAVYA, MEENA]);
  const setReceived = vi.fn(api.setReceived);
  const part = await open({ ...api, setReceived });
  await compare(STATEMENT);
  const likely = await list('Check these (1)');
  expect(likely.getByText('Amount · Name · Date')).toBeInTheDocument();
  await click(likely.getByRole('button', { name: 'Mark as received: Kavya Bhide, ₹501' }));
  expect(await screen.findByText('Marked as received.')).toBeInTheDocument();
  expect(setReceived).toHaveBeenCalledExactlyOnceWith(KAVYA.id, { utr: '432187654322' });
  expect(screen.queryByRole('list', { name: /^Please check/ })).not.toBeInTheDocument();
  expect((await list('No matching gift (1)')).getByText(/SALARY/)).toBeInTheDocument();
  await click(part.getByText('1 line couldn’t be read'));
  expect(part.getByText('The amount can’t be read')).toBeInTheDocument();
});

it('lets the owner choose among several gifts of the amount', async () => {
  const twin = given('Leela Kurup', PROMISED);
  const api = apiOf([KAVYA, twin]);
  const setReceived = vi.fn(api.setReceived);
  await open({ ...api, setReceived });
  await compare('Date,Narration,Credit\n05/12/2026,UPI TRANSFER,501.00');
  const likely = await list('Check these (1)');
  const choice = likely.getByRole('combobox', { name: 'Which gift?' });
  await act(async () => void fireEvent.change(choice, { target: { value: twin.id } }));
  await click(likely.getByRole('button', { name: 'Mark as received: Leela Kurup, ₹501' }));
  expect(await screen.findByText('Marked as received.')).toBeInTheDocument();
  expect(setReceived).toHaveBeenCalledExactlyOnceWith(twin.id, { utr: null });
});

it('keeps what failed, with a reason and a retry', async () => {
  const api = apiOf([RAVI, MEENA]);
  const setReceived = vi
    .fn(api.setReceived)
    .mockImplementationOnce(api.setReceived)
    .mockRejectedValueOnce(new Failure('busy', 'contention'));
  const part = await open({ ...api, setReceived });
  await compare(STATEMENT);
  await press('Mark 2 as received');
  const sheet = within(await screen.findByRole('dialog', { name: 'Mark 2 gifts as received' }));
  expect(await sheet.findByText('We couldn’t change this contribution:')).toBeInTheDocument();
  await click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 gifts marked as received.')).toBeInTheDocument();
  expect(setReceived.mock.calls.map(([id]) => id)).toEqual([RAVI.id, MEENA.id, MEENA.id]);
  expect(await part.findByText(/2 are already marked as received\./)).toBeInTheDocument();
});

it('opens a file, and explains what to do if it is not text', async () => {
  const part = await open(apiOf([RAVI]));
  const input = part.getByLabelText('Choose a file');
  // jsdom has no File.text().
  const pick = (text: string) => {
    const file = Object.assign(new File([text], 'statement'), { text: async () => text });
    return act(async () => void fireEvent.change(input, { target: { files: [file] } }));
  };
  await pick('%PDF-1.7');
  expect(await part.findByText(/^This is a PDF\./)).toBeInTheDocument();
  await pick(STATEMENT);
  expect((await list('Matched (1)')).getByText('Ravi Limaye, ₹1,101')).toBeInTheDocument();
});

it('says that nothing was pasted, and keeps what was pasted for another try', async () => {
  const part = await open(apiOf([RAVI]));
  await press('Compare');
  expect(part.getByText('Choose a file or paste the statement first.')).toBeInTheDocument();
  await compare(STATEMENT);
  await press('Compare another statement');
  expect(await screen.findByLabelText('Or paste it here')).toHaveValue(STATEMENT);
});

it('turns payments without a gift into entries, once each', async () => {
  const unknown = [
    'Date,Narration,Credit',
    '05/12/2026,UPI/432187654326/ARJUN RAO/x@ok,"1,100.00"',
    '06/12/2026,UPI/432187654327/LATA NAIR/y@ok,750.50',
  ].join('\n');
  const addEntries = vi.fn<AnalyticsApi['addEntries']>(async () => undefined);
  const part = await open(apiOf([MEENA], { addEntries }));
  await compare(unknown);
  let none = await list('No matching gift (2)');
  await click(none.getByRole('button', { name: 'Add as cash entry: Arjun Rao, ₹1,100' }));
  expect(await none.findByText('In your register')).toBeInTheDocument();
  expect(addEntries.mock.calls[0]?.[1]).toEqual([
    expect.objectContaining({ name: 'Arjun Rao', amount: 1_100, receivedOn: '2026-12-05' }),
  ]);
  // The same statement again.
  await press('Compare another statement');
  await press('Compare');
  none = await list('No matching gift (2)');
  expect(none.getByText('In your register')).toBeInTheDocument();
  await click(none.getByRole('button', { name: 'Add as cash entry: Lata Nair, ₹750' }));
  await waitFor(() => expect(none.getAllByText('In your register')).toHaveLength(2));
  expect(part.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  expect(addEntries).toHaveBeenCalledTimes(2);
});

it('continues after a failure, and adds nothing twice', async () => {
  const lines = Array.from({ length: 9 }, (_, at) => `05/12/2026,UPI/43218765${4300 + at}/GUEST NAIR,${600 + at}.00`);
  const calls: number[] = [];
  const addEntries: AnalyticsApi['addEntries'] = async (_, entries) => {
    if (calls.push(entries.length) === 2) throw new Failure('offline', 'no network');
  };
  await open(apiOf([MEENA], { addEntries }));
  await compare(['Date,Narration,Credit', ...lines].join('\n'));
  await press('Add all 9 as cash entries');
  await press('Add all 5 as cash entries');
  expect(await screen.findByText('5 entries added.')).toBeInTheDocument();
  expect(calls).toEqual([4, 4, 4, 1]);
});
