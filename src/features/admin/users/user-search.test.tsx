import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Searched } from '../../../data/admin/operations.ts';
import { Failure } from '../../../domain/failure.ts';
import { withActive } from '../../../domain/user-list.ts';
import { held } from '../../../session/testing/held.ts';
import {
  choose,
  crowd,
  InMemoryUsers,
  openUsers,
  person,
  press,
  rows,
  search,
  settle,
  type,
} from './testing/in-memory-users.tsx';
import { TYPING_RESTS_MS } from './use-typed-filter.ts';

const offline = new Failure('offline', 'no network');
const RAVI = person('Ravi', { email: 'ravi@two.example' });

const ravis = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => person(`Ravi ${from + index + 1}`));

const bar = () => document.querySelector('[role=progressbar]');
/** The progress text, next to the bar while the search runs. */
const progress = () =>
  bar()?.getAttribute('aria-valuetext') ?? screen.queryByText(/^(Searched \d|Found by)/)?.textContent;
const answerOf = (searched: number, ...items: Searched['items']): Searched => ({
  items,
  unreadable: [],
  searched,
  next: {} as never,
});

/** Searches five thousand users that the test resolves one page at a time. */
function slowSearch() {
  const answers: ReturnType<typeof held<Searched>>[] = [];
  const api = new InMemoryUsers([]).api({
    counts: async () => withActive({ total: 5_000, inactive: 0, banned: 0, admins: 1 }),
    search: () => {
      const answer = held<Searched>();
      answers.push(answer);
      return answer.promise;
    },
  });
  const at = (turn: number) => {
    const answer = answers[turn];
    if (!answer) throw new Error(`Read ${turn} was not requested.`);
    return answer;
  };
  return { api, at, asked: () => answers.length };
}

describe('typing', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('searches once after a pause', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const users = new InMemoryUsers([...crowd(3), RAVI]);
    await openUsers(users.api());
    for (const text of ['r', 'ra', 'rav']) {
      type(text);
      await act(async () => void vi.advanceTimersByTime(TYPING_RESTS_MS - 1));
    }
    expect(users.searches).toEqual([]);
    expect(rows()).toHaveLength(4);
    await act(async () => void vi.advanceTimersByTime(1));
    expect(users.searches).toEqual([200]);
    expect(rows()).toEqual([expect.stringContaining('Ravi')]);
  });

  it('shows the list again when the text is removed', async () => {
    await openUsers(new InMemoryUsers([...crowd(3), RAVI]).api());
    await search('rav');
    expect(rows()).toHaveLength(1);
    await search('');
    expect(rows()).toHaveLength(4);
    expect(bar()).toBeNull();
  });

  it('ignores blanks', async () => {
    const users = new InMemoryUsers([RAVI]);
    await openUsers(users.api());
    await search('   ');
    expect(users.searches).toEqual([]);
    expect(rows()).toHaveLength(1);
  });
});

describe('a search', () => {
  it('finds parts of names and addresses in any case, of the chosen status only', async () => {
    const banned = person('Ravindra', { status: 'banned' });
    await openUsers(new InMemoryUsers([...crowd(3), RAVI, banned]).api());
    await search('RAVI');
    expect(rows()).toHaveLength(2);
    expect(screen.getByText('Showing 2 of 5 users')).toBeVisible();
    await search('@TWO');
    expect(rows()).toEqual([expect.stringContaining('ravi@two')]);
    await search('ravi');
    await choose('banned');
    expect(rows()).toEqual([expect.stringContaining('Ravindra')]);
    expect(screen.getByText('Showing 1 of 1 users')).toBeVisible();
    expect(progress()).toBe('Searched 1 of 1 users');
    await choose('active');
    expect(rows()).toEqual([expect.stringContaining('ravi@two')]);
    expect(progress()).toBe('Searched 5 of 5 users');
  });

  it('reads two hundred users at a time, and stops as soon as twenty match', async () => {
    const users = new InMemoryUsers([...crowd(450), ...ravis(25), ...crowd(300)]);
    await openUsers(users.api());
    await search('ravi');
    expect(users.searches).toEqual([200, 200, 200]);
    expect(rows()).toHaveLength(20);
    expect(progress()).toBe('Searched 600 of 775 users');
  });

  it('shows more matches, and searches further, only on request', async () => {
    const users = new InMemoryUsers([...ravis(45), ...crowd(160), ...ravis(3, 45)]);
    await openUsers(users.api());
    await search('ravi');
    expect(rows()).toHaveLength(20);
    expect(users.counted.filter((id) => id.startsWith('ravi'))).toHaveLength(20);
    await press('Keep searching');
    expect(rows()).toHaveLength(40);
    expect(users.searches).toEqual([200]);
    await press('Show more users');
    expect(users.searches).toEqual([200, 200]);
    expect(rows()).toHaveLength(48);
    expect(screen.queryByText('Show more users')).not.toBeInTheDocument();
  });

  it('shows matches and progress while searching', async () => {
    const { api, at } = slowSearch();
    await openUsers(api);
    await search('ravi');
    expect(screen.getByText('One moment…')).toBeInTheDocument();
    await at(0).answer(answerOf(200));
    expect(progress()).toBe('Searched 200 of 5,000 users');
    await at(1).answer(answerOf(1_000, RAVI));
    expect(rows()).toHaveLength(1);
    expect(progress()).toBe('Searched 1,200 of 5,000 users');
    expect(screen.getByText('Stop')).toBeEnabled();
    expect(bar()).not.toBeNull();
    await at(2).answer({ ...answerOf(200), next: null });
    expect(bar()).toBeNull();
    expect(progress()).toBe('Searched 1,400 of 5,000 users');
    expect(screen.queryByText('Stop')).not.toBeInTheDocument();
    expect(screen.queryByText('Keep searching')).not.toBeInTheDocument();
  });

  it('can be stopped and resumed', async () => {
    const { api, at, asked } = slowSearch();
    await openUsers(api);
    await search('ravi');
    await at(0).answer(answerOf(200));
    await press('Stop');
    expect(screen.getByText('No users found so far')).toBeVisible();
    await at(1).answer(answerOf(200, RAVI));
    expect(rows()).toEqual([]);
    expect(asked()).toBe(2);
    await press('Keep searching');
    await at(2).answer(answerOf(200, RAVI));
    expect(rows()).toHaveLength(1);
    expect(progress()).toBe('Searched 400 of 5,000 users');
  });

  it('keeps its matches when it fails midway, and can be resumed', async () => {
    const { api, at } = slowSearch();
    await openUsers(api);
    await search('ravi');
    await at(0).answer(answerOf(200, RAVI));
    await at(1).fail(offline);
    expect(screen.getByText(/^The search stopped\. We couldn’t reach the server/)).toBeVisible();
    expect(screen.getByText('Failed to load users')).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
    await press('Try again');
    await at(2).answer({ ...answerOf(100), next: null });
    expect(progress()).toBe('Searched 300 of 5,000 users');
    expect(rows()).toHaveLength(1);
  });

  it('can be retried after failing immediately', async () => {
    const users = new InMemoryUsers([RAVI]);
    const findIn = vi.fn(users.api().search).mockRejectedValueOnce(offline);
    await openUsers(users.api({ search: findIn }));
    await search('ravi');
    await act(
      async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body),
    );
    expect(rows()).toHaveLength(1);
  });

  it('ignores late responses of a replaced search', async () => {
    const { api, at } = slowSearch();
    await openUsers(api);
    await search('ravi');
    await search('meera');
    await at(0).answer(answerOf(200, RAVI));
    expect(rows()).toEqual([]);
    await at(1).answer({ ...answerOf(200, person('Meera')), next: null });
    expect(rows()).toEqual([expect.stringContaining('Meera')]);
  });

  it('restarts on refresh, showing the old matches until then', async () => {
    const { api, at } = slowSearch();
    await openUsers(api);
    await search('ravi');
    await at(0).answer({ ...answerOf(200, RAVI), next: null });
    await press('Refresh');
    expect(rows()).toHaveLength(1);
    await at(1).answer({ ...answerOf(200), next: null });
    expect(screen.getByText('No users found')).toBeVisible();
  });

  it('shows only Access Denied when the server denies it', async () => {
    await openUsers(new InMemoryUsers([RAVI]).api({ search: () => Promise.reject(new Failure('denied', 'no admin')) }));
    await search('ravi');
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
});

describe('a whole e-mail address', () => {
  it('finds that user, and offers no further search', async () => {
    const other = person('Other', { email: 'my-ravi@two.example' });
    const users = new InMemoryUsers([other, RAVI]);
    await openUsers(users.api());
    await search(' ravi@two.example ');
    expect(users.searches).toEqual([]);
    expect(rows()).toEqual([expect.stringContaining('Ravi')]);
    expect(progress()).toBe('Found by exact email address');
    expect(bar()).toBeNull();
    expect(screen.queryByText('Keep searching')).not.toBeInTheDocument();
    expect(screen.queryByText('Show more users')).not.toBeInTheDocument();
  });

  it('searches for a part of an address if no account has it', async () => {
    const users = new InMemoryUsers([RAVI]);
    await openUsers(users.api());
    await search('vi@two.example');
    expect(users.searches).toEqual([200]);
    expect(rows()).toHaveLength(1);
  });

  it('hides a user with another status', async () => {
    await openUsers(new InMemoryUsers([RAVI]).api());
    await choose('banned');
    await search('ravi@two.example');
    expect(screen.getByText('No users found')).toBeVisible();
  });
});

describe('active users', () => {
  it('finds users by status without reading many more than shown', async () => {
    const mixed = crowd(200).map((one, index) => ({ ...one, ...(index % 10 === 3 && { status: 'banned' as const }) }));
    const users = new InMemoryUsers(mixed);
    await openUsers(users.api());
    await choose('active');
    expect(rows()).toHaveLength(20);
    expect(screen.getByText('Showing 20 of 180 users')).toBeVisible();
    expect(users.searches).toEqual([20, 3]);
    expect(bar()).toBeNull();
    await press('Show more users');
    expect(rows()).toHaveLength(40);
  });

  it('are searched in growing steps if they are few', async () => {
    const users = new InMemoryUsers([...crowd(600, { status: 'banned' }), RAVI]);
    await openUsers(users.api());
    await choose('active');
    await settle();
    expect(users.searches).toEqual([20, 200, 200, 200]);
    expect(rows()).toEqual([expect.stringContaining('Ravi')]);
  });
});

it('starts with the linked user, and reads only that one', async () => {
  const users = new InMemoryUsers([person('Asha'), person('Ravi')]);
  const [, ravi] = users.users;
  await openUsers(users.api(), { search: `id:${ravi?.id ?? ''}` });
  expect(screen.getByPlaceholderText('Search users...')).toHaveValue(`id:${ravi?.id ?? ''}`);
  expect(rows()).toEqual([expect.stringContaining('Ravi')]);
  expect(users.searches).toEqual([]);
});
