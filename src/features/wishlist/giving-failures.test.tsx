import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { calendarDay } from '../../domain/calendar.ts';
import { ContributionRefused, Failure } from '../../domain/failure.ts';
import { rupees } from '../../domain/money.ts';
import { wishlist } from '../../domain/testing/examples.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { idleBrowser } from '../../session/testing/idle-browser.ts';
import { accountOf } from '../../session/testing/people.ts';
import { sheet } from './testing/giving-sheet-page.ts';
import { openGuestPage } from './testing/guest-page.tsx';

idleBrowser();
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const swing = () => wishlist({ title: 'Swing', price: rupees(5_000) });

function with_(before: Wishlist, amount: number): Wishlist {
  const fundedAmount = rupees(amount);
  const items = before.items.map((item) => ({ ...item, fundedAmount, isFunded: fundedAmount >= item.fundingGoal }));
  return { ...before, items, fundedAmount };
}

async function fillIn(chip = '₹1,101'): Promise<void> {
  await sheet.openFor('Contribute to Swing');
  await sheet.tap(chip);
  await sheet.next();
  await sheet.type('Your blessing', 'Khush raho!');
  await sheet.type('Your name', 'Ravi');
}

const give = () => userEvent.click(screen.getByRole('button', { name: /^Contribute ₹[\d,]+$/ }));
/** The contribution is recorded, but the response is lost. */
async function giveWithoutAnswer(server: { losesAnswer: boolean }): Promise<void> {
  server.losesAnswer = true;
  await give();
  await screen.findByRole('alert');
}

const amount = () => sheet.field('Your shagun');

it.each([
  ['offline', 'We couldn’t reach the server. Check your connection and try again.'],
  ['busy', 'It’s very busy right now. Try again in a moment.'],
  ['denied', 'You don’t have permission to do that.'],
  ['unknown', 'Something went wrong. Try again.'],
] as const)('says why it failed (%s), keeps the input, and retries with one tap', async (reason, words) => {
  const { server } = openGuestPage(swing());
  await fillIn();
  server.failure = new Failure(reason, 'Set by the test.');
  await give();
  expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to process contribution. ${words}`);
  expect(sheet.field('Your blessing')).toHaveValue('Khush raho!');
  await give();
  await sheet.isThankful();
  const [first, second] = server.tries;
  expect(second).toEqual(first);
});

it('says once that the account is suspended, and keeps what was typed', async () => {
  const ravi = accountOf('Ravi');
  const accounts = new InMemoryAccounts(ravi);
  const { server, shownToasts } = openGuestPage(swing(), { accounts });
  await fillIn();
  await screen.findByRole('switch');
  accounts.ban(ravi.id);
  server.failure = new Failure('banned', 'Set by the test.');
  await give();
  await waitFor(() => expect(shownToasts).toEqual([expect.stringMatching(/^✗ This account is suspended/)]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sheet.field('Your blessing')).toHaveValue('Khush raho!');
});

it('counts a contribution once if its response was lost', async () => {
  const { server } = openGuestPage(swing());
  await fillIn();
  await giveWithoutAnswer(server);
  await give();
  await sheet.isThankful();
  expect(screen.getByText('Your contribution of ₹1,101 is recorded, along with your good wishes.')).toBeVisible();
  expect(server.now.fundedAmount).toBe(1_101);
});

const EARLIER = /An earlier attempt had already gone through, so your later changes weren’t saved/;
const recorded = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

it('shows what was recorded when a retry changes the amount', async () => {
  const { server } = openGuestPage(swing());
  await fillIn();
  await giveWithoutAnswer(server);
  await sheet.tap('Back');
  await sheet.tap('₹501');
  await sheet.next();
  await give();
  await sheet.isThankful();
  expect(screen.getByText('Your contribution of ₹1,101 is recorded, along with your good wishes.')).toBeVisible();
  expect(await screen.findByText(EARLIER)).toBeVisible();
  expect(server.now.fundedAmount).toBe(1_101);
});

it('shows what was recorded when a retry changes the name, the message or the anonymity', async () => {
  const { server } = openGuestPage(swing(), { accounts: new InMemoryAccounts(accountOf('Ravi')) });
  await fillIn();
  await giveWithoutAnswer(server);
  await sheet.type('Your blessing', 'Sada sukhi raho!');
  await userEvent.click(screen.getByRole('switch', { name: 'Give anonymously' }));
  await give();
  await sheet.isThankful();
  expect(await screen.findByText(EARLIER)).toBeVisible();
  expect(recorded('From')).toHaveTextContent('Ravi');
  expect(recorded('Your blessing')).toHaveTextContent('Khush raho!');
  expect(server.now.contributors).toMatchObject([{ displayName: 'Ravi', amount: 1_101, message: 'Khush raho!' }]);
});

it('says that changes may be lost when it is unknown which of several attempts was recorded', async () => {
  const { server } = openGuestPage(swing());
  await fillIn();
  server.failure = new Failure('offline', 'Set by the test.');
  await give();
  await screen.findByRole('alert');
  await sheet.type('Your blessing', 'Sada sukhi raho!');
  await giveWithoutAnswer(server);
  await sheet.type('Your blessing', 'Jug jug jiyo!');
  await give();
  await sheet.isThankful();
  expect(screen.getByText('Your contribution is recorded, along with your good wishes.')).toBeVisible();
  expect(await screen.findByText(/Your latest changes may not be saved/)).toBeVisible();
  expect(server.now.contributors).toMatchObject([{ message: 'Sada sukhi raho!' }]);
});

it('mentions no earlier attempt when a retry changes nothing', async () => {
  const { server } = openGuestPage(swing());
  await fillIn();
  await giveWithoutAnswer(server);
  await give();
  await sheet.isThankful();
  await screen.findByRole('button', { name: 'Keep this as a picture' });
  expect(screen.queryByText(/earlier attempt/)).not.toBeInTheDocument();
});

it('counts once, even if the page is reloaded before the retry', async () => {
  const { server, leave } = openGuestPage(swing());
  await fillIn();
  await giveWithoutAnswer(server);
  await userEvent.keyboard('{Escape}');
  leave();

  const again = openGuestPage(server.now, {
    prepare: ({ recorded }) => server.recorded.forEach((form, id) => recorded.set(id, form)),
  });
  await sheet.openFor('Contribute to Swing');
  expect(amount()).toHaveValue('1,101');
  await sheet.next();
  expect(sheet.field('Your blessing')).toHaveValue('Khush raho!');
  await give();
  await sheet.isThankful();
  expect(again.server.now.fundedAmount).toBe(1_101);
});

it('returns to the amount when others were faster, with what is left now, and keeps the input', async () => {
  const { server } = openGuestPage(swing());
  await fillIn('₹2,101');
  server.meanwhile = (before) => with_(before, 4_400);
  await give();
  await waitFor(() => expect(amount()).toHaveFocus());
  expect(amount()).toHaveValue('2,101');
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining('Only ₹600 is left for this item'));
  expect(await screen.findByText('₹600 to go', { selector: 'dialog *' })).toBeVisible();
  expect(sheet.chips()).toEqual(['₹101', '₹501', 'Complete this gift · ₹600']);
  await sheet.tap('Complete this gift · ₹600');
  await sheet.next();
  expect(sheet.field('Your blessing')).toHaveValue('Khush raho!');
  await give();
  await sheet.isThankful();
  const [refused, accepted] = server.tries;
  expect(accepted?.id).not.toBe(refused?.id);
});

it('says that the family got the gift elsewhere meanwhile, and keeps the input for the general fund', async () => {
  const { server } = openGuestPage(swing());
  await fillIn();
  server.meanwhile = (before) => ({ ...before, items: before.items.map((item) => ({ ...item, isObtained: true })) });
  await give();
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(/The hosts already have this gift/));
  await waitFor(() => expect(screen.queryByText(/to go/)).not.toBeInTheDocument());
  await sheet.tap('Bless the couple instead');
  expect(amount()).toHaveValue('1,101');
  await sheet.next();
  expect(sheet.field('Your blessing')).toHaveValue('Khush raho!');
  await give();
  await sheet.isThankful();
  expect(server.now.fundedAmount).toBe(1_101);
});

it('says that a gift is already funded, and offers the general fund instead', async () => {
  const { server } = openGuestPage(swing());
  await fillIn();
  server.meanwhile = (before) => with_(before, 5_000);
  await give();
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(/This item is already fully funded/));
  await waitFor(() => expect(screen.queryByText(/to go/)).not.toBeInTheDocument());
  await sheet.tap('Bless the couple instead');
  expect(screen.getByRole('dialog', { name: 'Bless the couple' })).toBeVisible();
  expect(amount()).toHaveValue('1,101');
  await sheet.next();
  expect(sheet.field('Your blessing')).toHaveValue('Khush raho!');
  await give();
  await sheet.isThankful();
  expect(server.tries.at(-1)).toMatchObject({ itemId: null, form: { amount: 1_101, message: 'Khush raho!' } });
});

it('says that a gift no longer exists, and offers the general fund instead', async () => {
  const { server } = openGuestPage(swing());
  await fillIn();
  server.meanwhile = (before) => ({ ...before, items: [], totalValue: rupees(0) });
  await give();
  expect(await screen.findByRole('alert')).toHaveTextContent('Item not found');
  await sheet.tap('Bless the couple instead');
  expect(sheet.field('Your blessing')).toHaveValue('Khush raho!');
  await give();
  await sheet.isThankful();
});

it.each([
  [{ code: 'below-minimum', min: rupees(2_000) }, 'Minimum contribution is ₹2,000'],
  [{ code: 'above-maximum', max: rupees(1_000) }, 'Maximum contribution is ₹1,000'],
] as const)('shows at the amount what the hosts have changed meanwhile: %o', async (problem, words) => {
  const { server } = openGuestPage(swing());
  await fillIn();
  server.failure = new ContributionRefused(problem);
  await give();
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(expect.stringContaining(words)));
  await sheet.tap('₹501');
  expect(amount()).toBeValid();
});

it.each([
  [{ code: 'wishlist-not-found' }, 'Wishlist not found'],
  [{ code: 'switched-off' }, 'Contributions are paused at the moment. Please come back later.'],
  [{ code: 'giving-paused' }, 'Giving is paused for now. Please come back later.'],
  [{ code: 'must-sign-in-or-be-anonymous' }, 'User must be logged in or contribute anonymously'],
] as const)('stays at the blessing if no other amount would help: %o', async (problem, words) => {
  const { server } = openGuestPage(swing(), { accounts: new InMemoryAccounts(accountOf('Ravi')) });
  await fillIn();
  server.failure = new ContributionRefused(problem);
  await give();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(sheet.field('Your blessing')).toHaveValue('Khush raho!');
});

const PAUSED = 'Contributions are paused at the moment. Please come back later.';

/** Opens a sheet that says contributions are paused, and closes it. */
async function meetPause(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Bless the couple' }));
  await within(await screen.findByRole('dialog')).findByText(PAUSED);
  await sheet.tap('Back to the list');
}

it('says on the page that contributions are paused once a guest has tried to give', async () => {
  openGuestPage(swing(), { prepare: (server) => (server.isPaused = true) });
  await meetPause();
  expect(await screen.findByText(PAUSED)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bless the couple' })).not.toBeInTheDocument();
});

it('no longer says that blessings are welcome once a guest has met the pause', async () => {
  const empty = { ...swing(), items: [], eventDate: calendarDay('2020-02-02') };
  openGuestPage(empty, { prepare: (server) => (server.isPaused = true) });
  expect(await screen.findByText(/your blessings are already welcome/)).toBeVisible();
  expect(await screen.findByText(/Blessings are still welcome/)).toBeVisible();
  await meetPause();
  expect(await screen.findByText(PAUSED)).toBeVisible();
  expect(screen.getByText('The gifts are coming soon')).toBeVisible();
  expect(screen.queryByText(/welcome\.$/)).not.toBeInTheDocument();
});

it('says when the sheet opens that contributions are paused, and shows no form', async () => {
  const { server } = openGuestPage(swing());
  await userEvent.click(await screen.findByRole('button', { name: 'Bless the couple' }));
  await screen.findByText('Step 1 of 2');
  await sheet.tap('₹501');
  await userEvent.keyboard('{Escape}');
  server.isPaused = true;
  await userEvent.click(screen.getByRole('button', { name: 'Contribute to Swing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contribute to Swing' }));
  await waitFor(() => expect(dialog.getByText(PAUSED)).toHaveFocus());
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  await sheet.tap('Back to the list');
  expect(server.tries).toEqual([]);
});

it('accepts contributions again once they are switched on and the guest returns', async () => {
  const { server } = openGuestPage(swing(), { prepare: (before) => (before.isPaused = true) });
  await meetPause();
  await screen.findByText(PAUSED);
  server.isPaused = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: 'Bless the couple' })).toBeVisible();
});

it('replaces the button by a notice while the couple has paused giving', async () => {
  openGuestPage({ ...swing(), isGivingPaused: true });
  expect(await screen.findByRole('heading', { name: 'Swing' })).toBeVisible();
  expect(screen.getByText('Giving is paused for now. Please come back later.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Contribute to|^Bless the couple/ })).not.toBeInTheDocument();
});
