import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { contribute } from '../../domain/contribution.ts';
import { itemId, userId } from '../../domain/ids.ts';
import { rupees } from '../../domain/money.ts';
import { gift, pictureAt, wishlist } from '../../domain/testing/examples.ts';
import type { ItemDetails, Wishlist } from '../../domain/wishlist.ts';
import { giftTitles, openGuestPage } from './testing/guest-page.tsx';

const GIVERS = ['Bina', 'Chetan', 'Divya', 'Esha', 'Farhan'];

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The wishlist after these contributions. */
function given(before: Wishlist, ...gifts: Parameters<typeof gift>[]): Wishlist {
  return gifts.reduce((current, one) => {
    const outcome = contribute(current, gift(...one));
    if (!outcome.ok) throw new Error(outcome.problem.code);
    return outcome.accepted.wishlist;
  }, before);
}

const listOf = (...items: Partial<ItemDetails>[]) => wishlist(...items);
const first = itemId('item-0');
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const item = heading.closest('li');
  if (!item) throw new Error(`${title} is in no list.`);
  return within(item);
};

describe('a gift', () => {
  it('shows its title, its progress and what is left', async () => {
    openGuestPage(given(listOf({ title: 'Swing', price: rupees(20_000) }), [12_500, { itemId: first }]));
    const swing = await card('Swing');
    expect(swing.getByText('of ₹20,000')).toHaveTextContent('₹12,500 of ₹20,000');
    expect(swing.getByText('₹7,500 to go')).toBeVisible();
    expect(swing.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '₹12,500 of ₹20,000');
    expect(swing.getByRole('button', { name: 'Contribute to Swing' })).toBeEnabled();
  });

  it('invites the first contribution next to the price', async () => {
    openGuestPage(listOf({ title: 'Lamp', price: rupees(1_500) }));
    const lamp = await card('Lamp');
    expect(lamp.getByText('₹1,500')).toBeVisible();
    expect(lamp.getByText('Be the first to give')).toBeVisible();
    expect(lamp.queryByText(/₹0|to go/)).not.toBeInTheDocument();
  });

  it('that the family got elsewhere takes no contributions, and keeps what was given', async () => {
    const list = given(
      listOf({ title: 'Swing', price: rupees(20_000), minContribution: rupees(101) }, { title: 'Lamp' }),
      [12_500, { itemId: first }],
    );
    openGuestPage({ ...list, items: list.items.map((one) => ({ ...one, isObtained: one.id === first })) });
    const swing = await card('Swing');
    expect(swing.getByText('We already have this. Thank you!')).toBeVisible();
    expect(swing.getByText('of ₹20,000')).toHaveTextContent('₹12,500 of ₹20,000');
    expect(swing.queryByRole('button', { name: /^Contribute/ })).not.toBeInTheDocument();
    expect(swing.queryByText(/to go|^From|Fully Funded/)).not.toBeInTheDocument();
    expect(giftTitles()).toEqual(['Lamp', 'Swing']);
    // The lamp, and what was given for the swing.
    expect(screen.getByText(/towards/)).toHaveTextContent('₹12,500 in blessings so far, towards ₹17,500');
  });

  it('shows three avatars, then how many more', async () => {
    const gifts = GIVERS.map((name): Parameters<typeof gift> => [
      101,
      { itemId: first, giver: { id: userId(name) }, form: { displayName: name, isAnonymous: name === 'Esha' } },
    ]);
    openGuestPage(given(listOf({ title: 'Swing' }), ...gifts));
    const swing = await card('Swing');
    expect(swing.getByRole('img', { name: 'Given by Farhan, Anonymous, Divya and 2 more' })).toHaveTextContent('F♥D+2');
  });

  it('shows its quantity, if there is one', async () => {
    openGuestPage(listOf({ title: 'Chairs', quantity: 6 }, { title: 'Lamp' }));
    expect((await card('Chairs')).getByText('Quantity: 6')).toBeVisible();
    expect((await card('Lamp')).queryByText(/Quantity/)).not.toBeInTheDocument();
  });

  it('says that it is funded, and accepts no contributions', async () => {
    openGuestPage(given(listOf({ title: 'Swing', price: rupees(501) }, {}), [501, { itemId: first }]));
    const swing = await card('Swing');
    expect(swing.getByText('Fully Funded')).toBeVisible();
    expect(swing.queryByRole('button')).not.toBeInTheDocument();
    expect(swing.queryByText(/to go/)).not.toBeInTheDocument();
  });

  it('shows its minimum contribution while more than that is left', async () => {
    const min = { price: rupees(1_000), minContribution: rupees(500) };
    openGuestPage(given(listOf({ title: 'Swing', ...min }, { title: 'Lamp', ...min }), [600, { itemId: first }]));
    expect((await card('Lamp')).getByText(/From ₹500/)).toBeVisible();
    expect((await card('Swing')).queryByText(/From/)).not.toBeInTheDocument();
  });

  it('keeps the space of a picture that fails to load', async () => {
    openGuestPage(listOf({ imageUrl: pictureAt('lamp') }));
    await card('Brass lamp');
    const picture = () => document.querySelector('img');
    expect(picture()).toHaveAttribute('src', pictureAt('lamp'));
    act(() => void picture()?.dispatchEvent(new Event('error')));
    expect(picture()).toBeNull();
    expect(document.querySelector('[data-gift] [class*=aspect]')).toBeInTheDocument();
  });

  it('links to its shop, and counts the click', async () => {
    const { server } = openGuestPage(listOf({ title: 'Swing', externalUrl: 'https://bazaar.example/swing' }));
    const link = (await card('Swing')).getByRole('link', { name: 'View in shop: Swing' });
    expect(link).toHaveAttribute('href', 'https://bazaar.example/swing');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.parentElement).toHaveTextContent('View in shop bazaar.example');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(server.counted.filter((each) => each.startsWith('click'))).toEqual(['click item-0']);
  });
});

describe('the list', () => {
  const VARIED = [
    { title: 'Mixer', price: rupees(1_500) },
    { title: 'Swing', price: rupees(20_000), priority: 'high' },
    { title: 'Houseboat', price: rupees(8_000), category: 'experience' },
    { title: 'Trees', price: rupees(9_000), category: 'donation' },
    { title: 'Lamp', price: rupees(501) },
  ] as const;

  it('shows the most wanted gifts first, and funded ones last', async () => {
    openGuestPage(given(listOf(...VARIED), [1_500, { itemId: first }]));
    await card('Mixer');
    expect(giftTitles()).toEqual(['Swing', 'Houseboat', 'Trees', 'Lamp', 'Mixer']);
  });

  it('can be filtered by price and category, and says how many are shown', async () => {
    openGuestPage(listOf(...VARIED));
    const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
    expect((await screen.findAllByRole('radio')).map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'All',
      'Up to ₹2,000',
      '₹2,000 to ₹10,000',
      '₹10,000 to ₹50,000',
      'Experiences',
      'Donations',
    ]);
    await choose('Up to ₹2,000');
    expect(giftTitles()).toEqual(['Mixer', 'Lamp']);
    expect(screen.getByText('Showing 2 of 5 gifts')).toBeInTheDocument();
    await choose('Experiences');
    expect(giftTitles()).toEqual(['Houseboat']);
    await choose('All');
    expect(giftTitles()).toHaveLength(5);
  });

  it('offers no filter if it would make no difference', async () => {
    openGuestPage(listOf({}, {}));
    await screen.findAllByRole('heading', { level: 3 });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('says thank you when everything is funded, and still accepts blessings', async () => {
    openGuestPage(given(listOf({ price: rupees(501) }), [501, { itemId: first }]));
    expect(await screen.findByText('Every gift on this list has been given. Thank you!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bless the couple' })).toBeEnabled();
  });
});

describe('blessings', () => {
  const bina = { giver: { id: userId('bina') }, form: { displayName: 'Bina', message: 'Khush raho!' } };
  const secret = { form: { isAnonymous: true, message: 'From afar.' } };

  it.each([
    ['without amounts', false, ['From afar.Anonymous', 'Khush raho!Bina']],
    ['with amounts if the couple shows them', true, ['From afar.Anonymous · ₹501', 'Khush raho!Bina · ₹101']],
  ])('are listed newest first, without anonymous names, %s', async (_how, showsAmounts, texts) => {
    openGuestPage({ ...given(listOf({}), [101, bina], [11, {}], [501, secret]), showsAmounts });
    const blessings = await screen.findByRole('region', { name: 'Blessings' });
    const shown = within(blessings).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(texts);
  });
});

describe('a list of more than twelve gifts', () => {
  const SOME = ['Kettle', 'Sofa', 'Mixer', 'Books'];
  const long = () => {
    const titles = [...SOME, ...Array.from({ length: 10 }, (_, index) => `Wish ${index + 1}`)];
    const list = listOf(...titles.map((title, index) => ({ title, price: rupees(1_000 + index) })));
    const items = list.items.map((item) => ({ ...item, isFunded: ['Sofa', 'Wish 9'].includes(item.title) }));
    return { ...list, items };
  };
  const section = (name: string) => screen.findByRole('button', { name });

  it('folds gifts away that are given, until they are asked for', async () => {
    openGuestPage(long());
    expect(await screen.findByText('Show 2 gifts already given')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Sofa', hidden: true })).not.toBeVisible();
    await userEvent.click(screen.getByText('Show 2 gifts already given'));
    expect(screen.getByRole('heading', { level: 3, name: 'Sofa' })).toBeVisible();
  });

  it('shows one section, marks it, and goes back to all', async () => {
    openGuestPage(long());
    await userEvent.click(await section('Kitchen'));
    expect(giftTitles()).toEqual(['Kettle', 'Mixer']);
    expect(await section('Kitchen')).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('Showing 2 of 14 gifts')).toBeInTheDocument();
    await userEvent.click(await section('All'));
    expect(screen.getByText('Showing 14 of 14 gifts')).toBeInTheDocument();
  });

  it('sorts by price', async () => {
    openGuestPage(long());
    await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Price: high to low');
    expect(giftTitles().slice(0, 2)).toEqual(['Wish 10', 'Wish 8']);
  });

  it('finds a gift by its words in all sections, given or not', async () => {
    openGuestPage(long());
    await userEvent.click(await section('Kitchen'));
    await userEvent.type(screen.getByLabelText('Search gifts'), 'SOF');
    expect(giftTitles()).toEqual(['Sofa']);
    expect(screen.getByRole('heading', { level: 3, name: 'Sofa' })).toBeVisible();
    expect(await section('Kitchen')).not.toHaveAttribute('aria-current');
  });

  it('says that nothing was found, and shows everything again with one tap', async () => {
    openGuestPage(long());
    await userEvent.type(await screen.findByLabelText('Search gifts'), 'zzz');
    expect(screen.getByText('Nothing on this list matches “zzz”.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all gifts' }));
    expect(screen.getByLabelText('Search gifts')).toHaveValue('');
    expect(screen.getByText('Showing 14 of 14 gifts')).toBeInTheDocument();
  });
});
