import { type BrowserContext } from '@playwright/test';
import { describe, inject, it } from 'vitest';
import { writeDocuments } from '../../scripts/seed/emulator-owner.ts';
import { DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import { OFFERED_LANGUAGES } from '../../src/config/messages/languages.ts';
import { storedTransaction, storedUser } from '../../src/domain/testing/documents.ts';
import { DEFAULT_PREFERENCES } from '../../src/domain/user.ts';
import { aPerson } from './a-person.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { OwnDatabase } from './own-database.ts';
import { ScreenReaderUser } from './screen-reader-user.ts';
import { banAUser, createAList, giveToAGift, thankAGuest } from './accessible-journeys.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

describe.each(OFFERED_LANGUAGES)('with a keyboard and a screen reader (%s)', (language) => {
  it('a guest gives to a gift', async () => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000), gift('Lamp', 501)] });
    const guest = await ScreenReaderUser.at(path, language, visitors);
    await giveToAGift(guest, 'Swing');
    await guest.hearsNothingElse();
  });

  it('a couple creates and shares a list', async () => {
    const { email } = await aPerson('Asha Rao', { language });
    const mayCopy = (context: BrowserContext) => context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const host = await ScreenReaderUser.signedInAt('/create-wishlist', email, language, visitors, mayCopy);
    await createAList(host, 'Asha & Ravi', 'Brass lamp');
    await host.hearsNothingElse();
  });

  it('a couple thanks a guest', async () => {
    const { id: ownerId, email } = await aPerson('Asha Rao', { language });
    const { id } = await aWishlist({ items: [gift('Swing', 20_000)], ownerId });
    const contribution = { wishlistId: id, ownerId, displayName: 'Meena' };
    await writeDocuments(inject('suitePorts'), {
      [`transactions/${crypto.randomUUID()}`]: storedTransaction(contribution, new Date()),
    });
    const host = await ScreenReaderUser.signedInAt(`/wishlist/${id}/analytics`, email, language, visitors);
    await thankAGuest(host, 'Meena');
    await host.hearsNothingElse();
  });
});

it.each(['en', 'hi'] as const)('an admin bans a user with a keyboard and a screen reader (%s)', async (language) => {
  const database = await OwnDatabase.start(visitors);
  const preferences = { ...DEFAULT_PREFERENCES, language };
  const { id, email, name } = DEMO_PEOPLE.admin;
  const now = new Date();
  await database.write({
    [`users/${id}`]: storedUser({ email, displayName: name, preferences }, now),
    [`users/${crypto.randomUUID()}`]: storedUser({ email: 'meena@guests.example', displayName: 'Meena' }, now),
  });
  const serve = (context: BrowserContext) => database.serve(context);
  const admin = await ScreenReaderUser.signedInAt('/admin/users', email, language, visitors, serve);
  await banAUser(admin, 'Meena');
  await admin.hearsNothingElse();
});
