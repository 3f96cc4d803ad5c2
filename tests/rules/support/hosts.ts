import { storedHost, storedHostInvitation } from '../../../src/domain/testing/documents.ts';
import { type Fields, LONG_AGO, now, uuid, type Writes } from './fields.ts';
import { coHost, keeper, owner, type Person, stranger } from './people.ts';
import { privateWishlist, type StoredWishlist, wedding } from './wishlists.ts';

/** The code of the link. */
export const invitationId = uuid(8300);
export const invitationPath = `hostInvitations/${invitationId}`;

const EARLIER_INVITATION = uuid(8301);

export type HostsOf = StoredWishlist & {
  readonly fields: { readonly hostIds?: readonly string[]; readonly editorIds?: readonly string[] };
};

/** The owner invites a host. */
export const hostInvitation = (
  changes: Fields = {},
  { id, fields }: StoredWishlist = wedding,
  path = invitationPath,
): Writes => ({
  [path]: {
    ...storedHostInvitation({ wishlistId: id, ownerId: fields.userId, title: fields.title }, now()),
    ...changes,
  },
});

/** From an earlier day, which is less than seven ago. */
export const openInvitation = (changes: Fields = {}, wishlist: StoredWishlist = wedding): Writes =>
  hostInvitation({ createdAt: HOURS_AGO, ...changes }, wishlist);

const HOURS_AGO = new Date(Date.now() - 5 * 86_400_000);

/** Signed-out visitors have no uid, so they use another one. */
export const hostPath = (uid: string, { id }: Pick<StoredWishlist, 'id'> = wedding): string =>
  `wishlists/${id}/hosts/${uid === '' ? 'no-uid' : uid}`;

interface Acceptance {
  readonly by: Person;
  readonly role: 'host' | 'keeper';
  readonly on: HostsOf;
  /** Of the wishlist, besides the one who joins. */
  readonly wishlist: Fields;
  readonly host: Fields;
  readonly invitation: Fields;
}

/** The documents with which an invited person joins. */
export function acceptance(changes: Partial<Acceptance> = {}): Writes {
  const { by, role, on, wishlist, host, invitation } = {
    by: stranger,
    role: 'host' as const,
    on: wedding,
    wishlist: {},
    host: {},
    invitation: {},
    ...changes,
  };
  const { hostIds = [], editorIds = [] } = on.fields;
  return {
    [`wishlists/${on.id}`]: {
      ...on.fields,
      hostIds: [...hostIds, by.uid],
      editorIds: role === 'host' ? [...editorIds, by.uid] : editorIds,
      ...wishlist,
    },
    [hostPath(by.uid, on)]: { ...storedHost({ role, name: 'Meena', invitationId }, now()), ...host },
    ...openInvitation({ role, used: { by: by.uid, at: now() }, ...invitation }, on),
  };
}

/** The documents with which a host leaves or is removed. */
export function departure(uid: string, changes: Fields = {}, on: HostsOf = wedding): Writes {
  const { hostIds = [], editorIds = [] } = on.fields;
  const isOther = (id: string) => id !== uid;
  return {
    [`wishlists/${on.id}`]: {
      ...on.fields,
      hostIds: hostIds.filter(isOther),
      editorIds: editorIds.filter(isOther),
      ...changes,
    },
    [hostPath(uid, on)]: null,
  };
}

const plates = (wishlist: StoredWishlist): Writes => ({
  [hostPath(coHost.uid, wishlist)]: storedHost({ name: 'Meena', invitationId: EARLIER_INVITATION }, LONG_AGO),
  [hostPath(keeper.uid, wishlist)]: storedHost(
    { name: 'Suresh', role: 'keeper', invitationId: EARLIER_INVITATION },
    LONG_AGO,
  ),
});

/** Stored before each test. */
export const HOSTS: Writes = {
  ...plates(wedding),
  ...plates(privateWishlist),
  [`hostInvitations/${EARLIER_INVITATION}`]: storedHostInvitation(
    {
      wishlistId: wedding.id,
      ownerId: owner.uid,
      title: wedding.fields.title,
      used: { by: coHost.uid, at: LONG_AGO },
    },
    LONG_AGO,
  ),
};

/** Signed-out visitors have no uid, so they use another one. */
export const editingPath = (uid: string, { id }: Pick<StoredWishlist, 'id'> = wedding): string =>
  `wishlists/${id}/editing/${uid === '' ? 'no-uid' : uid}`;

/** A host has the editor open. */
export const editing = (uid: string, changes: Fields = {}): Writes => ({
  [editingPath(uid)]: { itemId: null, at: now(), ...changes },
});
