import { it } from 'vitest';
import { expectOn } from '../support/expect-on.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { fillInAnonymously, give, isThanked } from './giving.ts';
import { signIn, signInPageFor } from './sign-in.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

it('keeps what a guest typed when the family gets the gift elsewhere, and opens it to guests again', async () => {
  const { path } = await aWishlist({ items: [gift('Swing', 20_000), gift('Lamp', 2_000)] });
  const guest = await visitors.open(path);
  await fillInAnonymously(guest, 'Contribute to Swing', '₹1,101', 'Khush raho!');

  const editor = `${path}/edit`;
  const host = await visitors.open(signInPageFor(editor));
  await signIn(host, 'simrat', editor);
  await host.getByRole('button', { name: 'More for Swing' }).click();
  await host.getByRole('menuitem', { name: 'We already have it' }).click();
  await host.getByRole('button', { name: 'Yes, we have it' }).click();
  await expectOn(host.getByText('You already have it')).toBeVisible();
  await expectOn(host.getByRole('button', { name: 'More for Swing' })).toBeFocused();

  await give(guest);
  await expectOn(guest.getByText(/^The hosts already have this gift/)).toBeVisible();
  await guest.getByRole('button', { name: 'Bless the couple instead' }).click();
  await expectOn(guest.getByLabel('Your shagun')).toHaveValue('1,101');
  await guest.getByRole('button', { name: 'Next: your blessing' }).click();
  await expectOn(guest.getByLabel('Your blessing')).toHaveValue('Khush raho!');
  await give(guest);
  await isThanked(guest);
  await guest.getByRole('button', { name: 'Back to the list' }).click();
  await expectOn(guest.getByText('We already have this. Thank you!')).toBeVisible();
  await expectOn(guest.getByText('towards')).toHaveText('₹1,101 in blessings so far, towards ₹2,000');

  await host.getByRole('button', { name: 'More for Swing' }).click();
  await host.getByRole('menuitem', { name: 'Accept gifts for it again' }).click();
  await expectOn(host.getByText('You already have it')).toHaveCount(0);
  const another = await visitors.open(path);
  await expectOn(another.getByRole('button', { name: 'Contribute to Swing' })).toBeVisible();
});
