import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { deviceGifts } from '../../data/drafts/device-gifts.ts';
import { Failure } from '../../domain/failure.ts';
import { sheet } from './testing/giving-sheet-page.ts';
import { openGuestPage } from './testing/guest-page.tsx';
import { swing } from './testing/swing.ts';
// The sheet loads them on demand, which takes longer than a test waits on a busy machine.
import './rewording-form.tsx';
import './receipt-actions.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function giveUnderName() {
  const { server } = openGuestPage(swing());
  await sheet.openFor('Contribute to Swing');
  await sheet.tap('₹1,101');
  await sheet.next();
  await sheet.type('Your name', 'Meena Aunty');
  await sheet.tap('Contribute ₹1,101');
  await sheet.isThankful();
  return server;
}

async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit name and blessing' }));
}

it('says as soon as it opens that the couple has said thank you meanwhile', async () => {
  const server = await giveUnderName();
  server.isThanked = true;
  await edit();
  expect(await within(screen.getByRole('dialog')).findByText(/so it can’t be changed here/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your blessing' })).toHaveFocus());
  expect(deviceGifts()).toMatchObject([{ isClosed: true }]);
});

it('stays open if that cannot be read, and keeps what is typed', async () => {
  const server = await giveUnderName();
  server.failure = new Failure('offline', 'No answer.');
  await edit();
  await screen.findByRole('button', { name: 'Save' });
  await sheet.type('Your blessing', 'Khush raho!');
  await waitFor(() => expect(server.failure).toBeNull());
  expect(sheet.field('Your blessing')).toHaveValue('Khush raho!');
  await sheet.tap('Save');
  await sheet.isThankful();
  expect(deviceGifts()).toMatchObject([{ message: 'Khush raho!', isClosed: false }]);
});
