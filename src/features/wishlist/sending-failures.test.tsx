import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { sheet } from './testing/giving-sheet-page.ts';
import { openGuestPage } from './testing/guest-page.tsx';
import { swing } from './testing/swing.ts';
// The page loads them on demand, which takes longer than a test waits on a busy machine.
import './rewording-form.tsx';
import './receipt-actions.tsx';
import './send-step.tsx';
import './your-gifts.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const OFFLINE = 'We couldn’t reach the server. Check your connection and try again.';

async function give() {
  const { server } = openGuestPage({ ...swing(), acceptsUpi: true });
  await sheet.openFor('Contribute to Swing');
  await sheet.tap('₹1,101');
  await sheet.next();
  await sheet.anonymously();
  await sheet.tap('Contribute ₹1,101');
  await screen.findByRole('button', { name: 'I have sent it' });
  return {
    fails: () => {
      server.failure = new Failure('offline', 'No answer.');
    },
  };
}

const yours = async () => within(await screen.findByRole('region', { name: 'Your gifts on this device' }));

it('says that the hosts could not be told of the payment', async () => {
  const { fails } = await give();
  fails();
  await sheet.tap('I have sent it');
  expect(await screen.findByText(`We couldn’t tell the hosts that you’ve sent it. ${OFFLINE}`)).toBeVisible();
});

it('says that the UPI address could not be read', async () => {
  const { fails } = await give();
  await sheet.tap('Later');
  fails();
  await userEvent.click((await yours()).getByRole('button', { name: 'Send now' }));
  expect(await screen.findByText(`We couldn’t get the UPI address. ${OFFLINE}`)).toBeVisible();
});

it('says that new words could not be saved', async () => {
  const { fails } = await give();
  await sheet.tap('Later');
  await userEvent.click((await yours()).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('button', { name: 'Save' });
  await sheet.type('Your blessing', 'Khush raho!');
  fails();
  await sheet.tap('Save');
  expect(await screen.findByText(`We couldn’t save your changes. ${OFFLINE}`)).toBeVisible();
});

it('says that the gift could not be taken back', async () => {
  const { fails } = await give();
  await sheet.tap('Later');
  await userEvent.click((await yours()).getByRole('button', { name: 'Take back' }));
  fails();
  await sheet.tap('Take it back');
  expect(await screen.findByText(`We couldn’t take your gift back. ${OFFLINE}`)).toBeVisible();
});
