import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { registerEntryId } from '../../../domain/ids.ts';
import { EMPTY_BOOK, type RegisterEntry } from '../../../domain/register-entry.ts';
import { storedEntry } from '../../../domain/testing/documents.ts';
import { InMemoryAccounts } from '../../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../../session/testing/member-page.tsx';
import { accountOf } from '../../../session/testing/people.ts';
import { recordToasts } from '../../../session/testing/record-toasts.ts';
import { AnalyticsScreen } from '../analytics-screen.tsx';
import type { AnalyticsApi } from '../api.ts';
import { apiOf, AT, COUNTED, given, NOBODY_KNOWN, OURS } from '../testing/one-report.ts';

const KUNAL = {
  ...storedEntry({ name: 'Kunal', amount: null, object: 'A saree', receivedOn: '2026-12-06' }),
  id: registerEntryId('Kunal'),
} as RegisterEntry;

async function open(changes: Partial<AnalyticsApi>) {
  const gifts = [given('Ravi'), given('Meera', { thankedAt: AT }), given('x', NOBODY_KNOWN)];
  const book = { ...EMPTY_BOOK, entries: [KUNAL] };
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={recordToasts()}>
      <AnalyticsScreen id={OURS.id} api={apiOf(gifts, { familyBook: async () => book, ...changes })} />
    </MemberPage>,
  );
  await click(await screen.findByRole('button', { name: 'Thank one by one' }));
  return within(await screen.findByRole('dialog', { name: 'Thank one by one' }));
}

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));

it('walks through everyone who can be reached and is not thanked yet', async () => {
  const setThanked = vi.fn<AnalyticsApi['setThanked']>(async () => undefined);
  const setEntryThanked = vi.fn<AnalyticsApi['setEntryThanked']>(async () => undefined);
  const sheet = await open({ setThanked, setEntryThanked });
  expect(await sheet.findByText('1 of 2')).toBeInTheDocument();
  expect(sheet.getByRole('heading', { name: 'Ravi' })).toBeInTheDocument();
  expect(sheet.getByRole('link', { name: 'Email' })).toHaveAttribute('href', expect.stringContaining('ravi%40guests'));
  fireEvent.change(sheet.getByRole('textbox', { name: 'Message' }), { target: { value: 'Thanks, Ravi!' } });
  expect(sheet.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent('Thanks, Ravi!')}`,
  );
  await click(sheet.getByRole('button', { name: 'Thanked, next' }));
  expect(setThanked).toHaveBeenCalledExactlyOnceWith('Ravi', true);
  expect(sheet.getByRole('heading', { name: 'Kunal' })).toHaveFocus();
  expect(sheet.getByText('2 of 2')).toBeInTheDocument();
  expect(sheet.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Dear Kunal, thank you so much for A saree. Your blessing means a lot to us. – Asha & Ravi',
  );
  await click(sheet.getByRole('button', { name: 'Thanked, next' }));
  expect(setEntryThanked).toHaveBeenCalledExactlyOnceWith('Kunal', true);
  expect(sheet.getByText('You’ve thanked everyone.')).toBeInTheDocument();
  expect(sheet.getByText('2 guests thanked.')).toBeInTheDocument();
});

it('skips, and writes in the language that is chosen', async () => {
  const setThanked = vi.fn<AnalyticsApi['setThanked']>(async () => undefined);
  const sheet = await open({ setThanked });
  await click(await sheet.findByRole('button', { name: 'Skip' }));
  fireEvent.change(sheet.getByLabelText('Language of the message'), { target: { value: 'mr' } });
  await waitFor(() =>
    expect(sheet.getByRole('textbox', { name: 'Message' })).toHaveDisplayValue(/Kunal.*मनापासून|Kunal.*आभार/),
  );
  await click(sheet.getByRole('button', { name: 'Skip' }));
  expect(sheet.getByText('That was the last one.')).toBeInTheDocument();
  expect(setThanked).not.toHaveBeenCalled();
});

it('says in which language a gift was written', async () => {
  const book = { ...EMPTY_BOOK, entries: [{ ...KUNAL, object: 'புடவை' }] };
  const sheet = await open({ familyBook: async () => book });
  await click(await sheet.findByRole('button', { name: 'Skip' }));
  expect(sheet.getByText('புடவை')).toHaveAttribute('lang', 'ta');
});

it('writes to guests in the language of the list', async () => {
  const report = { ...COUNTED, wishlist: { ...COUNTED.wishlist, language: 'hi' as const } };
  const sheet = await open({ read: async () => ({ state: 'ready', value: report }) });
  expect(await sheet.findByLabelText('Language of the message')).toHaveValue('hi');
  await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Message' })).toHaveDisplayValue(/Ravi.*धन्यवाद/));
  const row = within(screen.getByRole('table', { name: 'Shagun register' }));
  const link = row.getByText('', { selector: '[aria-label="Thank Ravi on WhatsApp"]' });
  await waitFor(() => expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('धन्यवाद'));
});
