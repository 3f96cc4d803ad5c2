import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { userId } from '../../../domain/ids.ts';
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
const SENT: Partial<Transaction> = { status: 'sent', completedAt: null, sentAt: AT, utr: '432187654321' };
const RECEIVED: Partial<Transaction> = { status: 'received', sentAt: AT };

async function open(api: AnalyticsApi) {
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={recordToasts()}>
      <AnalyticsScreen id={OURS.id} api={api} />
      <Toasts dismissLabel="Dismiss" />
    </MemberPage>,
  );
  await screen.findByRole('table', { name: 'Shagun register' });
}

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const press = async (name: string | RegExp) => click(await screen.findByRole('button', { name }));
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: AT, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

describe('a gift by UPI', () => {
  it('shows how far it has come, and one without UPI does not', async () => {
    await open(apiOf([given('Ravi', PROMISED), given('Kavya', SENT), given('Meena', RECEIVED), given('Nila')]));
    expect(row('Ravi')).toHaveTextContent('Promised');
    expect(row('Kavya')).toHaveTextContent('Sent · 5 Dec 2026UTR 432187654321');
    expect(row('Meena')).toHaveTextContent('Received · 5 Dec 2026');
    expect(within(row('Nila')).queryByRole('button', { name: /^Mark as received/ })).not.toBeInTheDocument();
  });

  it('is marked as received with one tap, and the sums are read again', async () => {
    const api = apiOf([given('Ravi', SENT)]);
    const setReceived = vi.fn(api.setReceived);
    const moneyByStatus = vi.fn(api.moneyByStatus);
    await open({ ...api, setReceived, moneyByStatus });
    await press('Mark as received: Ravi, ₹501');
    expect(await screen.findByText('Marked as received.')).toBeInTheDocument();
    expect(setReceived).toHaveBeenCalledExactlyOnceWith('Ravi', { utr: null });
    expect(row('Ravi')).toHaveTextContent('Received · 5 Dec 2026');
    await waitFor(() => expect(moneyByStatus).toHaveBeenCalledTimes(2));
  });

  it('can be marked as not received after all', async () => {
    const api = apiOf([given('Ravi', RECEIVED)]);
    const setReceived = vi.fn(api.setReceived);
    await open({ ...api, setReceived });
    await click(await screen.findByText('Not received after all', { selector: '[role=menuitem]' }));
    expect(await screen.findByText('No longer marked as received.')).toBeInTheDocument();
    expect(setReceived).toHaveBeenCalledExactlyOnceWith('Ravi', null);
    expect(row('Ravi')).toHaveTextContent('Sent · 5 Dec 2026');
  });

  it('shows why it could not be marked, and is retried', async () => {
    const api = apiOf([given('Ravi', SENT)]);
    const setReceived = vi.fn(api.setReceived).mockRejectedValueOnce(new Failure('offline', 'no connection'));
    await open({ ...api, setReceived });
    await press('Mark as received: Ravi, ₹501');
    const sheet = within(await screen.findByRole('dialog', { name: 'Mark this gift as received' }));
    expect(sheet.getByText('We couldn’t change this contribution:')).toBeInTheDocument();
    await click(sheet.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Marked as received.')).toBeInTheDocument();
  });

  it('is marked only by the owner', async () => {
    await open(apiOf([given('Ravi', SENT)], { reader: userId('meera') }));
    expect(row('Ravi')).toHaveTextContent('Sent');
    expect(screen.queryByRole('button', { name: /^Mark as received/ })).not.toBeInTheDocument();
  });
});

describe('gifts by UPI', () => {
  const all = [given('Ravi', PROMISED), given('Kavya', SENT), given('Meena', RECEIVED), given('Nila')];

  it('are summed up and filtered by status', async () => {
    await open(apiOf(all));
    expect(await screen.findByRole('button', { name: 'Promised (1)' })).toBeInTheDocument();
    await press('Sent (1)');
    expect(await screen.findByText('1 contribution found')).toBeInTheDocument();
    expect(row('Kavya')).toBeInTheDocument();
    expect(screen.getAllByText('₹501', { selector: 'dd' })).toHaveLength(3);
  });

  it('are marked as received in bulk, those that are not received yet', async () => {
    const api = apiOf(all);
    const setReceived = vi.fn(api.setReceived);
    await open({ ...api, setReceived });
    await press('Select');
    for (const box of screen.getAllByRole('checkbox', { name: /^Select / })) await click(box);
    await press('Mark as received');
    expect(await screen.findByText('2 gifts marked as received.')).toBeInTheDocument();
    expect(setReceived.mock.calls.map(([id]) => id)).toEqual(['Ravi', 'Kavya']);
  });
});

describe('a reminder', () => {
  const old = { ...PROMISED, createdAt: new Date('2026-12-01T06:30:00Z') };

  it('is offered three days after a promise, by the way that the giver left', async () => {
    const byPhone = { ...old, email: '', phoneNumber: '98765 43210' };
    await open(apiOf([given('Ravi', old), given('Kavya', byPhone), given('Meena', PROMISED)]));
    expect(screen.getByRole('link', { name: 'Send a reminder by email: Ravi' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:ravi%40guests\.example\?subject=Your%20gift/),
    );
    const link = screen.getByRole('link', { name: 'Send a reminder on WhatsApp: Kavya' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=Dear%20Kavya/));
    expect(screen.queryByRole('link', { name: /^Send a reminder .*Meena/ })).not.toBeInTheDocument();
  });

  it('is not offered for an anonymous gift or one that was sent', async () => {
    await open(apiOf([given('Ravi', { ...old, isAnonymous: true }), given('Kavya', { ...old, ...SENT })]));
    expect(screen.queryByRole('link', { name: /^Remind/ })).not.toBeInTheDocument();
  });
});
