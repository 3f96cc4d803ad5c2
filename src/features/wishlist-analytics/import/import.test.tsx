import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { OWNER } from '../../../domain/testing/examples.ts';
import { EMPTY_BOOK, type NewEntry } from '../../../domain/register-entry.ts';
import { InMemoryAccounts } from '../../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../../session/testing/member-page.tsx';
import { accountOf } from '../../../session/testing/people.ts';
import { recordToasts } from '../../../session/testing/record-toasts.ts';
import { AnalyticsScreen } from '../analytics-screen.tsx';
import type { AnalyticsApi } from '../api.ts';
import { apiOf, AT, given, OURS } from '../testing/one-report.ts';

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const press = async (name: string) => click(await screen.findByRole('button', { name }));

/** The import of an owner's register, and what it stores. */
async function open() {
  const stored: NewEntry[][] = [];
  let lostAfter: number | null = null;
  const api: AnalyticsApi = apiOf([given('Ravi')], {
    familyBook: async () => ({
      ...EMPTY_BOOK,
      entries: stored.flat().map((entry) => ({
        ...entry,
        ...{ wishlistId: OURS.id, ownerId: OWNER, thankedAt: null, thankedBy: null, createdAt: AT, updatedAt: AT },
      })),
    }),
    addEntries: async (_, entries) => {
      if (stored.length === lostAfter) {
        lostAfter = null;
        throw new Failure('offline', 'No connection.');
      }
      stored.push([...entries]);
    },
  });
  const toasts = recordToasts();
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={toasts}>
      <AnalyticsScreen id={OURS.id} api={api} />
    </MemberPage>,
  );
  await screen.findByText('Ravi');
  await openImport();
  /** The connection is lost once, after so many commits. */
  const loseAfter = (commits: number) => void (lostAfter = commits);
  return { stored, loseAfter, toasts, part: within(await screen.findByRole('region', { name: 'Import from a file' })) };
}

async function openImport() {
  await press('Files');
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: 'Import from a file' })));
}

async function paste(text: string) {
  const field = await screen.findByLabelText('Or copy the rows and paste them here');
  await act(async () => void fireEvent.change(field, { target: { value: text } }));
  await press('Check before adding');
}

it('saves nothing before the couple has seen what was understood', async () => {
  const { stored, part } = await open();
  await paste('Name,Amount,Village\nMeena,501,Satara\nSuresh,five,Pune\n');
  expect(part.getByRole('combobox', { name: 'Village or relation' })).toHaveDisplayValue('Village');
  expect(part.getByRole('list', { name: 'First entries' })).toHaveTextContent(/Meena · ₹501Satara/);
  expect(part.getByText('1 row can’t be added')).toBeVisible();
  expect(part.getByText(/^Row 3: Amount/)).toBeInTheDocument();
  expect(stored).toEqual([]);
  await press('Add 1 entry');
  expect(stored).toMatchObject([[{ name: 'Meena', amount: 501, place: 'Satara' }]]);
  expect(screen.queryByRole('region', { name: 'Import from a file' })).not.toBeInTheDocument();
});

it('says in which language a file was written', async () => {
  const { part } = await open();
  await paste('नाम,वस्तू,गाव,टीप\nमीना,साडी,सातारा,மாமா\nसुरेश,,पुणे,\n');
  expect(part.getAllByRole('option', { name: 'वस्तू' })[0]).toHaveAttribute('lang', 'hi');
  const entries = within(part.getByRole('list', { name: 'First entries' }));
  expect(entries.getByText('साडी')).toHaveAttribute('lang', 'hi');
  expect(entries.getByText('सातारा')).toHaveAttribute('lang', 'hi');
  expect(entries.getByText('மாமா')).toHaveAttribute('lang', 'ta');
  expect(part.getByText(/^सुरेश/)).toHaveAttribute('translate', 'no');
});

it('takes the columns that the couple chooses', async () => {
  const { stored, part } = await open();
  await paste('Meena,501\nSuresh,1101\n');
  expect(part.getByText('2 rows can’t be added')).toBeVisible();
  for (const [field, column] of [
    ['Name', '0'],
    ['Amount (₹)', '1'],
  ] as const)
    await act(
      async () => void fireEvent.change(part.getByRole('combobox', { name: field }), { target: { value: column } }),
    );
  await press('Add 2 entries');
  expect(stored.flat()).toMatchObject([
    { name: 'Meena', amount: 501 },
    { name: 'Suresh', amount: 1_101 },
  ]);
});

it('continues after a failure where it stopped, and adds the same file once', async () => {
  const { stored, loseAfter, toasts } = await open();
  const file = `Name,Amount\n${Array.from({ length: 13 }, (_, at) => `Guest ${at},501`).join('\n')}\n`;
  await paste(file);
  loseAfter(1);
  await press('Add 13 entries');
  expect(stored.map((some) => some.length)).toEqual([4]);
  expect(toasts.shownToasts.at(-1)).toMatch(/^✗ We couldn’t add them all/);
  await press('Add 9 entries');
  expect(stored.map((some) => some.length)).toEqual([4, 4, 4, 1]);
  expect(new Set(stored.flat().map(({ id }) => id)).size).toBe(13);
  await openImport();
  await paste(file);
  expect(await screen.findByText(/13 rows are already in your register\. There is nothing to add\./)).toBeVisible();
});

it('says what is wrong with a file', async () => {
  await open();
  await paste('');
  expect(screen.getByText('Choose a file or paste the rows first.')).toBeVisible();
  await paste('Name,Amount\n');
  expect(screen.getByText(/We found no entries here/)).toBeVisible();
});
