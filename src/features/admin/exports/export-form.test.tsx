import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page, PageCursor } from '../../../data/firebase/page-query.ts';
import { Failure } from '../../../domain/failure.ts';
import { systemLogId } from '../../../domain/ids.ts';
import type { SystemLogEntry } from '../../../domain/system-log.ts';
import { say } from '../../../session/testing/english.ts';
import { QueryTestPage } from '../../../session/testing/query-test-page.tsx';
import { type SavedFiles, savedFiles } from '../../../session/testing/saved-files.ts';
import { formattersOf } from '../../../session/language/formatters.ts';
import type { ExportsApi } from './api.ts';
import { ExportButton } from './export-button.tsx';
import { logTable } from './tables.ts';

const AT = new Date('2026-12-05T06:30:00Z');

let saved: SavedFiles;

beforeEach(() => {
  // 00:30 in India on the day after.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T19:00:00Z') });
  saved = savedFiles();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function entry(index: number): SystemLogEntry {
  return {
    ...{ id: systemLogId(`entry-${index}`), type: 'user_banned', description: `Number ${index}`, timestamp: AT },
    ...{ actorId: 'anonymous', targetId: 'asha' },
  };
}

/** A log whose pages are read one at a time, from the end of the one before. */
class PagedLog {
  readonly asked: { readonly period: unknown; readonly from: number }[] = [];
  /** Pages that fail the first time. */
  readonly failing = new Set<number>();
  signal: AbortSignal | undefined;
  readonly #ends = new WeakMap<PageCursor, number>();

  constructor(
    readonly size: number,
    readonly pageSize: number,
    readonly beforePage: (from: number) => Promise<void> = async () => undefined,
  ) {}

  readonly logRows: ExportsApi['logRows'] = async function* (
    this: PagedLog,
    { period }: Parameters<ExportsApi['logRows']>[0],
    { after, signal }: Parameters<ExportsApi['logRows']>[1],
  ): AsyncGenerator<Page<SystemLogEntry>> {
    this.signal = signal;
    for (let from = (after && this.#ends.get(after)) ?? 0; from < this.size; from += this.pageSize) {
      await this.beforePage(from);
      this.asked.push({ period, from });
      if (this.failing.delete(from)) throw new Failure('offline', 'no network');
      const end = Math.min(from + this.pageSize, this.size);
      const next = end < this.size ? ({} as PageCursor) : null;
      if (next) this.#ends.set(next, end);
      const unreadable = from === 0 ? [new Failure('unexpected-data', 'broken')] : [];
      yield { items: Array.from({ length: end - from }, (_, index) => entry(from + index)), unreadable, next };
    }
  }.bind(this);
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

async function open(log: PagedLog) {
  const view = render(
    <QueryTestPage path="/admin/log">
      <ExportButton tables={[logTable({ say, format: formattersOf('en', say) }, log)]} />
    </QueryTestPage>,
  );
  await press('Export CSV');
  return view;
}

const descriptions = (text: string) => [...text.matchAll(/Number (\d+)/g)].map(([, index]) => Number(index));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Lets pages through one at a time. */
function turnstile() {
  let pass: () => void = () => undefined;
  return {
    wait: () => new Promise<void>((resolve) => (pass = resolve)),
    turn: () => act(async () => pass()),
  };
}

describe('the days', () => {
  it('are asked for, and are in the name of the file', async () => {
    const log = new PagedLog(1, 10);
    await open(log);
    type('From (IST)', '2026-12-01');
    type('To (IST)', '2026-12-03');
    await press('Download CSV');
    expect(log.asked).toEqual([{ period: { from: '2026-12-01', to: '2026-12-03' }, from: 0 }]);
    type('To (IST)', '');
    await press('Download CSV');
    type('From (IST)', '');
    await press('Download CSV');
    type('To (IST)', '2026-12-03');
    await press('Download CSV');
    expect(saved.names).toEqual([
      'shagun-log-2026-12-01-to-2026-12-03.csv',
      'shagun-log-2026-12-01-to-2026-12-06.csv',
      'shagun-log-2026-12-06.csv',
      'shagun-log-until-2026-12-03.csv',
    ]);
  });

  it('must not be the wrong way round', async () => {
    const log = new PagedLog(1, 10);
    await open(log);
    type('From (IST)', '2026-12-03');
    type('To (IST)', '2026-12-01');
    await press('Download CSV');
    expect(screen.getByLabelText('To (IST)')).toHaveAccessibleDescription(/before the first day/);
    expect(log.asked).toEqual([]);
    type('To (IST)', '2026-12-03');
    expect(screen.getByLabelText('To (IST)')).not.toHaveAccessibleDescription(/before the first day/);
    await press('Download CSV');
    expect(saved.names).toHaveLength(1);
  });
});

it('shows its progress, and says what is in the file and what is not', async () => {
  const { wait, turn } = turnstile();
  await open(new PagedLog(2_300, 1_200, wait));
  await press('Download CSV');
  expect(button('0 rows so far…')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('From (IST)')).toBeDisabled();
  await turn();
  expect(button('1,200 rows so far…')).toBeVisible();
  await turn();
  expect(screen.getByText('2,300 rows saved in shagun-log-2026-12-06.csv')).toBeVisible();
  expect(screen.getByText('Entries missing from the file because they can’t be read: 1')).toBeVisible();
  expect(descriptions(await saved.text())).toEqual(numbers(2_300));
});

it('continues after a failure, without losing or doubling a row', async () => {
  const log = new PagedLog(500, 200);
  log.failing.add(400);
  await open(log);
  await press('Download CSV');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The export stopped after 400 rows. They’re kept, so you can continue from there.',
  );
  expect(saved.names).toEqual([]);
  await press('Continue');
  expect(log.asked.map(({ from }) => from)).toEqual([0, 200, 400, 400]);
  expect(screen.getByText(/^500 rows saved/)).toBeVisible();
  expect(saved.names).toHaveLength(1);
  const text = await saved.text();
  expect(descriptions(text)).toEqual(numbers(500));
  expect(text.match(/Entry ID/g)).toHaveLength(1);
});

it('can be discarded after a failure, and begun again', async () => {
  const log = new PagedLog(3, 2);
  log.failing.add(2);
  await open(log);
  await press('Download CSV');
  await press('Discard');
  expect(screen.getByLabelText('From (IST)')).toBeEnabled();
  await press('Download CSV');
  expect(descriptions(await saved.text())).toEqual(numbers(3));
});

it.each([
  ['stopped', () => press('Stop')],
  ['left', () => press('Close')],
])('reads no further when it is %s, and saves nothing', async (_, leave) => {
  const { wait, turn } = turnstile();
  const log = new PagedLog(6, 2, wait);
  await open(log);
  await press('Download CSV');
  await turn();
  await leave();
  await waitFor(() => expect(log.signal?.aborted).toBe(true));
  await turn();
  expect(log.asked.map(({ from }) => from)).toEqual([0, 2]);
  expect(saved.names).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('where the browser can write to a file', () => {
  /** A file on a disk. Records the longest text that was written at once. */
  function disk({ before = '', full = false } = {}) {
    const file = { content: before, isThere: true, longest: 0, open: 0, suggested: '' };
    const handle = {
      name: 'chosen.csv',
      createWritable: async () => {
        let text = '';
        file.open += 1;
        return {
          write: async (piece: string) => {
            if (full && text !== '') throw new DOMException('No space', 'QuotaExceededError');
            file.longest = Math.max(file.longest, piece.length);
            text += piece;
          },
          close: async () => {
            file.content = text;
          },
          abort: async () => undefined,
        };
      },
      getFile: async () => ({ size: file.content.length }),
      remove: async () => {
        file.isThere = false;
      },
    };
    vi.stubGlobal('showSaveFilePicker', async ({ suggestedName }: { suggestedName: string }) => {
      file.suggested = suggestedName;
      return handle;
    });
    return file;
  }

  it('writes one page at a time, however long the table is', async () => {
    const file = disk();
    await open(new PagedLog(5_000, 100));
    await press('Download CSV');
    expect(file.suggested).toBe('shagun-log-2026-12-06.csv');
    expect(screen.getByText('5,000 rows saved in chosen.csv')).toBeVisible();
    expect(descriptions(file.content)).toEqual(numbers(5_000));
    expect(file.longest).toBeLessThan(file.content.length / 40);
    expect(saved.names).toEqual([]);
  });

  it('does not begin if no file is chosen', async () => {
    vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('Closed', 'AbortError')));
    const log = new PagedLog(1, 1);
    await open(log);
    await press('Download CSV');
    expect(log.asked).toEqual([]);
    expect(button('Download CSV')).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the disk is full, leaves no empty file and begins anew', async () => {
    const file = disk({ full: true });
    await open(new PagedLog(1, 1));
    await press('Download CSV');
    expect(screen.getByRole('alert')).toHaveTextContent(/couldn’t write the file/);
    expect(file).toMatchObject({ content: '', isThere: false });
    await press('Download CSV');
    expect(file.open).toBe(2);
  });

  it('keeps a file that was there before until the new one is complete', async () => {
    const file = disk({ before: 'of last year' });
    const { wait, turn } = turnstile();
    await open(new PagedLog(2, 1, wait));
    await press('Download CSV');
    await turn();
    await press('Stop');
    expect(file).toMatchObject({ content: 'of last year', isThere: true });
  });
});
