import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GIFT_IDEA_GROUPS, GIFT_IDEAS, MOST_PICKED_IDEAS } from '../../domain/gift-ideas.ts';
import { Failure } from '../../domain/failure.ts';
import { wishlistId } from '../../domain/ids.ts';
import { wishlist } from '../../domain/testing/examples.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { forgetPickedIdeas } from '../../session/wishlists/picked-ideas.ts';
import type { SubscriptionsApi } from '../../session/subscriptions/api.ts';
import { AtPath } from '../../session/testing/at-path.tsx';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { InMemoryWishlists } from '../../session/testing/in-memory-wishlists.ts';
import { TestPage } from '../../session/testing/test-page.tsx';
import { accountOf } from '../../session/testing/people.ts';
import { GiftIdeasScreen } from './gift-ideas-screen.tsx';
// The page loads this on demand; the test loads it up front.
import './list-sheet.tsx';

beforeEach(() => {
  forgetPickedIdeas();
  localStorage.clear();
});

function renderPage(
  subscribe: SubscriptionsApi['subscribe'] = async () => undefined,
  lists: readonly Wishlist[] | null = null,
) {
  const wishlists = new InMemoryWishlists();
  wishlists.become(...(lists ?? []));
  return render(
    <TestPage accounts={new InMemoryAccounts(lists ? accountOf('Asha') : null)} toasts={recordToasts()}>
      <AtPath path="/gift-suggestions">
        <GiftIdeasScreen subscriptions={{ subscribe }} wishlists={wishlists.api} />
      </AtPath>
    </TestPage>,
  );
}

const groups = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((text) => text !== 'Ideas made for you');
const button = (title: string) => screen.getByText(`: ${title}`).closest('button') ?? expect.fail('no button');
const startLink = () => screen.getByText('Start my wishlist');

describe('the ideas', () => {
  it('are all shown at first, each with its usual price', () => {
    renderPage();
    expect(groups()).toHaveLength(GIFT_IDEA_GROUPS.length);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(GIFT_IDEAS.length);
    const card = button('Mixer grinder').closest('li') ?? expect.fail('no card');
    expect(card).toHaveTextContent('Usually ₹4,000 to ₹9,000');
  });

  it('can be filtered by category, and shown all again', async () => {
    renderPage();
    fireEvent.click(screen.getByLabelText('Honeymoon', { selector: 'input' }));
    expect(groups()).toEqual(['Honeymoon']);
    expect(screen.getByText('6 ideas')).toBeInTheDocument();
    expect(screen.getByText('A night in a palace')).toBeVisible();
    expect(screen.queryByText('Mixer grinder')).not.toBeInTheDocument();
    fireEvent.click(screen.getByLabelText('All', { selector: 'input' }));
    expect(groups()).toHaveLength(GIFT_IDEA_GROUPS.length);
  });
});

describe('picking ideas', () => {
  it('takes one tap each, and links to a new wishlist with them', async () => {
    renderPage();
    expect(startLink().parentElement?.parentElement).toHaveClass('hidden');
    fireEvent.click(button('A tiger safari'));
    fireEvent.click(button('A mandir for our home'));
    expect(button('A tiger safari')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('2 ideas picked')).toBeVisible();
    expect(startLink()).toHaveAttribute('href', '/create-wishlist?idea=tiger-safari,home-mandir');
    expect(startLink().parentElement?.parentElement).not.toHaveClass('hidden');
  });

  it('offers members their wishlists and a new one', async () => {
    const full = Array.from({ length: 60 }, () => ({ title: 'Lamp' }));
    renderPage(undefined, [
      { ...wishlist({ title: 'Lamp' }), title: 'Our wedding' },
      { ...wishlist(...full), id: wishlistId('full'), title: 'Our home' },
    ]);
    fireEvent.click(button('A tiger safari'));
    fireEvent.click(await screen.findByText('Add to my wishlist', { selector: '.bottom-bar button' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add to which wishlist?' }));
    expect(await sheet.findByRole('link', { name: 'Our wedding' })).toHaveAttribute(
      'href',
      `/wishlist/${wishlist({}).id}/edit?idea=tiger-safari`,
    );
    expect(sheet.getByText('“Our home” already has 60 gifts')).toBeVisible();
    expect(sheet.getByRole('link', { name: 'Start a new wishlist' })).toHaveAttribute(
      'href',
      '/create-wishlist?idea=tiger-safari',
    );
  });

  it('links back to the wishlist whose editor linked here', () => {
    window.history.replaceState(null, '', '?list=w');
    renderPage(undefined, []);
    fireEvent.click(button('A tiger safari'));
    expect(screen.getByText('Add to my wishlist', { selector: 'a' })).toHaveAttribute(
      'href',
      '/wishlist/w/edit?idea=tiger-safari',
    );
    window.history.replaceState(null, '', '/');
  });

  it('can be undone, one by one or all at once', async () => {
    renderPage();
    fireEvent.click(button('A tiger safari'));
    fireEvent.click(button('A mandir for our home'));
    fireEvent.click(button('A tiger safari'));
    expect(screen.getByText('1 idea picked')).toBeVisible();
    expect(startLink()).toHaveAttribute('href', '/create-wishlist?idea=home-mandir');
    fireEvent.click(screen.getByText('Clear'));
    expect(button('A mandir for our home')).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps the picked ideas across pages', async () => {
    const { unmount } = renderPage();
    fireEvent.click(button('A tiger safari'));
    unmount();
    renderPage();
    expect(button('A tiger safari')).toHaveAttribute('aria-pressed', 'true');
  });

  it('works on this page if the browser blocks storage', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    renderPage();
    fireEvent.click(button('A tiger safari'));
    expect(button('A tiger safari')).toHaveAttribute('aria-pressed', 'true');
  });

  it('offers no further ideas once twenty are picked', async () => {
    sessionStorage.setItem(
      'shagun.ideas',
      GIFT_IDEAS.slice(0, MOST_PICKED_IDEAS)
        .map(({ id }) => id)
        .join(),
    );
    renderPage();
    expect(screen.getByText('20 ideas: plenty to start with')).toBeVisible();
    expect(button('A feast for the neighbourhood')).toBeDisabled();
    expect(button('Mixer grinder')).toBeEnabled();
  });
});

describe('the form for news about ideas', () => {
  const box = () => screen.getByLabelText('Your email address');
  const notify = async (email: string) => {
    fireEvent.change(box(), { target: { value: email } });
    await act(async () => void fireEvent.click(screen.getByText('Notify Me')));
  };

  it('stores an address', async () => {
    const subscribe = vi.fn(async () => undefined);
    renderPage(subscribe);
    const section = screen.getByRole('region', { name: 'Ideas made for you' });
    expect(within(section).getByText('Coming soon')).toBeVisible();
    await notify('asha@example.com');
    expect(subscribe).toHaveBeenCalledExactlyOnceWith('asha@example.com', 'gift_ideas');
    expect(await within(section).findByText(/Got it\..*asha@example\.com/)).toHaveFocus();
  });

  it('is busy while sending', async () => {
    let arrive = () => undefined as void;
    renderPage(() => new Promise<void>((resolve) => (arrive = resolve)));
    await notify('asha@example.com');
    expect(screen.getByText('One moment…').closest('button')).toHaveAttribute('aria-disabled', 'true');
    arrive();
    expect(await screen.findByText(/Got it/)).toBeVisible();
  });

  it('says what is wrong with an invalid address', async () => {
    renderPage();
    await notify('');
    expect(box()).toHaveAccessibleDescription('Please fill in this field');
    await notify('asha');
    expect(box()).toHaveAccessibleDescription('Please enter a valid email address');
  });

  it('says why it failed, and keeps the address', async () => {
    renderPage(() => Promise.reject(new Failure('busy', 'too many')));
    await notify('asha@example.com');
    expect(await screen.findByText('It’s very busy right now. Try again in a moment.')).toBeVisible();
    expect(box()).toHaveValue('asha@example.com');
  });
});
