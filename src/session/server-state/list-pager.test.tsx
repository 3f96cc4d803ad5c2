import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Page, PageCursor, PageOptions } from '../../data/firebase/page-query.ts';
import { Failure } from '../../domain/failure.ts';
import { QueryTestPage } from '../testing/query-test-page.tsx';
import { ListPager } from './list-pager.tsx';
import { QueryView } from './query-view.tsx';
import { held } from '../testing/held.ts';
import { type ReadPage, usePages } from './use-pages.ts';

const SIZE = 3;

/** A list with three items per page; a full page is followed by another, which may be empty. */
class Shelf {
  readonly asked: PageOptions[] = [];
  things: readonly string[];
  readonly #begins = new Map<PageCursor, number>();

  constructor(things: readonly string[]) {
    this.things = things;
  }

  readonly read: ReadPage<string> = async (options) => {
    this.asked.push(options);
    const from = options.after ? (this.#begins.get(options.after) ?? Number.NaN) : 0;
    const items = this.things.slice(from, from + SIZE);
    return { items, unreadable: [], next: items.length === SIZE ? this.#cursorAt(from + SIZE) : null };
  };

  #cursorAt(from: number): PageCursor {
    const cursor = {} as PageCursor;
    this.#begins.set(cursor, from);
    return cursor;
  }
}

const named = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

const known: ReadPage<string>[] = [];
/** A different function gets a different key. */
function queryKeyOf(read: ReadPage<string>): number {
  if (!known.includes(read)) known.push(read);
  return known.indexOf(read);
}

function List({ read }: { readonly read: ReadPage<string> }) {
  const pages = usePages({ queryKey: ['list', queryKeyOf(read)], read });
  return (
    <>
      <button onClick={pages.refresh}>Refresh</button>
      <QueryView query={pages} failed="The list could not be loaded." waiting={<p>Wait</p>}>
        {({ items }) => (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </QueryView>
      <ListPager label="Pages" pages={pages} />
    </>
  );
}

const at = (read: ReadPage<string>) => (
  <QueryTestPage path="/admin">
    <List read={read} />
  </QueryTestPage>
);

async function open(read: ReadPage<string>) {
  const { rerender } = render(at(read));
  await act(async () => undefined);
  return {
    readInstead: async (other: ReadPage<string>) => {
      rerender(at(other));
      await act(async () => undefined);
    },
  };
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => act(async () => void fireEvent.click(button(name)));

const page = (...items: readonly string[]): Page<string> => ({ items, unreadable: [], next: null });
const offline = new Failure('offline', 'no network');

describe('a list in pages', () => {
  it('is read page by page on request, never in advance, and keeps pages already read', async () => {
    const shelf = new Shelf(named('Gift', 7));
    await open(shelf.read);
    expect(shown()).toEqual(['Gift 1', 'Gift 2', 'Gift 3']);
    expect(button('Newer')).toBeDisabled();
    expect(shelf.asked).toEqual([{ after: null, looksAhead: false }]);
    await press('Older');
    await press('Older');
    expect(shown()).toEqual(['Gift 7']);
    expect(screen.getByText('Page 3')).toBeVisible();
    expect(button('Older')).toBeDisabled();
    await press('Newer');
    await press('Newer');
    expect(shown()[0]).toBe('Gift 1');
    await press('Older');
    expect(shown()[0]).toBe('Gift 4');
    expect(shelf.asked).toHaveLength(3);
  });

  it('shows no pager for a single page', async () => {
    await open(new Shelf(named('Gift', 2)).read);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('stays on the page if the next one turns out to be empty, and no longer offers it', async () => {
    await open(new Shelf(named('Gift', 6)).read);
    await press('Older');
    await press('Older');
    expect(shown()).toEqual(['Gift 4', 'Gift 5', 'Gift 6']);
    expect(screen.getByText('Page 2')).toBeVisible();
    expect(button('Older')).toBeDisabled();
    await press('Newer');
    await press('Older');
    expect(button('Older')).toBeDisabled();
  });

  it('cannot be turned while a page is loading', async () => {
    const shelf = new Shelf(named('Gift', 7));
    const read = vi.fn(shelf.read);
    await open(read);
    const second = held<Page<string>>();
    read.mockReturnValueOnce(second.promise);
    await press('Older');
    expect(screen.getByText('Wait')).toBeVisible();
    expect(button('Newer')).toBeDisabled();
    await second.answer(page('Gift 4'));
    expect(shown()).toEqual(['Gift 4']);
  });

  it('keeps the focus on the pressed button while a page is loading, and on the other if it is the last', async () => {
    const shelf = new Shelf(named('Gift', 4));
    const read = vi.fn(shelf.read);
    await open(read);
    const second = held<Page<string>>();
    read.mockReturnValueOnce(second.promise);
    button('Older').focus();
    await press('Older');
    expect(button('Older')).toHaveFocus();
    expect(button('Older')).toBeEnabled();
    expect(button('Older')).toHaveAttribute('aria-busy', 'true');
    await second.answer(page('Gift 4'));
    expect(button('Older')).toBeDisabled();
    expect(button('Newer')).toHaveFocus();
  });

  it('keeps the focus in the pager if there turns out to be only one page', async () => {
    await open(new Shelf(named('Gift', 3)).read);
    button('Older').focus();
    await press('Older');
    expect(shown()).toEqual(['Gift 1', 'Gift 2', 'Gift 3']);
    expect(button('Older')).toBeDisabled();
    expect(button('Newer')).toBeDisabled();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveFocus();
    await press('Refresh');
    expect(button('Older')).toBeEnabled();
  });

  it('may be empty', async () => {
    await open(new Shelf([]).read);
    expect(screen.getByRole('list')).toBeEmptyDOMElement();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });
});

describe('a page that cannot be read', () => {
  it('shows the failure, and can be retried', async () => {
    const shelf = new Shelf(named('Gift', 5));
    const read = vi.fn(shelf.read).mockRejectedValueOnce(offline);
    await open(read);
    expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded. We couldn’t reach the server.');
    await press('Try again');
    expect(shown()).toHaveLength(3);
  });

  it('is retried in place, and Previous stays available', async () => {
    const shelf = new Shelf(named('Gift', 5));
    const read = vi.fn(shelf.read);
    await open(read);
    read.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    await press('Older');
    expect(screen.getByText('Page 2')).toBeVisible();
    await press('Newer');
    expect(shown()[0]).toBe('Gift 1');
    await press('Older');
    await press('Try again');
    expect(shown()).toEqual(['Gift 4', 'Gift 5']);
  });

  it('shows a busy button while it is retried', async () => {
    const second = held<Page<string>>();
    const read = vi.fn<ReadPage<string>>().mockRejectedValueOnce(offline).mockReturnValueOnce(second.promise);
    await open(read);
    await press('Try again');
    expect(button('Try again')).toHaveAttribute('aria-disabled', 'true');
    await second.fail(offline);
    expect(button('Try again')).not.toHaveAttribute('aria-disabled');
  });

  it('says that the server denies it', async () => {
    await open(() => Promise.reject(new Failure('denied', 'no admin')));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The list could not be loaded. You don’t have permission to do that.',
    );
    expect(screen.queryByText('Wait')).not.toBeInTheDocument();
  });
});

describe('refreshing', () => {
  it('reads the visible page again and shows it until the response', async () => {
    const shelf = new Shelf(named('Gift', 5));
    const read = vi.fn(shelf.read);
    await open(read);
    await press('Older');
    const again = held<Page<string>>();
    read.mockReturnValueOnce(again.promise);
    await press('Refresh');
    expect(shown()).toEqual(['Gift 4', 'Gift 5']);
    expect(button('Newer')).toBeDisabled();
    await again.answer(page('Gift 4'));
    expect(shown()).toEqual(['Gift 4']);
    expect(screen.getByText('Page 2')).toBeVisible();
  });

  it('goes to the previous page if nothing is left on this one', async () => {
    const shelf = new Shelf(named('Gift', 4));
    await open(shelf.read);
    await press('Older');
    shelf.things = shelf.things.slice(0, 3);
    await press('Refresh');
    expect(shown()).toEqual(['Gift 1', 'Gift 2', 'Gift 3']);
    expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument();
  });

  it('drops the pages after it, which may start elsewhere now', async () => {
    const shelf = new Shelf(named('Gift', 7));
    await open(shelf.read);
    await press('Older');
    await press('Newer');
    shelf.things = ['New gift', ...shelf.things];
    await press('Refresh');
    expect(shown()[0]).toBe('New gift');
    await press('Older');
    expect(shown()[0]).toBe('Gift 3');
  });
});

describe('another filter', () => {
  it('starts at its first page', async () => {
    const { readInstead } = await open(new Shelf(named('Gift', 5)).read);
    await press('Older');
    await readInstead(new Shelf(named('Guest', 4)).read);
    expect(shown()).toEqual(['Guest 1', 'Guest 2', 'Guest 3']);
    expect(screen.getByText('Page 1')).toBeVisible();
  });

  it('ignores the response of a read that it has replaced', async () => {
    const late = held<Page<string>>();
    const { readInstead } = await open(() => late.promise);
    expect(screen.getByText('Wait')).toBeVisible();
    await readInstead(new Shelf(named('Guest', 2)).read);
    expect(shown()).toEqual(['Guest 1', 'Guest 2']);
    await late.answer(page('Gift 1'));
    expect(shown()).toEqual(['Guest 1', 'Guest 2']);
  });

  it('does not show the failure of the previous one', async () => {
    const late = held<Page<string>>();
    const next = held<Page<string>>();
    const { readInstead } = await open(() => late.promise);
    await readInstead(() => next.promise);
    await late.fail(offline);
    expect(screen.getByText('Wait')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await next.answer(page('Guest 1'));
    expect(shown()).toEqual(['Guest 1']);
  });
});
