import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { itemId, wishlistId } from '../../domain/ids.ts';
import { rupees } from '../../domain/money.ts';
import { itemDetails, wishlist } from '../../domain/testing/examples.ts';
import { outcomeOf } from '../outcome.ts';
import { recordToasts } from '../testing/record-toasts.ts';
import { InMemoryAccounts } from '../testing/in-memory-accounts.ts';
import { InMemoryWishlists } from '../testing/in-memory-wishlists.ts';
import { MemberPage } from '../testing/member-page.tsx';
import { accountOf } from '../testing/people.ts';
import type { WishlistChanges } from './api.ts';
import { useWishlistAction } from './use-wishlist-action.ts';
import { useOwnWishlists, useWishlistsApi } from './wishlists-provider.tsx';

const OURS = wishlist();
const [LAMP] = OURS.items;
const THEIRS = { ...wishlist(), id: wishlistId('0d4f1f5e-7d52-4f0c-9d2b-0d3c2b1a0f9e') };

beforeEach(() => localStorage.clear());

function visit(stored: InMemoryWishlists, accounts = new InMemoryAccounts(accountOf('Asha'))) {
  const toasts = recordToasts();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <MemberPage accounts={accounts} toasts={toasts} wishlists={stored}>
        {children}
      </MemberPage>
    </StrictMode>
  );
  const { result, unmount } = renderHook(useEverything, { wrapper });
  return { wishlists: () => result.current, shownToasts: toasts.shownToasts, accounts, unmount };
}

/** The live list and every action, with its outcome. */
function useEverything() {
  return {
    own: useOwnWishlists(),
    create: useOutcomes('create'),
    update: useOutcomes('update'),
    remove: useOutcomes('remove'),
    addItem: useOutcomes('addItem'),
    updateItem: useOutcomes('updateItem'),
    removeItem: useOutcomes('removeItem'),
    reorderItems: useOutcomes('reorderItems'),
  };
}

function useOutcomes<Name extends keyof WishlistChanges>(name: Name) {
  const { mutateAsync } = useWishlistAction(name);
  return (...parameters: Parameters<WishlistChanges[Name]>) => outcomeOf(() => mutateAsync(parameters));
}

async function opened(...all: (typeof OURS)[]) {
  const stored = new InMemoryWishlists();
  stored.become(...all);
  const page = visit(stored);
  await waitFor(() => expect(page.wishlists()?.own.shown.state).toBe('ready'));
  return { stored, ...page };
}

describe('the user’s wishlists', () => {
  it('are live', async () => {
    const { wishlists, stored } = await opened(OURS);
    expect(wishlists().own.shown).toEqual({ state: 'ready', value: { items: [OURS], unreadable: [] } });
    await act(async () => stored.become());
    expect(wishlists().own.shown).toMatchObject({ value: { items: [] } });
  });

  it('are not watched after their owner signs out', async () => {
    const { accounts, stored } = await opened(OURS);
    act(() => accounts.leave());
    await waitFor(() => expect(stored.watchers).toBe(0));
  });

  it('never shows wishlists of another account', async () => {
    const { wishlists, accounts, stored } = await opened(OURS);
    stored.all = [THEIRS];
    act(() => void accounts.arrive(accountOf('Kabir')));
    await waitFor(() => expect(wishlists().own.shown).toMatchObject({ state: 'ready', value: { items: [THEIRS] } }));
    expect(stored.watchers).toBe(1);
  });

  it('are watched only while a screen shows them, by one listener for all screens', async () => {
    const stored = new InMemoryWishlists();
    const toasts = recordToasts();
    const accounts = new InMemoryAccounts(accountOf('Asha'));
    const Screen = () => useOwnWishlists().shown.state;
    const page = (screen: ReactNode) => (
      <MemberPage accounts={accounts} toasts={toasts} wishlists={stored}>
        {screen}
      </MemberPage>
    );
    const { rerender } = render(page(<Screen />));
    await screen.findByText('ready');
    rerender(
      page(
        <>
          <Screen key="next" />
          <Screen key="beside" />
        </>,
      ),
    );
    await screen.findByText('readyready');
    expect(stored).toMatchObject({ watchers: 1, watched: 1 });
    rerender(page('another screen'));
    await waitFor(() => expect(stored.watchers).toBe(0));
  });

  it('can be loaded again after a failure', async () => {
    const { wishlists, stored } = await opened(OURS);
    act(() => stored.breakOff(new Failure('offline', 'no server')));
    await waitFor(() =>
      expect(wishlists().own.shown).toMatchObject({ state: 'failed', failure: { reason: 'offline' } }),
    );
    act(() => wishlists().own.refresh());
    await waitFor(() => expect(wishlists().own.shown).toMatchObject({ value: { items: [OURS] } }));
  });
});

describe('an owner', () => {
  it("creates a wishlist with a link to the page's origin", async () => {
    const { wishlists, shownToasts } = await opened();
    const { id, title, description, eventType, eventDate, visibility, language } = OURS;
    const details = { title, description, eventType, eventDate, visibility, language };
    const outcome = await act(() => wishlists().create({ id, details, items: [itemDetails()] }));
    const shareableLink = `${window.location.origin}/wishlist/${id}`;
    expect(outcome).toMatchObject({ ok: true, value: { id, shareableLink } });
    expect(shownToasts).toEqual(['✓ Wishlist created successfully!']);
  });

  it('changes it', async () => {
    const { wishlists, shownToasts } = await opened(OURS);
    await act(() => wishlists().update(OURS.id, { title: 'Meera & Kabir' }));
    expect(wishlists().own.shown).toMatchObject({ value: { items: [{ title: 'Meera & Kabir' }] } });
    expect(shownToasts).toEqual(['✓ Wishlist updated successfully!']);
  });

  it('deletes it', async () => {
    const { wishlists, shownToasts, stored } = await opened(OURS, THEIRS);
    await act(() => wishlists().remove(OURS.id));
    expect(stored.all).toEqual([THEIRS]);
    expect(shownToasts).toEqual(['✓ Wishlist deleted successfully!']);
  });

  it('adds, changes, moves and removes items', async () => {
    const { wishlists, shownToasts, stored } = await opened(OURS);
    const sofa = itemId('sofa');
    const lamp = LAMP?.id ?? itemId('none');
    await act(() => wishlists().addItem(OURS.id, sofa, itemDetails({ title: 'Sofa' })));
    await act(() => wishlists().updateItem(OURS.id, sofa, itemDetails({ title: 'Red sofa' })));
    await act(() => wishlists().reorderItems(OURS.id, [sofa, lamp]));
    await act(() => wishlists().removeItem(OURS.id, lamp));
    expect(stored.all[0]?.items.map(({ title }) => title)).toEqual(['Red sofa']);
    expect(shownToasts).toEqual([
      '✓ Item added successfully!',
      '✓ Item updated successfully!',
      '✓ Wishlist updated successfully!',
      '✓ Item deleted successfully!',
    ]);
  });

  it('reports the problem to fix', async () => {
    const given = { ...OURS, items: OURS.items.map((item) => ({ ...item, fundedAmount: rupees(2_000) })) };
    const { wishlists, shownToasts } = await opened(given);
    const cheaper = itemDetails({ price: rupees(1_000) });
    const outcome = await act(() => wishlists().updateItem(OURS.id, LAMP?.id ?? itemId('none'), cheaper));
    expect(outcome).toMatchObject({ ok: false, failure: { problem: { code: 'price-below-contributed' } } });
    expect(shownToasts).toEqual([
      '✗ Failed to update item: Guests have already given ₹2,000, so the cost can’t be lower',
    ]);
  });

  it.each([
    ['update', 'Failed to update wishlist'],
    ['remove', 'Failed to delete wishlist'],
    ['addItem', 'Failed to add item'],
    ['updateItem', 'Failed to update item'],
    ['removeItem', 'Failed to delete item'],
  ] as const)('reports the failure: %s', async (action, text) => {
    const { wishlists, shownToasts, stored } = await opened(OURS);
    stored.failure = new Failure('unknown', '?');
    const lamp = LAMP?.id ?? itemId('none');
    const outcome = await act(async () => {
      if (action === 'update') return wishlists().update(OURS.id, { title: 'A' });
      if (action === 'remove') return wishlists().remove(OURS.id);
      if (action === 'removeItem') return wishlists().removeItem(OURS.id, lamp);
      return wishlists()[action](OURS.id, lamp, itemDetails());
    });
    expect(outcome).toMatchObject({ ok: false, failure: { reason: 'unknown' } });
    expect(shownToasts).toEqual([`✗ ${text}`]);
    expect(stored.all).toEqual([OURS]);
  });

  it.each([
    ['offline', 'Failed to create wishlist: We couldn’t reach the server. Check your connection and try again.'],
    ['must-sign-in', 'User must be logged in'],
  ] as const)('says why nothing was created (%s)', async (reason, text) => {
    const { wishlists, shownToasts, stored } = await opened();
    stored.failure = new Failure(reason, 'refused');
    const { id, title, description, eventType, eventDate, visibility, language } = OURS;
    const details = { title, description, eventType, eventDate, visibility, language };
    await act(() => wishlists().create({ id, details, items: [itemDetails()] }));
    expect(shownToasts).toEqual([`✗ ${text}`]);
  });
});

it('throws a helpful error outside its provider', () => {
  expect(() => renderHook(useWishlistsApi)).toThrow('useWishlistsApi needs <WishlistsProvider>.');
  vi.mocked(console.error).mockClear();
});
