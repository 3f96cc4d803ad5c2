import { type Fields, LONG_AGO, now, type Writes } from './fields.ts';
import { hostPath } from './hosts.ts';
import { coHost, keeper, owner } from './people.ts';
import { changedWishlist, documentsOf, type StoredWishlist, wedding } from './wishlists.ts';

/** The plate that an owner writes with an offer. */
export const ownersPlate = (changes: Fields = {}): Fields => ({
  ...{ role: 'host', name: 'Asha', invitationId: null, since: now() },
  ...changes,
});

/** The owner offers the wedding to the host. */
export const offer = (changes: Fields = {}, plate: Fields = {}): Writes => ({
  [`wishlists/${wedding.id}`]: { ...wedding.fields, offeredTo: coHost.uid, ...changes },
  [hostPath(owner.uid)]: ownersPlate(plate),
});

/** The wedding with that offer, which has been stored. */
export const offered = changedWishlist(wedding, { offeredTo: coHost.uid });
export const beforeHandover = (changes: Fields = {}): Writes => ({
  ...documentsOf(changedWishlist(offered, changes)),
  [hostPath(owner.uid)]: ownersPlate({ since: LONG_AGO }),
});

interface Handover {
  readonly on: StoredWishlist;
  readonly heir: string;
  readonly wishlist: Fields;
  readonly analytics: Fields;
}

/** The host becomes the owner, and the owner a host. */
export function handover({
  on = offered,
  heir = coHost.uid,
  wishlist = {},
  analytics = {},
}: Partial<Handover> = {}): Writes {
  const { userId, hostIds = [], editorIds = [] } = on.fields;
  const withOwner = (ids: readonly string[]) => [...ids.filter((id) => id !== heir), userId];
  return {
    [`wishlists/${on.id}`]: {
      ...on.fields,
      userId: heir,
      hostIds: withOwner(hostIds),
      editorIds: withOwner(editorIds),
      offeredTo: null,
      ...wishlist,
    },
    [`analytics/${on.id}`]: { ...on.analytics, ownerId: heir, updatedAt: now(), ...analytics },
  };
}

/** What the host has taken over; the gifts, notes and days were stored before. */
export const handedOver: StoredWishlist = {
  ...changedWishlist(wedding, {
    userId: coHost.uid,
    hostIds: [keeper.uid, owner.uid],
    editorIds: [owner.uid],
    offeredTo: null,
  }),
  analytics: { ...wedding.analytics, ownerId: coHost.uid },
};
/** The same, after the former owner has left it. */
export const leftBehind: StoredWishlist = {
  ...handedOver,
  fields: { ...changedWishlist(handedOver, { hostIds: [keeper.uid], editorIds: [] }).fields },
};
