import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { contribute } from '../../domain/contribution.ts';
import { systemLogId, userId, wishlistId } from '../../domain/ids.ts';
import { gift, wishlist } from '../../domain/testing/examples.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { InMemoryWishlists } from '../../session/testing/in-memory-wishlists.ts';
import { EditScreen } from './edit-screen.tsx';
import { addGift, enter, field, Heading, listed, openEditor, press, pressIn, question } from './testing.tsx';

beforeEach(() => localStorage.clear());

const OURS = wishlist({ title: 'Lamp' }, { title: 'Sofa' });
const [LAMP] = OURS.items;

function given(amount: number): Wishlist {
  const outcome = contribute(OURS, gift(amount, { itemId: LAMP?.id ?? null }));
  if (!outcome.ok) throw new Error('The gift is refused.');
  return outcome.accepted.wishlist;
}

async function openPage(stored: Wishlist = OURS) {
  const wishlists = new InMemoryWishlists();
  wishlists.become(stored);
  const page = await openEditor(<EditScreen id={OURS.id} preview={Heading} />, wishlists);
  return { ...page, stored: () => wishlists.all[0] };
}

describe('the details', () => {
  it('are saved by their button, with only the changed fields', async () => {
    const { stored, shownToasts, wishlists } = await openPage();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    enter({ Title: 'Asha weds Ravi' });
    // Another device made the wishlist private in the meantime.
    await act(async () => wishlists.become({ ...OURS, visibility: 'private' }));
    await press('Save changes');
    expect(stored()).toMatchObject({ title: 'Asha weds Ravi', visibility: 'private', description: 'We marry in Pune' });
    expect(shownToasts).toEqual(['✓ Wishlist updated successfully!']);
    expect(screen.getAllByText('All changes are saved.')).toHaveLength(3);
  });

  it('can be reverted before saving', async () => {
    await openPage();
    enter({ Title: 'Asha weds Ravi' });
    await press('Undo changes');
    expect(field('Title')).toHaveValue('Asha & Ravi');
  });

  it('are rejected if something is missing', async () => {
    const { stored } = await openPage();
    enter({ Welcome: ' ' });
    await press('Save changes');
    const details = field('Welcome').closest('form') ?? document.body;
    expect(within(details).getByRole('alert')).toHaveTextContent('Please fill in all fields');
    expect(field('Welcome')).toHaveAccessibleDescription(/Please fill in this field/);
    expect(stored()).toBe(OURS);
  });

  it('keep the input if they could not be saved', async () => {
    const { wishlists, shownToasts } = await openPage();
    enter({ Title: 'Asha weds Ravi' });
    wishlists.failure = new Failure('offline', 'no network');
    await press('Save changes');
    expect(shownToasts).toEqual([expect.stringContaining('✗ Failed to update wishlist')]);
    expect(field('Title')).toHaveValue('Asha weds Ravi');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  });
});

describe('the gifts', () => {
  it('are saved one by one', async () => {
    const { stored, shownToasts } = await openPage();
    await addGift({ Name: 'Fan', Cost: '2500' });
    await press('Edit Lamp');
    enter({ Cost: '6,000' });
    await press('Save the gift');
    await press('Move Fan up');
    await press('Delete Sofa');
    await pressIn(question('Delete this gift?'), 'Delete');
    expect(stored()?.items.map(({ title, price }) => [title, price])).toEqual([
      ['Lamp', 6000],
      ['Fan', 2500],
    ]);
    expect(shownToasts).toEqual([
      '✓ Item added successfully!',
      '✓ Item updated successfully!',
      '✓ Wishlist updated successfully!',
      '✓ Item deleted successfully!',
    ]);
  });

  it('show what they received, and that deleting keeps the money', async () => {
    const { stored } = await openPage(given(501));
    expect(screen.getByText('₹501 received')).toBeVisible();
    await press('Delete Lamp');
    expect(question('Delete this gift?')).toHaveTextContent(/The ₹501 guests gave for it moves to your general fund/);
    await pressIn(question('Delete this gift?'), 'Cancel');
    expect(listed()).toEqual(['Lamp', 'Sofa']);
    await press('Delete Lamp');
    await pressIn(question('Delete this gift?'), 'Delete');
    expect(listed()).toEqual(['Sofa']);
    expect(stored()?.fundedAmount).toBe(501);
  });

  it('are marked when funded', async () => {
    await openPage(given(5_000));
    expect(screen.getByText('Fully Funded')).toBeVisible();
  });

  it('can be marked as obtained elsewhere, with a word about the money, and be wished for again', async () => {
    const { stored } = await openPage(given(501));
    await press('More for Lamp');
    await press('We already have it', 'menuitem');
    expect(question('Do you already have this gift?')).toHaveTextContent(
      /can no longer give towards it.*The ₹501 that guests have given so far stays yours/,
    );
    await pressIn(question('Do you already have this gift?'), 'Yes, we have it');
    expect(await screen.findByText('You already have it')).toBeVisible();
    expect(stored()).toMatchObject({ fundedAmount: 501, items: [{ isObtained: true, fundedAmount: 501 }, {}] });
    await press('More for Lamp');
    await press('Accept gifts for it again', 'menuitem');
    expect(stored()?.items[0]).not.toHaveProperty('isObtained');
    expect(screen.queryByText('You already have it')).not.toBeInTheDocument();
  });

  it('are found by their words if there are many, and are not moved meanwhile', async () => {
    await openPage(wishlist(...Array.from({ length: 13 }, (_, place) => ({ title: `Wish ${place + 1}` }))));
    enter({ 'Search gifts': 'WISH १३' });
    expect(listed()).toEqual(['Wish 13']);
    expect(screen.queryByRole('button', { name: 'Move Wish 13 up' })).not.toBeInTheDocument();
    enter({ 'Search gifts': 'zzz' });
    expect(screen.getByText('Nothing on this list matches “zzz”.')).toBeVisible();
    enter({ 'Search gifts': '' });
    expect(listed()).toHaveLength(13);
  });

  it('can be moved to either end', async () => {
    await openPage(wishlist({ title: 'Lamp' }, { title: 'Sofa' }, { title: 'Fan' }));
    await press('More for Fan');
    await press('Move to the top', 'menuitem');
    expect(listed()).toEqual(['Fan', 'Lamp', 'Sofa']);
    expect(screen.getByRole('button', { name: 'Move Fan down' })).toHaveFocus();
    await press('More for Lamp');
    await press('Move to the end', 'menuitem');
    expect(listed()).toEqual(['Fan', 'Sofa', 'Lamp']);
  });

  it('return to their places if the new order could not be saved', async () => {
    const { wishlists } = await openPage();
    wishlists.failure = new Failure('offline', 'no network');
    await press('Move Sofa up');
    expect(listed()).toEqual(['Lamp', 'Sofa']);
  });
});

describe('the page itself', () => {
  it('is deactivated after a confirmation, and reactivated', async () => {
    const { stored } = await openPage();
    await press('Deactivate');
    await pressIn(question('Deactivate this wishlist?'), 'Deactivate');
    expect(stored()?.isActive).toBe(false);
    expect(screen.getByText('Your page is deactivated')).toBeVisible();
    await press('Reactivate');
    expect(stored()?.isActive).toBe(true);
  });

  it('is a draft until it is opened to guests', async () => {
    const { stored } = await openPage({ ...OURS, isActive: false, stage: 'draft' });
    expect(screen.getByText('Your page is a draft')).toBeVisible();
    await press('Open to guests');
    expect(stored()).toMatchObject({ isActive: true, stage: null });
    expect(screen.getByText('Your page is live')).toBeVisible();
  });

  it('says thank you after the celebration, with giving closed, and shows the wishlist again', async () => {
    const { stored } = await openPage();
    await press('Show the thank-you page');
    expect(field('Your words of thanks')).toHaveAccessibleDescription(/Please fill in this field/);
    enter({ 'Your words of thanks': 'Thank you for dancing with us.' });
    fireEvent.click(field('Guests can still give'));
    await press('Show the thank-you page');
    const thanks = { words: 'Thank you for dancing with us.', pictures: [] };
    expect(stored()).toMatchObject({ isActive: true, stage: 'after', isGivingPaused: true, thanks });
    expect(screen.getByText('Your page says thank you')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save thank-you page' })).toBeDisabled();
    await press('Show the wishlist again');
    expect(stored()).toMatchObject({ stage: null, isGivingPaused: false, thanks });
  });

  it('is archived after a confirmation, and brought back', async () => {
    const { stored } = await openPage({ ...OURS, isActive: false });
    await press('Archive');
    await pressIn(question('Archive this wishlist?'), 'Archive');
    expect(stored()).toMatchObject({ isActive: false, stage: 'after' });
    expect(screen.getByText('Your page is archived')).toBeVisible();
    await press('Bring back');
    expect(stored()).toMatchObject({ isActive: true, stage: null });
  });

  it('stays deactivated if an admin deactivated it', async () => {
    const record = { logId: systemLogId('l'), action: 'wishlist_deactivated', by: userId('admin'), at: new Date() };
    const moderation = { ...record, reason: 'The pictures are not yours.' };
    await openPage({ ...OURS, isActive: false, moderation });
    expect(screen.getByText(/An admin took this page down/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reactivate' })).not.toBeInTheDocument();
  });

  it('is deleted after a confirmation that names what was given', async () => {
    const { go, wishlists } = await openPage(given(501));
    await press('Delete wishlist');
    expect(question('Delete this wishlist?')).toHaveTextContent(/has received ₹501/);
    await pressIn(question('Delete this wishlist?'), 'Delete for good');
    expect(wishlists.all).toEqual([]);
    expect(go).toHaveBeenCalledExactlyOnceWith('/dashboard', { replace: true });
  });
});

it('asks before leaving unsaved details', async () => {
  await openPage();
  enter({ Title: 'Asha weds Ravi' });
  fireEvent.click(screen.getByRole('link', { name: 'Analytics' }));
  expect(question('Leave without saving?')).toBeVisible();
});

it('shows "Wishlist Not Found" for the wishlist of another owner', async () => {
  await openEditor(<EditScreen id={wishlistId('another')} preview={Heading} />);
  expect(screen.getByRole('heading', { name: 'Wishlist Not Found' })).toBeVisible();
});

it('offers a retry if the wishlists cannot be loaded', async () => {
  const { wishlists } = await openPage();
  await act(async () => wishlists.breakOff(new Failure('offline', 'no network')));
  expect(screen.getByRole('heading', { name: 'We couldn’t load your wishlist.' })).toBeVisible();
  await press('Try again');
  expect(await screen.findByLabelText('Title')).toHaveValue('Asha & Ravi');
});

describe('gift ideas that were picked for this wishlist', () => {
  const openWithIdeas = async (ideas: string) => {
    window.history.replaceState(null, '', `?idea=${ideas}`);
    const page = await openPage();
    window.history.replaceState(null, '', '/');
    return page;
  };

  it('are added once the owner agrees', async () => {
    const { stored } = await openWithIdeas('tiger-safari,home-mandir');
    expect(question('Add these gifts?')).toHaveTextContent('A tiger safariA mandir for our home');
    expect(listed()).toEqual(['Lamp', 'Sofa']);
    await pressIn(question('Add these gifts?'), 'Add to the list');
    expect(stored()?.items.map(({ title }) => title)).toEqual([
      'Lamp',
      'Sofa',
      'A tiger safari',
      'A mandir for our home',
    ]);
    expect(screen.queryByRole('alertdialog', { name: 'Add these gifts?' })).not.toBeInTheDocument();
  });

  it('are offered again if one could not be added', async () => {
    const { stored, wishlists } = await openWithIdeas('tiger-safari');
    wishlists.failure = new Failure('offline', 'no network');
    await pressIn(question('Add these gifts?'), 'Add to the list');
    expect(stored()).toBe(OURS);
    await pressIn(question('Add these gifts?'), 'Add to the list');
    expect(stored()?.items).toHaveLength(3);
  });

  it('do not change the list if the owner declines', async () => {
    const { stored } = await openWithIdeas('tiger-safari');
    await pressIn(question('Add these gifts?'), 'Cancel');
    expect(stored()).toBe(OURS);
  });
});

it('links to gift ideas for this wishlist', async () => {
  await openPage();
  expect(screen.getByText('All gift ideas')).toHaveAttribute('href', `/gift-suggestions?list=${OURS.id}`);
});

describe('giving', () => {
  it('is paused and resumed at once', async () => {
    const { stored } = await openPage();
    await press('Pause giving');
    expect(await screen.findByText('Giving is paused')).toBeVisible();
    expect(stored()).toMatchObject({ isGivingPaused: true, isActive: true });
    await press('Resume giving');
    expect(await screen.findByText('Guests can give')).toBeVisible();
    expect(stored()).toMatchObject({ isGivingPaused: false });
  });

  it('is limited to guests who sign in', async () => {
    const { stored } = await openPage();
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Only guests who sign in' })));
    await waitFor(() => expect(stored()).toMatchObject({ givers: 'signed_in' }));
    expect(screen.getByRole('radio', { name: 'Only guests who sign in' })).toBeChecked();
  });

  it('hides amounts from guests until the couple shows them', async () => {
    const { stored } = await openPage();
    const show = screen.getByRole('switch', { name: 'Show amounts to guests' });
    expect(show).not.toBeChecked();
    await act(async () => void fireEvent.click(show));
    await waitFor(() => expect(stored()).toMatchObject({ showsAmounts: true }));
    expect(show).toBeChecked();
  });
});

it('saves a chosen theme immediately', async () => {
  const { stored } = await openPage();
  const themes = within(screen.getByRole('radiogroup', { name: 'Theme' }));
  expect(themes.getByRole('radio', { name: 'Marigold' })).toBeChecked();
  const peacock = themes.getByRole('radio', { name: 'Peacock' });
  expect(peacock).toHaveAccessibleDescription('Deep blue and turquoise, with feathers');
  await act(async () => void fireEvent.click(peacock));
  await waitFor(() => expect(stored()).toMatchObject({ theme: 'peacock' }));
  expect(peacock).toBeChecked();
});
