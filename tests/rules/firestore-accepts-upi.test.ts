import { contribution } from './support/contribution.ts';
import { deactivateWishlist, deleteWishlist, deletion } from './support/admin-actions.ts';
import { GONE, uuid, withChange, type Writes } from './support/fields.ts';
import { adminById, giver, otherOwner, owner, type Person, stranger, visitor } from './support/people.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import { DETAILS, paymentDetails, storedDetails, upiWedding } from './support/upi.ts';
import { creation, editDetails, newId } from './support/wishlist-events.ts';
import { aWishlist, anItem, documentsOf, linkOnly, stored, type StoredWishlist, wedding } from './support/wishlists.ts';

const rules = setUpRulesTest('accepts-upi');

const NOT_OWNERS: readonly Person[] = [visitor, stranger, giver, otherOwner, adminById];

const switched = (
  acceptsUpi: unknown,
  before = wedding,
  given: Writes = storedDetails(),
  by: Person = owner,
): Attempt =>
  writing(by, withChange(editDetails({}, before), `wishlists/${before.id}`, { acceptsUpi }), {
    ...documentsOf(before),
    ...given,
  });

const beforeUpi = stored(
  wedding.id,
  (() => {
    const { acceptsUpi: _, ...fields } = wedding.fields;
    return fields as typeof wedding.fields;
  })(),
);

rules.allows('the owner to switch gifts by UPI', {
  on: () => switched(true),
  'on, on a list from before UPI': () => switched(true, beforeUpi),
  off: () => switched(false, upiWedding),
  'off, without payment details': () => switched(false, upiWedding, {}),
  'on again without payment details, if it is on': () => switched(true, upiWedding, {}),
});

const byContribution = (acceptsUpi: boolean, to: StoredWishlist): Attempt =>
  writing(giver, withChange(contribution({ to, itemIndex: -1 }), `wishlists/${to.id}`, { acceptsUpi }), {
    ...documentsOf(to),
    ...storedDetails(),
  });

rules.denies('a switch of gifts by UPI', {
  'on, without payment details': () => switched(true, wedding, {}),
  'on, without payment details, on a list from before UPI': () => switched(true, beforeUpi, {}),
  'on, with the payment details of another wishlist': () => switched(true, wedding, storedDetails({}, linkOnly.id)),
  'to a text': () => switched('yes'),
  'to null': () => switched(null),
  'to nothing': () => switched(GONE, upiWedding),
  ...Object.fromEntries(
    NOT_OWNERS.flatMap((by): [string, () => Attempt][] => [
      [`on, by a ${by.role}`, () => switched(true, wedding, storedDetails(), by)],
      [`off, by a ${by.role}`, () => switched(false, upiWedding, storedDetails(), by)],
    ]),
  ),
  'on, by a contribution': () => byContribution(true, wedding),
  'off, by a contribution': () => byContribution(false, upiWedding),
  'by an admin, with the deactivation': () =>
    writing(
      adminById,
      withChange(deactivateWishlist(adminById, upiWedding), `wishlists/${wedding.id}`, {
        ...upiWedding.fields,
        acceptsUpi: false,
      }),
      documentsOf(upiWedding),
    ),
  'on, in a new wishlist': () => writing(stranger, creation({ fields: { acceptsUpi: true } })),
  'on, in a new wishlist with payment details': () => {
    const fields = aWishlist(newId, [anItem(500), anItem(501)], { userId: stranger.uid });
    return writing(stranger, {
      ...creation({ fields: { acceptsUpi: true } }),
      ...paymentDetails({}, { id: newId, fields }),
    });
  },
});

// ---- Deleting ----

rules.allows('deleting payment details', {
  'with the wishlist, by its owner': () => writing(owner, { ...deletion(), [DETAILS.details]: null }, storedDetails()),
  'with a wishlist that has none': () => writing(owner, { ...deletion(), [DETAILS.details]: null }),
  'with the wishlist, by an admin': () =>
    writing(adminById, { ...deleteWishlist(), [DETAILS.details]: null }, storedDetails()),
});

rules.denies('writing payment details without a wishlist', {
  'that never existed': () =>
    writing(stranger, { [`paymentDetails/${uuid(47)}`]: storedDetails()[DETAILS.details] ?? null }),
});

rules.denies('deleting payment details', {
  ...Object.fromEntries(
    [owner, ...NOT_OWNERS].map((by): [string, () => Attempt] => [
      `of a wishlist that stays, by the ${by.role}`,
      () => writing(by, { [DETAILS.details]: null }, storedDetails()),
    ]),
  ),
  'of a wishlist that is deactivated': () =>
    writing(adminById, { ...deactivateWishlist(), [DETAILS.details]: null }, storedDetails()),
});
