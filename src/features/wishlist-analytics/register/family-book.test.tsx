import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { registerEntryId, transactionId } from '../../../domain/ids.ts';
import {
  EMPTY_BOOK,
  type FamilyBook,
  type GiftNote,
  type NewEntry,
  type RegisterEntry,
} from '../../../domain/register-entry.ts';
import { storedEntry, storedGiftNote } from '../../../domain/testing/documents.ts';
import { InMemoryAccounts } from '../../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../../session/testing/member-page.tsx';
import { accountOf } from '../../../session/testing/people.ts';
import { recordToasts } from '../../../session/testing/record-toasts.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { AnalyticsScreen } from '../analytics-screen.tsx';
import type { AnalyticsApi } from '../api.ts';
import { apiOf, given, OURS, SET_ASIDE } from '../testing/one-report.ts';

const entry = (name: string, changes: Partial<RegisterEntry> = {}): RegisterEntry =>
  ({ ...storedEntry({ name }), id: registerEntryId(name), ...changes }) as RegisterEntry;

const bookOf = (...entries: RegisterEntry[]): FamilyBook => ({ ...EMPTY_BOOK, entries });

async function open(changes: Partial<AnalyticsApi>, gifts = [given('Ravi')]) {
  const toasts = recordToasts();
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={toasts}>
      <AnalyticsScreen id={OURS.id} api={apiOf(gifts, changes)} />
      <Toasts dismissLabel="Dismiss" />
    </MemberPage>,
  );
  await screen.findByRole('button', { name: 'Add an entry' });
  return toasts;
}

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));

it('writes one envelope after another, by keyboard', async () => {
  const saved: NewEntry[] = [];
  await open({ addEntries: async (_, entries) => void saved.push(...entries) });
  await click(screen.getByRole('button', { name: 'Add an entry' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add an entry' }));
  const name = sheet.getByLabelText('Name');
  for (const [who, amount] of [
    ['Vasant Jadhav', '1,101'],
    ['Kunal', '501'],
  ] as const) {
    type(name, who);
    type(sheet.getByLabelText('Amount (₹)'), amount);
    type(sheet.getByLabelText('Side'), 'groom');
    await act(async () => void fireEvent.submit(name.closest('form') as HTMLFormElement));
    expect(await sheet.findByText(`Saved: ${who}, ₹${amount}`)).toBeInTheDocument();
    expect(name).toHaveFocus();
    expect(name).toHaveValue('');
  }
  expect(saved.map(({ name, amount, side }) => [name, amount, side])).toEqual([
    ['Vasant Jadhav', 1_101, 'groom'],
    ['Kunal', 501, 'groom'],
  ]);
  expect(await rowOf('Kunal')).toHaveTextContent('₹501');
  expect(screen.getByText('Money by hand').parentElement).toHaveTextContent('₹1,6022 gifts');
});

it('says whose entry it could not mark as thanked, and reverts the mark', async () => {
  const { shownToasts } = await open({
    familyBook: async () => bookOf(entry('Kunal'), entry('Vasant Jadhav')),
    setEntryThanked: async () => Promise.reject(new Failure('busy', 'too many')),
  });
  await click(await screen.findByRole('button', { name: 'Mark as thanked: Kunal' }));
  expect(shownToasts).toEqual([expect.stringMatching(/^✗ We couldn’t save the thank-you mark for Kunal: /)]);
  expect(screen.getByRole('button', { name: 'Mark as thanked: Kunal' })).toBeVisible();
});

it('keeps what was typed if it cannot be saved, and sends it again with the same id', async () => {
  const ids: string[] = [];
  const addEntries: AnalyticsApi['addEntries'] = async (_, entries) => {
    ids.push(...entries.map(({ id }) => id));
    if (ids.length === 1) throw new Failure('offline', 'no network');
  };
  await open({ addEntries });
  await click(screen.getByRole('button', { name: 'Add an entry' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add an entry' }));
  await click(sheet.getByRole('button', { name: 'Save and add another' }));
  expect(sheet.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true');
  type(sheet.getByLabelText('Name'), 'Kunal');
  type(sheet.getByLabelText('Other gift, such as a saree'), 'A lamp');
  await click(sheet.getByRole('button', { name: 'Save and add another' }));
  expect(await sheet.findByRole('alert')).toBeInTheDocument();
  expect(sheet.getByLabelText('Name')).toHaveValue('Kunal');
  await click(sheet.getByRole('button', { name: 'Save and add another' }));
  expect(await sheet.findByText('Saved: Kunal, A lamp')).toBeInTheDocument();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('edits and deletes an entry', async () => {
  const changeEntry = vi.fn<AnalyticsApi['changeEntry']>(async () => undefined);
  const deleteEntry = vi.fn<AnalyticsApi['deleteEntry']>(async () => undefined);
  await open({ familyBook: async () => bookOf(entry('Kunal')), changeEntry, deleteEntry });
  const row = within(await rowOf('Kunal'));
  await click(row.getByText('Edit', { selector: '[role=menuitem]' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit entry' }));
  expect(sheet.getByLabelText('Amount (₹)')).toHaveValue('1,101');
  type(sheet.getByLabelText('Given in return'), 'Box of pedhe');
  await click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit entry' })).not.toBeInTheDocument());
  expect(await rowOf('Kunal')).toHaveTextContent('In return: Box of pedhe');
  expect(changeEntry).toHaveBeenCalledExactlyOnceWith('Kunal', expect.objectContaining({ returned: 'Box of pedhe' }));
  await click(within(await rowOf('Kunal')).getByText('Delete', { selector: '[role=menuitem]' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Delete the entry for Kunal?' }));
  await click(asked.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Kunal/ })).not.toBeInTheDocument());
  expect(deleteEntry).toHaveBeenCalledExactlyOnceWith('Kunal');
});

it('lists both kinds in one order, and filters and searches both', async () => {
  const note = { ...storedGiftNote({ side: 'bride', place: 'Satara' }), id: transactionId('Ravi') } as GiftNote;
  const book = { ...bookOf(entry('Kunal', { side: 'groom' })), notes: new Map([[note.id, note]]) };
  await open({ familyBook: async () => book }, [given('Ravi'), given('Meera')]);
  expect(await rowOf('Kunal')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Shagun register' });
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  await click(screen.getByRole('button', { name: 'Bride’s side (1)' }));
  expect(names()).toEqual([expect.stringMatching(/^Ravi/)]);
  await click(screen.getByRole('button', { name: 'By hand (1)' }));
  expect(names()).toEqual(['Kunal']);
  await click(screen.getByRole('button', { name: 'By hand (1)' }));
  type(screen.getByRole('searchbox'), 'satara');
  await waitFor(() => expect(names()).toEqual([expect.stringMatching(/^Ravi/)]));
});

it('notes side, village and return gift of an online gift', async () => {
  const noteGift = vi.fn<AnalyticsApi['noteGift']>(async () => undefined);
  await open({ noteGift });
  await click(within(await rowOf('Ravi')).getByText('Add side, village, return gift', { selector: '[role=menuitem]' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Your note: Ravi' }));
  type(sheet.getByLabelText('Village or relation'), 'Satara');
  type(sheet.getByLabelText('Side'), 'bride');
  await click(sheet.getByRole('button', { name: 'Save' }));
  expect(noteGift).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Ravi', {
    ...{ place: 'Satara', side: 'bride', note: '', returned: '' },
  });
  expect(await rowOf('Ravi')).toHaveTextContent('Satara · Bride’s side');
});

it('starts with an empty book', async () => {
  await open({}, []);
  expect(screen.getByText('No contributions yet')).toBeInTheDocument();
});

it('prints every gift that counts, with its day in every time zone', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const many = Array.from({ length: 30 }, (_, at) => entry(`Guest ${at}`, { receivedOn: '2026-11-21' as never }));
  await open({ familyBook: async () => bookOf(...many) }, [given('Ravi'), given('Meera', SET_ASIDE)]);
  await click(screen.getByRole('button', { name: 'Files' }));
  await click(screen.getByRole('menuitem', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const printed = within(document.querySelector<HTMLElement>('.printed-book') as HTMLElement);
  expect(printed.getByText('Guest 29')).toBeInTheDocument();
  expect(printed.getByText('Ravi')).toBeInTheDocument();
  expect(printed.queryByText('Meera')).not.toBeInTheDocument();
  expect(printed.getAllByText('21 Nov 2026')).toHaveLength(30);
});
