import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { interruptedGift, rememberInterrupted } from '../../data/drafts/interrupted-gift.ts';
import { itemId, transactionId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { sheet } from './testing/giving-sheet-page.ts';
import { openGuestPage } from './testing/guest-page.tsx';
import { funded, swing } from './testing/swing.ts';
// The page loads it on demand, which takes longer than a test waits on a busy machine.
import './your-gifts.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const FIRST = itemId('item-0');

function openInterrupted(wishlist: Wishlist, item: typeof FIRST | null = FIRST, attempt?: string) {
  rememberInterrupted({ wishlistId: wishlist.id, itemId: item }, 1_101, attempt);
  return openGuestPage(wishlist);
}

const offer = () => screen.findByText(/^You had started to give ₹1,101/);
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('an interrupted gift', () => {
  it('is continued with its amount, and the offer is gone once it is given', async () => {
    const { server } = openInterrupted(swing());
    expect(await offer()).toHaveTextContent('You had started to give ₹1,101 for Swing.');
    expect(screen.getByText('Continue?')).toBeVisible();
    await tap('Continue');
    await screen.findByText('Step 1 of 2');
    expect(sheet.field('Your shagun')).toHaveValue('1,101');
    await sheet.next();
    await sheet.anonymously();
    await sheet.tap('Contribute ₹1,101');
    await sheet.isThankful();
    await sheet.tap('Back to the list');
    expect(server.tries).toMatchObject([{ itemId: FIRST, form: { amount: 1_101 } }]);
    await waitFor(() => expect(screen.queryByText('Continue?')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Contribute to Swing' })).toHaveFocus();
    expect(interruptedGift(server.now.id)).toBeNull();
  });

  it('to the general fund is continued there', async () => {
    openInterrupted(swing(), null);
    expect(await offer()).toHaveTextContent('You had started to give ₹1,101.');
    await tap('Continue');
    await screen.findByText('Step 1 of 2');
    expect(screen.getByRole('dialog', { name: 'Bless the couple' })).toBeVisible();
    expect(sheet.field('Your shagun')).toHaveValue('1,101');
  });

  it('that was sent without a response counts once', async () => {
    const id = transactionId(crypto.randomUUID());
    const { server } = openInterrupted(swing(), FIRST, id);
    await tap('Continue');
    await screen.findByText('Step 1 of 2');
    await sheet.next();
    await sheet.anonymously();
    await sheet.tap('Contribute ₹1,101');
    await sheet.isThankful();
    expect(server.tries).toMatchObject([{ id }]);
  });

  it('is forgotten when it is dismissed', async () => {
    const { server } = openInterrupted(swing());
    await tap('No, thanks');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Continue?')).not.toBeInTheDocument());
    expect(interruptedGift(server.now.id)).toBeNull();
  });

  it('that others have completed is not offered; the focus goes to its title', async () => {
    openInterrupted(funded(swing(), 20_000));
    expect(await offer()).toBeVisible();
    expect(screen.getByText('That gift is complete now.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await tap('No, thanks');
    expect(screen.getByRole('heading', { level: 3, name: /Swing/ })).toHaveFocus();
  });

  it('that others have completed can become one to the general fund', async () => {
    openInterrupted(funded(swing(), 20_000));
    await tap('Give without choosing a gift');
    await screen.findByText('Step 1 of 2');
    expect(screen.getByRole('dialog', { name: 'Bless the couple' })).toBeVisible();
    expect(sheet.field('Your shagun')).toHaveValue('1,101');
  });

  it('that the family got elsewhere can become one to the general fund', async () => {
    const { items, ...list } = swing();
    openInterrupted({ ...list, items: items.map((item) => ({ ...item, isObtained: true })) });
    expect(await screen.findByText(/^The hosts already have this gift/)).toBeVisible();
    await tap('Give without choosing a gift');
    await screen.findByText('Step 1 of 2');
    expect(screen.getByRole('dialog', { name: 'Bless the couple' })).toBeVisible();
    expect(sheet.field('Your shagun')).toHaveValue('1,101');
  });

  it('that the couple has removed is not offered', async () => {
    openInterrupted(swing(), itemId('removed'));
    expect(await offer()).toHaveTextContent('for a gift that is no longer on the list');
    await tap('No, thanks');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is not mentioned while giving is paused', async () => {
    openInterrupted({ ...swing(), isGivingPaused: true });
    await screen.findByRole('heading', { level: 3 });
    expect(screen.queryByText(/^You had started/)).not.toBeInTheDocument();
  });
});
