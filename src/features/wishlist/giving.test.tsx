import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deviceGifts } from '../../data/drafts/device-gifts.ts';
import { itemId } from '../../domain/ids.ts';
import { referenceOf } from '../../domain/reference.ts';
import { wishlist } from '../../domain/testing/examples.ts';
import { DEFAULT_PREFERENCES } from '../../domain/user.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { accountOf, profileOf } from '../../session/testing/people.ts';
import { sheet } from './testing/giving-sheet-page.ts';
import { openGuestPage } from './testing/guest-page.tsx';
import { funded, swing } from './testing/swing.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const FIRST = itemId('item-0');

const leavesEmail = () => screen.getByRole('checkbox', { name: 'Leave your email with the hosts ravi@guests.example' });

describe('the blessing', () => {
  it('is under the name of a guest without an account, with a contact for the couple', async () => {
    const { server } = openGuestPage(swing());
    await sheet.openFor('Contribute to Swing');
    await sheet.tap('₹1,101');
    await sheet.next();
    await sheet.tap('Contribute ₹1,101');
    await waitFor(() => expect(sheet.field('Your name')).toHaveFocus());
    await sheet.type('Your name', 'Meena Aunty');
    await sheet.type('Email or phone (optional)', '98765');
    expect(screen.queryByText(/Please enter an email address/)).not.toBeInTheDocument();
    await sheet.tap('Contribute ₹1,101');
    await waitFor(() => expect(sheet.field('Email or phone (optional)')).toHaveFocus());
    expect(sheet.field('Email or phone (optional)')).toHaveAccessibleDescription(
      /Please enter an email address or a phone number/,
    );
    expect(server.tries).toEqual([]);
    await sheet.type('Email or phone (optional)', '98765 43210');
    await sheet.tap('Contribute ₹1,101');
    await sheet.isThankful();
    expect(server.tries).toMatchObject([{ form: { displayName: 'Meena Aunty', contact: '98765 43210' } }]);
    expect(server.now.contributors.at(-1)).toMatchObject({ displayName: 'Meena Aunty', isAnonymous: false });
  });

  it('is kept on the device under the title that the gift was recorded with', async () => {
    const { server } = openGuestPage(swing());
    server.meanwhile = (before) => ({
      ...before,
      items: before.items.map((item) => (item.title === 'Swing' ? { ...item, title: 'Porch swing' } : item)),
    });
    await sheet.giveQuickly('Contribute to Swing', '₹1,101');
    expect(deviceGifts()).toMatchObject([{ itemTitle: 'Porch swing' }]);
  });

  it('can be signed with an account instead, without losing anything', async () => {
    const { leave } = openGuestPage(swing());
    await sheet.openFor('Contribute to Swing');
    await sheet.tap('₹1,101');
    await sheet.next();
    expect(screen.getByText('Step 2 of 2')).toHaveFocus();
    await sheet.type('Your blessing', 'Khush raho!');
    const signIn = screen.getByRole('link', { name: 'Have an account? Sign in' });
    expect(signIn).toHaveAttribute('href', `/login?next=%2Fwishlist%2F${wishlist().id}`);
    signIn.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(signIn);
    leave();

    const { server } = openGuestPage(swing(), { accounts: new InMemoryAccounts(accountOf('Ravi')) });
    expect(await screen.findByRole('dialog', { name: 'Contribute to Swing' })).toBeVisible();
    expect(sheet.field('Your shagun')).toHaveValue('1,101');
    await sheet.next();
    expect(sheet.field('Your blessing')).toHaveValue('Khush raho!');
    await waitFor(() => expect(sheet.field('Your name')).toHaveValue('Ravi'));
    expect(leavesEmail()).toBeChecked();
    await sheet.tap('Contribute ₹1,101');
    await sheet.isThankful();
    expect(server.now.contributors.at(-1)).toMatchObject({
      displayName: 'Ravi',
      amount: 1_101,
      message: 'Khush raho!',
    });
  });

  it('requires guests to sign in if the couple asks for it, and may then be anonymous', async () => {
    const asking = { ...swing(), givers: 'signed_in' } as const;
    const { leave } = openGuestPage(asking);
    await sheet.openFor('Contribute to Swing');
    await sheet.tap('₹1,101');
    await sheet.next();
    expect(screen.getByText(/^The hosts ask guests to sign in before giving/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Contribute ₹/ })).not.toBeInTheDocument();
    const signIn = screen.getByRole('link', { name: 'Sign in to continue' });
    expect(signIn).toHaveAttribute('href', `/login?next=%2Fwishlist%2F${wishlist().id}`);
    signIn.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(signIn);
    leave();

    const { server } = openGuestPage(asking, { accounts: new InMemoryAccounts(accountOf('Ravi')) });
    expect(await screen.findByRole('dialog', { name: 'Contribute to Swing' })).toBeVisible();
    expect(sheet.field('Your shagun')).toHaveValue('1,101');
    await sheet.next();
    await userEvent.click(await screen.findByRole('switch', { name: 'Give anonymously' }));
    await sheet.tap('Contribute ₹1,101');
    await sheet.isThankful();
    expect(server.now.contributors.at(-1)).toMatchObject({ displayName: 'Anonymous', amount: 1_101 });
  });

  it.each([
    [false, 'The page shows your amount only to the hosts.'],
    [true, 'Everyone also sees your amount.'],
  ])('explains who sees what, and asks anonymous contributors for no name (%s)', async (showsAmounts, ofAmount) => {
    openGuestPage({ ...swing(), showsAmounts }, { accounts: new InMemoryAccounts(accountOf('Ravi')) });
    await sheet.openFor('Contribute to Swing');
    await sheet.tap('₹501');
    await sheet.next();
    const toggle = await screen.findByRole('switch', { name: 'Give anonymously' });
    expect(toggle).not.toBeChecked();
    expect(toggle).toHaveAccessibleDescription(expect.stringContaining(`your name and your message. ${ofAmount}`));
    await userEvent.click(toggle);
    expect(toggle).toHaveAccessibleDescription(expect.stringContaining(`not even the hosts. ${ofAmount}`));
    expect(screen.queryByLabelText('Your name')).not.toBeInTheDocument();
  });

  it.each([
    ['private', 'public', true],
    ['private', 'link_only', true],
    ['friends', 'public', true],
    ['friends', 'link_only', false],
    ['public', 'public', false],
  ] as const)(
    'starts as anonymous or not by profile privacy “%s” and visibility “%s”, and can be changed',
    async (privacy, visibility, startsAnonymous) => {
      const ravi = accountOf('Ravi');
      const accounts = new InMemoryAccounts(ravi);
      accounts.profiles.set(ravi.id, profileOf(ravi, { preferences: { ...DEFAULT_PREFERENCES, privacy } }));
      const { server } = openGuestPage({ ...swing(), visibility }, { accounts });
      await sheet.openFor('Contribute to Swing');
      await sheet.tap('₹501');
      await sheet.next();
      const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Give anonymously' });
      expect(toggle.checked).toBe(startsAnonymous);
      await userEvent.click(toggle);
      await sheet.tap('Contribute ₹501');
      await sheet.isThankful();
      expect(server.now.contributors).toMatchObject([{ displayName: startsAnonymous ? 'Ravi' : 'Anonymous' }]);
    },
  );

  describe('with suggestions', () => {
    const LOVE = 'May your life together be full of love and laughter.';
    const JOY = 'Wishing you a lifetime of happiness. God bless you both!';
    const isPressed = (words: string) =>
      expect(screen.getByRole('button', { name: words, pressed: true })).toBeVisible();

    beforeEach(async () => {
      openGuestPage(swing());
      await sheet.openFor('Bless the couple');
      await sheet.tap('₹101');
      await sheet.next();
    });

    it('are filled in with a tap, and replaced by another tap', async () => {
      await sheet.tap(LOVE);
      expect(sheet.field('Your blessing')).toHaveValue(LOVE);
      isPressed(LOVE);
      await sheet.tap(JOY);
      expect(sheet.field('Your blessing')).toHaveValue(JOY);
      isPressed(JOY);
      expect(screen.getByRole('button', { name: LOVE, pressed: false })).toBeVisible();
    });

    it('keep what the guest typed, and can be undone on their own', async () => {
      await sheet.type('Your blessing', 'Dear Asha and Ravi,');
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
      await sheet.tap(LOVE);
      await sheet.tap(JOY);
      expect(sheet.field('Your blessing')).toHaveValue(`Dear Asha and Ravi, ${JOY}`);
      await sheet.tap('Undo');
      expect(sheet.field('Your blessing')).toHaveValue(`Dear Asha and Ravi, ${LOVE}`);
      await sheet.tap('Undo');
      expect(sheet.field('Your blessing')).toHaveValue('Dear Asha and Ravi,');
      expect(sheet.field('Your blessing')).toHaveFocus();
    });

    it('offer no undo once the guest has continued typing', async () => {
      await sheet.tap(LOVE);
      await userEvent.type(sheet.field('Your blessing'), ' Yours, Meera');
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    });

    it('are disabled if they no longer fit', async () => {
      await sheet.type('Your blessing', 'x'.repeat(270));
      expect(screen.getByRole('button', { name: LOVE })).toBeDisabled();
    });
  });

  it('gives the hosts the email address of the account, unless the guest declines', async () => {
    const { server } = openGuestPage(swing(), { accounts: new InMemoryAccounts(accountOf('Ravi')) });
    await sheet.openFor('Contribute to Swing');
    await sheet.tap('₹501');
    await sheet.next();
    await screen.findByRole('switch');
    expect(leavesEmail()).toBeChecked();
    expect(leavesEmail()).toHaveAccessibleDescription('So they can thank you. It’s never shown on the page.');
    await sheet.tap('Contribute ₹501');
    await sheet.isThankful();
    await sheet.tap('Back to the list');
    await sheet.openFor('Contribute to Swing');
    await sheet.tap('₹1,101');
    await sheet.next();
    await userEvent.click(leavesEmail());
    await sheet.tap('Back');
    await sheet.next();
    expect(leavesEmail()).not.toBeChecked();
    await sheet.tap('Contribute ₹1,101');
    await sheet.isThankful();
    expect(server.tries).toMatchObject([{ form: { contact: 'ravi@guests.example' } }, { form: { contact: '' } }]);
  });

  it('does not ask an account without an email address for one', async () => {
    openGuestPage(swing(), { accounts: new InMemoryAccounts(accountOf('Ravi', { email: '' })) });
    await sheet.openFor('Contribute to Swing');
    await sheet.tap('₹501');
    await sheet.next();
    expect(await screen.findByRole('switch')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('is validated before it is sent', async () => {
    const { server } = openGuestPage(swing(), { accounts: new InMemoryAccounts(accountOf('Ravi')) });
    await sheet.openFor('Contribute to Swing');
    await sheet.tap('₹501');
    await sheet.next();
    await screen.findByRole('switch');
    await sheet.type('Your name', '  ');
    await sheet.tap('Contribute ₹501');
    await waitFor(() => expect(sheet.field('Your name')).toHaveFocus());
    expect(sheet.field('Your name')).toHaveAccessibleDescription('Please fill in this field');
    expect(server.tries).toEqual([]);
  });

  it('needs no account after signing out', async () => {
    const accounts = new InMemoryAccounts(accountOf('Ravi'));
    const { server } = openGuestPage(swing(), { accounts });
    await sheet.openFor('Contribute to Swing');
    await sheet.tap('₹501');
    await sheet.next();
    await screen.findByRole('switch');
    accounts.leave();
    await screen.findByRole('link', { name: 'Have an account? Sign in' });
    expect(sheet.field('Your name')).toHaveValue('');
    await sheet.type('Your name', 'Ravi');
    await sheet.tap('Contribute ₹501');
    await sheet.isThankful();
    expect(server.tries).toMatchObject([{ form: { displayName: 'Ravi', contact: '' } }]);
  });

  it('goes back to the amount, with the input unchanged', async () => {
    openGuestPage(swing());
    await sheet.openFor('Contribute to Swing');
    await sheet.tap('₹501');
    await sheet.next();
    await sheet.type('Your blessing', 'Khush raho!');
    await sheet.tap('Back');
    expect(sheet.field('Your shagun')).toHaveValue('501');
    expect(screen.getByText('Step 1 of 2')).toHaveFocus();
    await sheet.next();
    expect(sheet.field('Your blessing')).toHaveValue('Khush raho!');
  });
});

describe('a recorded contribution', () => {
  // Adds a clipboard, which jsdom lacks.
  beforeEach(() => void userEvent.setup());

  it('shows a thank-you with the current gift and a reference', async () => {
    const { server } = openGuestPage(swing());
    await sheet.giveQuickly('Contribute to Swing', '₹1,101');
    const dialog = within(screen.getByRole('dialog', { name: 'Thank you!' }));
    expect(dialog.getByText('Your contribution of ₹1,101 is recorded, along with your good wishes.')).toHaveFocus();
    expect(dialog.getByText('₹1,101 of ₹20,000')).toBeVisible();
    const [one] = server.tries;
    const reference = one ? referenceOf(one.id) : '';
    expect(dialog.getByText(reference)).toBeVisible();
    await sheet.tap('Copy reference');
    expect(await dialog.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(reference);
    await sheet.tap('Back to the list');
    expect(screen.getByRole('button', { name: 'Contribute to Swing' })).toHaveFocus();
    expect(screen.getByText('₹18,899 to go')).toBeVisible();
    expect(screen.getByText('₹1,101', { selector: 'header strong' })).toBeVisible();
  });

  it('can be shared on WhatsApp in the language of the list, which is counted', async () => {
    const { server } = openGuestPage({ ...swing(), language: 'hi' });
    await sheet.giveQuickly('Contribute to Swing', '₹1,101');
    const link = await screen.findByRole('link', { name: 'Share on WhatsApp' });
    const text = () => new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    await waitFor(() => expect(text()).toContain('Asha & Ravi - यह विशलिस्ट देखें'));
    expect(text()).toContain(` ${window.location.origin}/wishlist/${wishlist().id}?lang=hi&via=whatsapp`);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(server.counted).toContain('share whatsapp anonymous'));
  });

  it('announces that it completed a gift, and returns the focus to its title', async () => {
    openGuestPage(funded(swing(), 19_000));
    await sheet.giveQuickly('Contribute to Swing', 'Complete this gift · ₹1,000');
    expect(screen.getByText(/This gift is now fully funded/)).toBeVisible();
    await sheet.tap('Back to the list');
    expect(screen.queryByRole('button', { name: 'Contribute to Swing' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: 'Swing' })).toHaveFocus());
  });

  it('changes no gift if it goes to the general fund', async () => {
    const { server } = openGuestPage(swing());
    await sheet.giveQuickly('Bless the couple', '₹5,001');
    expect(server.tries).toMatchObject([{ itemId: null, form: { amount: 5_001, isAnonymous: true } }]);
    expect(screen.getByText('₹5,001 of ₹20,000')).toBeVisible();
  });

  it('clears the form', async () => {
    openGuestPage(swing());
    await sheet.giveQuickly('Contribute to Swing', '₹1,101');
    await sheet.tap('Back to the list');
    await sheet.openFor('Contribute to Swing');
    expect(sheet.field('Your shagun')).toHaveValue('');
  });

  it('is recorded once on repeated taps', async () => {
    const { server } = openGuestPage(swing());
    const release = server.hold();
    await sheet.openFor('Contribute to Swing');
    await sheet.tap('₹501');
    await sheet.next();
    await sheet.anonymously();
    const give = screen.getByRole('button', { name: 'Contribute ₹501' });
    await userEvent.dblClick(give);
    expect(screen.getByRole('button', { name: 'One moment…' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    release();
    await sheet.isThankful();
    expect(server.tries).toHaveLength(1);
    expect(server.now.items.find(({ id }) => id === FIRST)?.fundedAmount).toBe(501);
  });
});
