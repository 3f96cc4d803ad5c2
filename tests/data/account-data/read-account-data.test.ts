import { expect, it } from 'vitest';
import { readAccountData } from '../../../src/data/account-data/read-account-data.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { inviteHost, joinWishlist } from '../../../src/data/hosts/operations.ts';
import { deleteWishlist } from '../../../src/data/wishlists/delete-wishlist.ts';
import { editDetails } from '../../../src/data/wishlists/edit-details.ts';
import { ARCHIVE_FILES } from '../../../src/domain/account-archive.ts';
import { newMember, type Member } from '../accounts.ts';
import { giftOf, newTransactionId } from '../contributions/giving.ts';
import { writeStored } from '../stored.ts';
import { newWishlistOf, newWishlistWithUpi } from '../wishlists-made.ts';

const read = ({ connection }: Member, signal = new AbortController().signal) => {
  const counts: number[] = [];
  return readAccountData(connection, { signal, onProgress: (count) => counts.push(count) }).then((data) => ({
    data,
    counts,
  }));
};

async function give(giver: Member, list: { readonly id: Parameters<typeof recordContribution>[1] }) {
  const transactionId = newTransactionId();
  await recordContribution(giver.connection, list.id, null, giftOf(giver, 501), { transactionId, giver });
  return transactionId;
}

it('has a file of each kind, also about a deleted list', async () => {
  const [member, other] = [await newMember({ displayName: 'Asha' }), await newMember()];
  const { wishlist } = await newWishlistWithUpi(member);
  const { wishlist: deleted } = await newWishlistOf(member, { title: 'Our engagement' });
  const { wishlist: theirs } = await newWishlistOf(other, { title: 'Meena & Om' });
  const received = [await give(other, wishlist), await give(other, deleted)];
  const given = await give(member, theirs);
  for (const list of [wishlist, deleted])
    await writeStored(`registerEntries/${list.id}_${crypto.randomUUID()}`, { wishlistId: list.id, name: 'Kaka' });
  await writeStored(`giftNotes/${received[0] ?? ''}`, { wishlistId: wishlist.id, note: 'From Pune' });
  await writeStored(`invitationTexts/${wishlist.id}`, { texts: { en: 'Come' } });
  await editDetails(member.connection, wishlist.id, { theme: 'lotus' });
  await writeStored(`onboarding/${member.id}`, { userId: member.id });
  await joinWishlist(other.connection, await inviteHost(member.connection, wishlist, 'host', member), 'Meena');
  await joinWishlist(member.connection, await inviteHost(other.connection, theirs, 'host', other), 'Asha');
  await deleteWishlist(member.connection, deleted.id);

  const { data, counts } = await read(member);
  expect([...data.keys()].sort()).toEqual([...ARCHIVE_FILES].sort());
  for (const [file, documents] of data) expect(documents, file).not.toEqual([]);
  const ids = (file: (typeof ARCHIVE_FILES)[number]) => (data.get(file) ?? []).map(({ id }) => id);
  expect(data.get('profile')).toMatchObject([{ email: member.email }, { displayName: 'Asha' }, { userId: member.id }]);
  expect(ids('wishlists')).toEqual([wishlist.id]);
  expect(ids('statistics').sort()).toEqual([wishlist.id, deleted.id].sort());
  expect(ids('gifts-received').sort()).toEqual([...received].sort());
  expect(data.get('register-entries')).toHaveLength(2);
  expect(data.get('histories')).toMatchObject([{ id: wishlist.id, last: { by: member.id } }]);
  expect(ids('hosts')).toEqual([other.id, member.id]);
  const [gift] = data.get('gifts-given') ?? [];
  expect(gift).toMatchObject({ id: given, amount: 501 });
  expect(gift?.['createdAt']).toBeInstanceOf(Date);
  expect(data.get('lists-shared-with-you')).toEqual([{ id: theirs.id, title: 'Meena & Om' }]);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
});

it('stops when it is told to', async () => {
  const stopped = new AbortController();
  stopped.abort(new Error('Stopped.'));
  await expect(read(await newMember(), stopped.signal)).rejects.toThrow('Stopped.');
});
