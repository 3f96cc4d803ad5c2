import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Listed } from '../../data/listed.ts';
import { Failure } from '../../domain/failure.ts';
import { QueryTestPage } from '../testing/query-test-page.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { FileExport } from './file-export.tsx';
import type { ExportSource } from './use-file-download.ts';
import { savedFiles, type SavedFiles } from '../testing/saved-files.ts';

interface Guest {
  readonly name: string;
  readonly gave: number;
}

type GuestPage = Listed<Guest>;

let saved: SavedFiles;

beforeEach(() => {
  // 00:30 in India on the day after.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T19:00:00Z') });
  saved = savedFiles();
});
afterEach(() => void vi.useRealTimers());

/** Pages that the test resolves one at a time. */
function turnedPages() {
  const turns: { answer: (page: GuestPage | null) => void; fail: (error: unknown) => void }[] = [];
  const signals: AbortSignal[] = [];
  const pages = async function* (signal: AbortSignal) {
    signals.push(signal);
    for (;;) {
      const page = await new Promise<GuestPage | null>((answer, fail) => turns.push({ answer, fail }));
      if (!page) return;
      yield page;
    }
  };
  const last = () => {
    const turn = turns.at(-1);
    if (!turn) throw new Error('No page was requested.');
    return turn;
  };
  return {
    pages,
    isStopped: () => signals.at(-1)?.aborted,
    asked: () => turns.length,
    answer: async (page: GuestPage | null) => act(async () => last().answer(page)),
    fail: async () => act(async () => last().fail(new Failure('offline', 'no network'))),
  };
}

const guests = (...items: Guest[]): GuestPage => ({ items, unreadable: [] });
const ASHA = { name: 'Asha', gave: 501 };
const MEERA = { name: 'Meera', gave: 1_101 };

function open(pages: ExportSource<Guest>['pages']) {
  const source: ExportSource<Guest> = {
    what: 'guests',
    header: ['name', 'gave'],
    row: ({ name, gave }) => [name, gave],
    pages,
  };
  return render(
    <QueryTestPage path="/admin">
      <FileExport label="Guests" source={source} />
      <Toasts dismissLabel="Dismiss" />
    </QueryTestPage>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => act(async () => void fireEvent.click(button(name)));

it('writes all pages to one file, and shows its progress', async () => {
  const { pages, answer, asked } = turnedPages();
  open(pages);
  await press('Guests');
  expect(button('0 rows so far…')).toHaveAttribute('aria-disabled', 'true');
  await answer(guests(...Array.from({ length: 1_200 }, () => ASHA)));
  expect(button('1,200 rows so far…')).toHaveAttribute('aria-disabled', 'true');
  expect(asked()).toBe(2);
  await answer(guests(MEERA));
  expect(saved.names).toEqual([]);
  await answer(null);
  expect(saved.names).toEqual(['shagun-guests-2026-12-06.csv']);
  const lines = (await saved.text()).split('\r\n');
  expect(lines).toHaveLength(1_203);
  expect([lines[0], lines[1], lines[1_201]]).toEqual(['\uFEFFname,gave', 'Asha,501', 'Meera,1101']);
  expect(button('Guests')).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

it('can be cancelled, without a file and without an error', async () => {
  const { pages, answer, isStopped, asked } = turnedPages();
  open(pages);
  await press('Guests');
  await answer(guests(ASHA));
  await press('Stop');
  expect(isStopped()).toBe(true);
  await answer(guests(MEERA));
  expect(asked()).toBe(2);
  expect(saved.names).toEqual([]);
  expect(screen.queryByText(/couldn’t create the file/)).not.toBeInTheDocument();
  expect(button('Guests')).not.toHaveAttribute('aria-disabled');
});

it('reports a failure midway without saving a partial file, and can be retried from the start', async () => {
  const { pages, answer, fail } = turnedPages();
  open(pages);
  await press('Guests');
  await answer(guests(ASHA));
  await fail();
  expect(screen.getByText('We couldn’t create the file. Try again.')).toBeVisible();
  expect(saved.names).toEqual([]);
  await press('Guests');
  await answer(guests(MEERA));
  await answer(null);
  expect(await saved.text()).toBe('\uFEFFname,gave\r\nMeera,1101\r\n');
});

it('reports entries that are missing from the file', async () => {
  const { pages, answer } = turnedPages();
  open(pages);
  await press('Guests');
  const unreadable = [new Failure('unexpected-data', 'broken'), new Failure('unexpected-data', 'broken too')];
  await answer({ items: [ASHA], unreadable });
  await answer(null);
  expect(await saved.text()).toBe('\uFEFFname,gave\r\nAsha,501\r\n');
  expect(screen.getByText('Entries missing from the file because they can’t be read: 2')).toBeVisible();
});

it('stops when the page is left', async () => {
  const { pages, answer, isStopped } = turnedPages();
  const { unmount } = open(pages);
  await press('Guests');
  unmount();
  expect(isStopped()).toBe(true);
  await answer(guests(ASHA));
  expect(saved.names).toEqual([]);
});

it('exports an empty list as a file with a header only', async () => {
  const { pages, answer } = turnedPages();
  open(pages);
  await press('Guests');
  await answer(null);
  expect(await saved.text()).toBe('\uFEFFname,gave\r\n');
});
