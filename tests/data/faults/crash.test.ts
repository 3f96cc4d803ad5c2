import { setLogLevel } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { type Listed } from '../../../src/data/listed.ts';
import { watchOwnWishlists } from '../../../src/data/wishlists/watch-own-wishlists.ts';
import { type Wishlist } from '../../../src/domain/wishlist.ts';
import { expectAgreement } from '../concurrency/agreement.ts';
import { giveAnonymously, newTransactionId } from '../contributions/giving.ts';
import { lineTo } from '../line.ts';
import { listenTo } from '../listening.ts';
import { memberAt, startOwnEmulator, visitorAt } from '../own-emulator.ts';
import { newWishlistOf } from '../wishlists-made.ts';

// The SDK logs every failed request; these fail on purpose.
setLogLevel('silent');

it('keeps a recorded contribution if the server crashes before acknowledging it', async () => {
  const emulator = await startOwnEmulator();
  const made = await newWishlistOf(await memberAt(emulator.port));
  const line = await lineTo(emulator.port);
  const guest = visitorAt(line.port);
  const id = newTransactionId();
  let crashed = Promise.resolve();
  line.loseNextCommitAnswer(() => (crashed = emulator.kill()));
  await expect(giveAnonymously(guest, made, 501, id)).rejects.toMatchObject({ reason: 'offline' });
  await crashed;
  await emulator.restart();
  await expect(giveAnonymously(guest, made, 501, id)).resolves.toMatchObject({ wasRecordedAlready: true });
  await expectAgreement(made.wishlist.id, 501, 1, emulator.port);
});

it('records each contribution once if the server crashes during many and disconnected guests retry', async () => {
  const emulator = await startOwnEmulator();
  const made = await newWishlistOf(await memberAt(emulator.port));
  const line = await lineTo(emulator.port);
  const gifts = Array.from({ length: 20 }, () => ({ guest: visitorAt(line.port), id: newTransactionId() }));
  const giveAll = () => Promise.allSettled(gifts.map(({ guest, id }) => giveAnonymously(guest, made, 100, id)));

  let crashed = Promise.resolve();
  line.loseNextCommitAnswer(() => (crashed = emulator.kill()));
  const outcomes = await giveAll();
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) expect(failure).toMatchObject({ reason: 'offline' });

  await crashed;
  await emulator.restart();
  for (const outcome of await giveAll()) expect(outcome.status).toBe('fulfilled');
  const stored = await expectAgreement(made.wishlist.id, 2_000, 20, emulator.port);
  expect(stored).toMatchObject({ items: [{ fundedAmount: 2_000, contributionCount: 20 }] });
});

it('resumes listening when the server is back', async () => {
  const emulator = await startOwnEmulator();
  const owner = await memberAt(emulator.port);
  const made = await newWishlistOf(owner);
  const heard = listenTo<Listed<Wishlist>>((...live) => watchOwnWishlists(owner.connection, owner.id, ...live));
  await heard.until(({ items }) => items.length === 1);
  await emulator.kill();
  await emulator.restart();
  await giveAnonymously(visitorAt(emulator.port), made, 501);
  await heard.until(({ items }) => items[0]?.fundedAmount === 501);
});
