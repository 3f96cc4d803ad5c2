import { expect, it } from 'vitest';
import {
  addCeremony,
  editCeremony,
  editInvitation,
  removeCeremony,
} from '../../../src/data/wishlists/edit-invitation.ts';
import { createWishlist } from '../../../src/data/wishlists/create-wishlist.ts';
import { readWishlist } from '../../../src/data/wishlists/read-wishlist.ts';
import { ceremonyId, wishlistId } from '../../../src/domain/ids.ts';
import { ceremony, ceremonyDetails, invitation } from '../../../src/domain/testing/examples.ts';
import { newMember } from '../accounts.ts';
import { giveAnonymously } from '../contributions/giving.ts';
import { changeStored, readStored, writeStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { itemDetails, newWishlistOf } from '../wishlists-made.ts';

const newCeremonyId = () => ceremonyId(crypto.randomUUID());
const haldi = ceremonyDetails({ kind: 'haldi', startsAt: null });
const cocktails = ceremonyDetails({ kind: 'custom', name: 'Cocktails', timeZone: 'America/New_York' });

it('saves an invitation that guests can read, and removes it', async () => {
  const owner = await newMember();
  const { id } = (await newWishlistOf(owner)).wishlist;
  await expect(editInvitation(owner.connection, id, invitation())).resolves.toMatchObject({
    invitation: invitation(),
  });
  await expect(readWishlist(newVisitor(), id)).resolves.toMatchObject({ value: { invitation: invitation() } });
  await editInvitation(owner.connection, id, null);
  expect(await readStored(`wishlists/${id}`)).toMatchObject({
    invitation: null,
    lastEdit: { kind: 'invitation', itemIndex: -1 },
  });
});

it('creates a wishlist with its invitation once, however often it is retried', async () => {
  const { connection } = await newMember();
  const { wishlist: like } = await newWishlistOf({ connection });
  const creation = {
    id: wishlistId(crypto.randomUUID()),
    details: like,
    invitation: invitation({ families: '', story: '' }),
    items: [itemDetails()],
    origin: 'https://shagun.example',
  };
  await createWishlist(connection, creation);
  await expect(createWishlist(connection, creation)).resolves.toMatchObject({ invitation: creation.invitation });
  await expect(
    createWishlist(connection, { ...creation, invitation: invitation({ first: 'Someone' }) }),
  ).rejects.toMatchObject({ problem: { code: 'created-earlier' } });
});

it('adds a ceremony once, however often it is retried, with the details of the last attempt', async () => {
  const { connection } = await newMember();
  const { id } = (await newWishlistOf({ connection })).wishlist;
  const added = newCeremonyId();
  await addCeremony(connection, id, added, haldi);
  await addCeremony(connection, id, added, haldi);
  const after = await addCeremony(connection, id, added, cocktails);
  expect(after.ceremonies).toEqual([{ id: added, ...cocktails }]);
  expect(await readStored(`wishlists/${id}`)).toMatchObject({ ceremonies: [{ id: added, ...cocktails }] });
});

it('changes and removes one ceremony and keeps the others', async () => {
  const { connection } = await newMember();
  const { id } = (await newWishlistOf({ connection })).wishlist;
  const [first, second] = [newCeremonyId(), newCeremonyId()];
  await addCeremony(connection, id, first, haldi);
  await addCeremony(connection, id, second, ceremonyDetails());
  await editCeremony(connection, id, first, { ...haldi, place: 'At home' });
  await expect(removeCeremony(connection, id, second)).resolves.toMatchObject({
    ceremonies: [{ id: first, place: 'At home' }],
  });
  await expect(removeCeremony(connection, id, second)).resolves.toMatchObject({ ceremonies: [{ id: first }] });
  await expect(editCeremony(connection, id, second, haldi)).rejects.toMatchObject({
    problem: { code: 'ceremony-not-found' },
  });
});

it('loses neither event nor gift if two devices add events while a guest gives', async () => {
  const { connection } = await newMember();
  const made = await newWishlistOf({ connection });
  const { id } = made.wishlist;
  await Promise.all([
    addCeremony(connection, id, newCeremonyId(), haldi),
    addCeremony(connection, id, newCeremonyId(), cocktails),
    editInvitation(connection, id, invitation()),
    giveAnonymously(newVisitor(), made, 501),
  ]);
  const stored = await readStored(`wishlists/${id}`);
  expect(stored).toMatchObject({ invitation: invitation(), fundedAmount: 501 });
  expect(stored?.['ceremonies']).toEqual(
    expect.arrayContaining([expect.objectContaining(haldi), expect.objectContaining(cocktails)]),
  );
});

it('adds to a wishlist from before there were invitations', async () => {
  const { connection } = await newMember();
  const { id, ...fields } = (await newWishlistOf({ connection })).wishlist;
  const { invitation: _, ceremonies: __, ...older } = fields;
  await writeStored(`wishlists/${id}`, older);
  await expect(readWishlist(connection, id)).resolves.toMatchObject({ value: { invitation: null, ceremonies: [] } });
  await expect(addCeremony(connection, id, newCeremonyId(), haldi)).resolves.toMatchObject({ ceremonies: [haldi] });
});

it('keeps another ceremony exactly as it is stored, also what readers change', async () => {
  const { connection } = await newMember();
  const { id } = (await newWishlistOf({ connection })).wishlist;
  const odd = { ...ceremony(0), mapUrl: 'from before there was a rule' };
  await changeStored(`wishlists/${id}`, { ceremonies: [odd] });
  await expect(addCeremony(connection, id, newCeremonyId(), haldi)).resolves.toMatchObject({
    ceremonies: [{ mapUrl: '' }, haldi],
  });
  expect(await readStored(`wishlists/${id}`)).toMatchObject({ ceremonies: [odd, haldi] });
});
