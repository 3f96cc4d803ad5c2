import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Answer, WishlistRead } from '../../data/rest/read-wishlist.ts';
import { calendarDay, localDay } from '../../domain/calendar.ts';
import { Failure } from '../../domain/failure.ts';
import { rupees } from '../../domain/money.ts';
import { OWNER, pictureAt, wishlist } from '../../domain/testing/examples.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { accountOf } from '../../session/testing/people.ts';
import { held } from '../../session/testing/held.ts';
import { openGuestPage } from './testing/guest-page.tsx';
import type { OneWishlist } from './testing/one-wishlist.ts';

const OFFLINE = { state: 'failed', failure: new Failure('offline', 'No network.') } as const;
const owner = () => new InMemoryAccounts(accountOf('Asha', { id: OWNER }));
const title = () => screen.findByRole('heading', { level: 1, name: 'Asha & Ravi' });

function with_(changes: Partial<Wishlist>): Wishlist {
  return { ...wishlist(), ...changes };
}

afterEach(() => {
  delete window.shagunFirstRead;
  localStorage.clear();
  sessionStorage.clear();
});

describe('the page of a shared link', () => {
  it('reserves space while loading', async () => {
    openGuestPage(wishlist());
    expect(screen.getByRole('heading', { level: 1 })).toBeEmptyDOMElement();
    expect(screen.getByRole('status')).toHaveTextContent('One moment…');
    await title();
  });

  it('shows title, date, welcome and progress', async () => {
    openGuestPage(with_({ eventDate: calendarDay('2099-12-05'), fundedAmount: rupees(1_250) }));
    await title();
    expect(screen.getByText('Wedding')).toBeVisible();
    expect(screen.getByText('5 December 2099')).toBeVisible();
    expect(screen.getByText('We marry in Pune')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Progress of all gifts' });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(bar).toHaveAttribute('aria-valuetext', '₹1,250 in blessings so far, towards ₹5,000');
    expect(document.title).toBe('Asha & Ravi · Shagun');
  });

  it.each([
    [0, 'Wedding · Today'],
    [1, 'Wedding · Tomorrow'],
    [12, 'Wedding · In 12 days'],
  ])('counts down the days: %i', async (days, words) => {
    const at = new Date(2026, 10, 28, 23, 59);
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    onTestFinished(() => void vi.useRealTimers());
    at.setDate(at.getDate() + days);
    openGuestPage(with_({ eventDate: localDay(at) }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says that a celebration is over, and still accepts blessings', async () => {
    openGuestPage(with_({ eventDate: calendarDay('2020-02-02') }));
    expect(
      await screen.findByText('The celebration was on 2 February 2020. Blessings are still welcome.'),
    ).toBeVisible();
    expect(screen.getByText('Wedding')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bless the couple' })).toBeEnabled();
  });

  it('does not ask for blessings while giving is paused', async () => {
    openGuestPage(with_({ eventDate: calendarDay('2020-02-02'), isGivingPaused: true }));
    await title();
    expect(screen.getByText(/^Giving is paused for now/)).toBeVisible();
    expect(screen.getByText('2 February 2020')).toBeVisible();
    expect(screen.queryByText(/welcome\.$/)).not.toBeInTheDocument();
  });

  describe('after the celebration', () => {
    const after = (changes: Partial<Wishlist> = {}) =>
      with_({
        eventDate: calendarDay('2020-02-02'),
        stage: 'after',
        thanks: { words: 'Thank you for dancing with us.', pictures: [] },
        ...changes,
      });

    it('says thank you in the words of the couple, and still accepts blessings', async () => {
      openGuestPage(after());
      await title();
      expect(screen.getByText('Thank you')).toBeVisible();
      expect(screen.getByText('Thank you for dancing with us.')).toBeVisible();
      expect(screen.queryByText('We marry in Pune')).not.toBeInTheDocument();
      expect(screen.queryByText(/^The celebration was on/)).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 3, name: 'Brass lamp' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Bless the couple' })).toBeEnabled();
    });

    it('shows neither gifts nor progress once giving is closed', async () => {
      openGuestPage(after({ isGivingPaused: true }));
      await title();
      expect(screen.getByText('Thank you for dancing with us.')).toBeVisible();
      expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      expect(screen.queryByText(/^Giving is paused/)).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Bless the couple' })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    });

    it('shows the pictures of the couple', async () => {
      const pictures = [pictureAt('one'), pictureAt('two')];
      openGuestPage(after({ thanks: { words: 'Thank you.', pictures } }));
      const shown = await screen.findAllByRole('img', { name: 'A picture of the celebration of Asha & Ravi' });
      expect(shown.map((picture) => picture.getAttribute('src'))).toEqual(pictures);
    });

    it('keeps the words of the invitation if it has none of thanks', async () => {
      openGuestPage(after({ thanks: null }));
      await title();
      expect(screen.getByText('We marry in Pune')).toBeVisible();
    });
  });

  it('does not mention a couple if there may be none', async () => {
    openGuestPage(with_({ eventType: 'other' }));
    expect(await screen.findByRole('button', { name: 'Give your blessing' })).toBeVisible();
  });

  it('sends an unknown address to /404', async () => {
    const { went } = openGuestPage(wishlist(), { prepare: (server) => (server.read = { state: 'missing' }) });
    await waitFor(() => expect(went).toContain('/404'));
  });

  it('is hidden from guests if it is private or deactivated', async () => {
    openGuestPage(wishlist(), { prepare: (server) => (server.read = { state: 'denied' }) });
    expect(await screen.findByRole('heading', { name: 'Wishlist Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  it('uses the response that the inline script requested, and requests nothing again', async () => {
    const answer = Promise.resolve({ status: 404, body: {} });
    window.shagunFirstRead = { id: wishlist().id, answer };
    const { went, server } = openGuestPage(wishlist());
    await waitFor(() => expect(went).toContain('/404'));
    expect(server.reads).toBe(0);
  });
});

describe('a page that cannot be loaded', () => {
  it('offers a retry', async () => {
    const { server } = openGuestPage(wishlist(), { prepare: (one) => (one.read = OFFLINE) });
    expect(await screen.findByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
    expect(screen.getByText(/your connection may be slow/)).toBeVisible();
    server.become(wishlist());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await title();
  });

  it('says so if the request of the inline script failed', async () => {
    window.shagunFirstRead = { id: wishlist().id, answer: Promise.reject(new TypeError('Failed to fetch')) };
    openGuestPage(wishlist());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await title();
  });

  it('stays busy until the retry is answered, whatever an earlier read comes to', async () => {
    const [earlier, retry] = [held<WishlistRead>(), held<WishlistRead>()];
    openGuestPage(wishlist(), {
      prepare: (server) =>
        vi
          .spyOn(server, 'readAsGuest')
          .mockResolvedValueOnce(OFFLINE)
          .mockReturnValueOnce(earlier.promise)
          .mockReturnValueOnce(retry.promise),
    });
    const button = await screen.findByRole('button', { name: 'Try again' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await userEvent.click(button);
    await earlier.answer(OFFLINE);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await retry.answer(OFFLINE);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });

  it('retries by itself when the connection returns', async () => {
    const { server } = openGuestPage(wishlist(), { prepare: (one) => (one.read = OFFLINE) });
    await screen.findByRole('heading', { name: 'We couldn’t load this page' });
    server.become(wishlist());
    act(() => void window.dispatchEvent(new Event('online')));
    await title();
  });

  it('says when a retry cannot help', async () => {
    const failure = new Failure('unexpected-data', 'title is not a string.');
    openGuestPage(wishlist(), { prepare: (one) => (one.read = { state: 'failed', failure }) });
    expect(await screen.findByText(/couldn’t read this page/)).toBeVisible();
  });
});

describe('a page without a connection', () => {
  const at = new Date('2026-12-05T06:30:00Z');
  const asOf = () => screen.findByText(/^This is as of /);
  const kept = (one: OneWishlist) => (one.kept = { state: 'ready', value: wishlist(), asOf: at });

  it('shows what was last read here, and is current at once when the connection returns', async () => {
    const { server } = openGuestPage(wishlist(), {
      prepare: (one) => {
        kept(one);
        one.read = OFFLINE;
      },
    });
    expect(await asOf()).toBeVisible();
    server.become(with_({ fundedAmount: rupees(501) }));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('₹501')).toBeVisible();
    expect(screen.queryByText(/^This is as of /)).not.toBeInTheDocument();
  });

  it('shows what was last read here while a read hangs, and then what that reads', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const answer = held<Answer>();
    window.shagunFirstRead = { id: wishlist().id, answer: answer.promise };
    openGuestPage(wishlist(), { prepare: kept });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByText(/^This is as of /)).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(await asOf()).toBeVisible();
    await title();
    await answer.answer({ status: 403, body: {} });
    expect(await screen.findByRole('heading', { name: 'Wishlist Not Found' })).toBeVisible();
  });
});

it('prepares the sheet out of sight while the browser is idle', async () => {
  openGuestPage(wishlist());
  await title();
  expect(await screen.findByRole('dialog', { hidden: true })).toHaveStyle({ display: 'none' });
});

describe('numbers on the page', () => {
  const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  it('are refreshed when the page becomes visible again', async () => {
    const { server } = openGuestPage(wishlist());
    await title();
    server.become(with_({ fundedAmount: rupees(501) }));
    lookAgain();
    expect(await screen.findByText('₹501')).toBeVisible();
  });

  it('stay if refreshing fails', async () => {
    const { server } = openGuestPage(with_({ fundedAmount: rupees(501) }));
    await title();
    server.read = OFFLINE;
    lookAgain();
    await waitFor(() => expect(server.reads).toBe(2));
    expect(screen.getByText('₹501')).toBeVisible();
  });
});

describe('the owner', () => {
  it('sees what only owners see', async () => {
    openGuestPage(wishlist(), { accounts: owner() });
    const bar = await screen.findByRole('complementary', { name: 'Your page' });
    const { id } = wishlist();
    expect(within(bar).getByRole('link', { name: 'View Analytics' })).toHaveAttribute(
      'href',
      `/wishlist/${id}/analytics`,
    );
    expect(within(bar).getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/wishlist/${id}/edit`);
    expect(screen.queryByRole('button', { name: 'Report this page' })).not.toBeInTheDocument();
  });

  it.each([
    ['private', { visibility: 'private' }, /It’s private, so guests can’t see it/],
    ['deactivated', { isActive: false }, /It’s deactivated, so guests can’t see it/],
  ] as const)('sees their own page if it is %s, but cannot share it or contribute', async (_, changes, words) => {
    openGuestPage(wishlist(), {
      accounts: owner(),
      prepare: (server) => {
        server.read = { state: 'denied' };
        server.readByName = { state: 'ready', value: with_(changes) };
      },
    });
    expect(await screen.findByText(words)).toBeVisible();
    for (const name of ['Share', 'Bless the couple', /^Contribute/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('does not show “Wishlist Not Found” before the answer is known', async () => {
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(document.body.textContent));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    openGuestPage(wishlist(), {
      accounts: owner(),
      prepare: (server) => {
        server.read = { state: 'denied' };
        server.readByName = { state: 'ready', value: with_({ isActive: false }) };
      },
    });
    await title();
    observer.disconnect();
    expect(seen.join()).not.toContain('Wishlist Not Found');
  });

  it('asks the owner to add a first gift, and guests to come back', async () => {
    const empty = with_({ items: [], totalValue: rupees(0) });
    const { leave } = openGuestPage(empty, { accounts: owner() });
    expect(await screen.findByRole('link', { name: 'Add gifts' })).toHaveAttribute(
      'href',
      `/wishlist/${empty.id}/edit`,
    );
    leave();
    localStorage.clear();
    openGuestPage(empty);
    expect(await screen.findByText(/your blessings are already welcome/)).toBeVisible();
    expect(screen.queryByText(/towards/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add gifts' })).not.toBeInTheDocument();
  });

  it('does not ask for blessings for an empty list whose giving is paused', async () => {
    openGuestPage(with_({ items: [], totalValue: rupees(0), isGivingPaused: true }));
    expect(await screen.findByText('The gifts are coming soon')).toBeVisible();
    expect(screen.getByText(/^Giving is paused for now/)).toBeVisible();
    expect(screen.queryByText(/welcome\.$/)).not.toBeInTheDocument();
  });

  it('offers a retry if the sign-in state cannot be determined', async () => {
    const accounts = owner();
    accounts.failures.set('load', new Failure('offline', 'No network.'));
    openGuestPage(wishlist(), {
      accounts,
      prepare: (server) => {
        server.read = { state: 'denied' };
        server.readByName = { state: 'ready', value: with_({ visibility: 'private' }) };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await title();
  });
});
