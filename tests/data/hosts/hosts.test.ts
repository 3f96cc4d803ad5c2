import { expect, it } from 'vitest';
import {
  inviteHost,
  joinWishlist,
  listHosts,
  listOpenInvitations,
  readHostInvitation,
  removeHost,
  revokeInvitation,
} from '../../../src/data/hosts/operations.ts';
import { readFamilyBook } from '../../../src/data/register/read-family-book.ts';
import { addEntries } from '../../../src/data/register/write-family-book.ts';
import { deleteWishlist } from '../../../src/data/wishlists/delete-wishlist.ts';
import { editDetails } from '../../../src/data/wishlists/edit-details.ts';
import { readWishlist } from '../../../src/data/wishlists/read-wishlist.ts';
import type { HostRole } from '../../../src/domain/hosts.ts';
import { rupees } from '../../../src/domain/money.ts';
import { newEntryId } from '../../../src/session/register/entry-ids.ts';
import { type Member, newMember } from '../accounts.ts';
import { readStored } from '../stored.ts';
import { newWishlistOf } from '../wishlists-made.ts';

const denied = { reason: 'denied' };

/** A private wishlist, and a member who has joined it. */
async function joined(role: HostRole, owner?: Member) {
  const [asha, meena] = await Promise.all([owner ?? newMember(), newMember({ displayName: 'Meena Rao' })]);
  const { wishlist } = await newWishlistOf(asha, { visibility: 'private' });
  const invitation = await inviteHost(asha.connection, wishlist, role, asha);
  await joinWishlist(meena.connection, invitation, 'Meena');
  return { asha, meena, wishlist, invitation };
}

it('invites a member, who reads who invites to what before joining', async () => {
  const [asha, meena] = await Promise.all([newMember(), newMember()]);
  const { wishlist } = await newWishlistOf(asha, { visibility: 'private' });
  const { id } = await inviteHost(asha.connection, wishlist, 'keeper', asha);
  await expect(readHostInvitation(meena.connection, id)).resolves.toMatchObject({
    state: 'ready',
    value: { title: wishlist.title, from: asha.displayName, role: 'keeper', used: null },
  });
  await expect(readWishlist(meena.connection, wishlist.id)).resolves.toEqual({ state: 'denied' });
});

it('lets a host edit, and shows the hosts to each other', async () => {
  const { asha, meena, wishlist } = await joined('host');
  await editDetails(meena.connection, wishlist.id, { title: 'Asha and Ravi' });
  await expect(readWishlist(asha.connection, wishlist.id)).resolves.toMatchObject({
    value: { title: 'Asha and Ravi', hostIds: [meena.id], editorIds: [meena.id] },
  });
  const hosts = { items: [{ id: meena.id, name: 'Meena', role: 'host' }], unreadable: [] };
  await expect(listHosts(asha.connection, wishlist.id)).resolves.toMatchObject(hosts);
  await expect(listHosts(meena.connection, wishlist.id)).resolves.toMatchObject(hosts);
});

it('lets a host write into the register, and a register keeper read it', async () => {
  const { asha, meena, wishlist } = await joined('host');
  const suresh = await newMember();
  await joinWishlist(suresh.connection, await inviteHost(asha.connection, wishlist, 'keeper', asha), 'Suresh');
  const envelope = {
    ...{ id: newEntryId(wishlist), name: 'Kaka', amount: rupees(501), object: '', place: '', side: null },
    ...{ note: '', returned: '', receivedOn: null },
  };
  await addEntries(meena.connection, wishlist, [envelope]);
  const { entries } = await readFamilyBook(suresh.connection, wishlist);
  expect(entries.map(({ name }) => name)).toEqual(['Kaka']);
  await expect(
    addEntries(suresh.connection, wishlist, [{ ...envelope, id: newEntryId(wishlist) }]),
  ).rejects.toMatchObject(denied);
  await expect(editDetails(suresh.connection, wishlist.id, { title: 'Mine' })).rejects.toMatchObject(denied);
});

it('joins once, also if the response to the first attempt was lost', async () => {
  const { meena, wishlist, invitation } = await joined('host');
  await joinWishlist(meena.connection, invitation, 'Meena');
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({ hostIds: [meena.id], editorIds: [meena.id] });
});

it('refuses an invitation that another has used', async () => {
  const { invitation } = await joined('host');
  const other = await newMember();
  await expect(joinWishlist(other.connection, invitation, 'Other')).rejects.toMatchObject(denied);
});

it('refuses an invitation that the owner has cancelled', async () => {
  const [asha, meena] = await Promise.all([newMember(), newMember()]);
  const { wishlist } = await newWishlistOf(asha);
  const invitation = await inviteHost(asha.connection, wishlist, 'host', asha);
  await revokeInvitation(asha.connection, invitation.id);
  await expect(readHostInvitation(meena.connection, invitation.id)).resolves.toEqual({ state: 'missing' });
  await expect(joinWishlist(meena.connection, invitation, 'Meena')).rejects.toMatchObject(denied);
});

it('lists the invitations that nobody has used', async () => {
  const { asha, wishlist } = await joined('host');
  const open = await inviteHost(asha.connection, wishlist, 'keeper', asha);
  const { items } = await listOpenInvitations(asha.connection, wishlist);
  expect(items.map(({ id }) => id)).toEqual([open.id]);
});

it.each(['the owner removes', 'they leave'])('ends the access of a host whom %s', async (who) => {
  const { asha, meena, wishlist } = await joined('host');
  const by = who === 'they leave' ? meena : asha;
  await removeHost(by.connection, wishlist, meena.id);
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({ hostIds: [], editorIds: [] });
  await expect(listHosts(asha.connection, wishlist.id)).resolves.toEqual({ items: [], unreadable: [] });
  await expect(readWishlist(meena.connection, wishlist.id)).resolves.toEqual({ state: 'denied' });
  // A retry after a lost response.
  await removeHost(by.connection, wishlist, meena.id);
});

it('removes only oneself, unless one is the owner', async () => {
  const asha = await newMember();
  const { meena, wishlist } = await joined('host', asha);
  const suresh = await newMember();
  await joinWishlist(suresh.connection, await inviteHost(asha.connection, wishlist, 'keeper', asha), 'Suresh');
  await expect(removeHost(meena.connection, wishlist, suresh.id)).rejects.toMatchObject(denied);
});

it('deletes the name plates with the wishlist', async () => {
  const { asha, meena, wishlist } = await joined('host');
  await deleteWishlist(asha.connection, wishlist.id);
  expect(await readStored(`wishlists/${wishlist.id}/hosts/${meena.id}`)).toBeNull();
});
