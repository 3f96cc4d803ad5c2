import { expect, it } from 'vitest';
import { writeDocuments } from '../../../scripts/seed/emulator-owner.ts';
import { countWishlists, listWishlists, type WishlistFilter } from '../../../src/data/admin/list-wishlists.ts';
import { wishlistId } from '../../../src/domain/ids.ts';
import { storedUser, storedWishlist } from '../../../src/domain/testing/documents.ts';
import { memberAt, startOwnEmulator } from '../own-emulator.ts';

const id = (index: number) => wishlistId(`${index}0000000-0000-4000-8000-000000000000`);

it('finds wishlists by the beginning of the title, the owner’s e-mail, a link or an id', async () => {
  const { port } = await startOwnEmulator();
  const admin = await memberAt(port, { email: `${crypto.randomUUID()}@shagun.example` });
  const ravi = await memberAt(port);
  const wishlists = [
    { title: 'Asha & Rohan', isActive: true },
    { title: 'asha weds ravi', isActive: false, userId: ravi.id },
    { title: 'The wedding of Asha', isActive: true, userId: ravi.id },
    { title: 'आशा 🎉', isActive: true },
    { title: 'Asha 🎉', isActive: true, visibility: 'private' as const },
    // Its first letter is one character, which no Unicode form has.
    { title: '\u095bोया: 12 दिसंबर', isActive: true },
  ];
  const made = wishlists.map(
    (fields, index) =>
      [`wishlists/${id(index)}`, storedWishlist(fields, new Date(Date.UTC(2026, 11, 1 + index)))] as const,
  );
  await writeDocuments(
    { auth: 0, firestore: port },
    { [`users/${ravi.id}`]: storedUser({ email: ravi.email }), ...Object.fromEntries(made) },
  );
  const cases: readonly (readonly [WishlistFilter, readonly number[]])[] = [
    [{ search: '' }, [5, 4, 3, 2, 1, 0]],
    [{ search: 'asha' }, [0, 4, 1]],
    [{ search: 'ASHA &' }, [0]],
    [{ search: 'asha 🎉' }, [4]],
    [{ search: 'आशा' }, [3]],
    [{ search: 'ज\u093cोया: १२' }, [5]],
    [{ search: 'Rohan' }, []],
    [{ search: 'asha', state: 'active' }, [0, 4]],
    [{ search: 'asha', state: 'active', visibility: 'private' }, [4]],
    [{ search: ravi.email }, [2, 1]],
    [{ search: ravi.email, state: 'inactive' }, [1]],
    [{ search: 'nobody@guests.example' }, []],
    [{ search: id(3) }, [3]],
    [{ search: `https://shagun.example/wishlist/${id(1).toUpperCase()}?via=qr` }, [1]],
    [{ search: id(9) }, []],
  ];
  for (const [filter, expected] of cases) {
    const { items } = await listWishlists(admin.connection, { ...filter, looksAhead: false });
    expect(
      items.map((found) => found.id),
      JSON.stringify(filter),
    ).toEqual(expected.map(id));
    expect(await countWishlists(admin.connection, filter), JSON.stringify(filter)).toBe(expected.length);
  }
  const first = await listWishlists(admin.connection, { search: 'asha', size: 2, looksAhead: false });
  const second = await listWishlists(admin.connection, { search: 'asha', size: 2, after: first.next });
  expect(second.items.map((found) => found.id)).toEqual([id(1)]);
  await expect(listWishlists(ravi.connection, { search: 'asha' })).rejects.toMatchObject({ reason: 'denied' });
});
