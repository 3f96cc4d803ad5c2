import { deleteUser } from 'firebase/auth';
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  where,
  writeBatch,
  type QueryDocumentSnapshot,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore/lite';
import { deleteObject, listAll, ref } from 'firebase/storage';
import { ERASURE_STEPS, type ErasureStep } from '../../domain/erasure.ts';
import { Failure } from '../../domain/failure.ts';
import { heirOf } from '../../domain/hosts.ts';
import { type UserId, userId, wishlistId } from '../../domain/ids.ts';
import { picturesOf } from '../../domain/pictures-of.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { forgetAccount } from '../accounts/remembered-account.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import { deviceGifts, forgetDeviceGift } from '../drafts/device-gifts.ts';
import { forgetDraft } from '../drafts/wishlist-draft.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { storageOf } from '../firebase/storage.ts';
import { forgetReads } from '../kept/kept-reads.ts';
import { leave } from '../hosts/members.ts';
import { handOver } from '../hosts/ownership.ts';
import { listed, readable } from '../listed.ts';
import { clearNotifications } from '../notifications/operations.ts';
import { pathsOf } from '../pictures/discard-pictures.ts';
import { orFailure, toFailure } from '../to-failure.ts';
import { editDetails } from '../wishlists/edit-details.ts';
import { deleteWishlist } from '../wishlists/delete-wishlist.ts';
import { startErasure } from './erasure-record.ts';
import { eraseGifts } from './erase-gifts.ts';

type Step = (connection: Connection, user: UserId) => Promise<void>;

/** Each finds what is left, so it can be repeated after an interruption, also while another tab does the same. */
const STEPS: Readonly<Record<ErasureStep, Step>> = {
  lists: eraseLists,
  register: eraseRegister,
  gifts: eraseGifts,
  notifications: async (connection, user) => void (await clearNotifications(connection, user)),
  pictures: erasePictures,
  hosts: leaveLists,
  'sign-in': eraseSignIn,
};

/** Deletes the signed-in account and all that is its own, or continues after an interruption. */
export async function eraseAccount(connection: Connection, onStep: (step: ErasureStep) => void): Promise<void> {
  const user = userId((await signedInUser(connection)).uid);
  await startErasure(connection, user);
  for (const step of ERASURE_STEPS) {
    onStep(step);
    await STEPS[step](connection, user);
  }
}

/**
 * A list goes to its heir, if another edits it, and the member is one of its hosts until the pictures are sorted out. A list
 * that nobody inherits is deleted. The title of a list that was deleted earlier is removed from its statistics.
 */
async function eraseLists(connection: Connection, user: UserId): Promise<void> {
  const firestore = liteFirestoreOf(connection);
  await untilNoneLeft(connection, 'wishlists', where('userId', '==', user), async (found) => {
    for (const own of found) {
      const wishlist = readable(() => parseWishlist(wishlistId(own.id), own.data()));
      if (!(wishlist instanceof Failure) && heirOf(wishlist)) await bequeath(connection, wishlist);
      else await deleteWishlist(connection, wishlistId(own.id), { keepsTitle: false });
    }
  });
  // They have the member's name, and would outlast the lists.
  await eraseAll(connection, 'hostInvitations', where('ownerId', '==', user));
  await orFailure(async () => {
    for (const found of await analyticsOf(connection, user)) {
      const deleted: unknown = found.get('deleted');
      if (!isTitled(deleted)) continue;
      await writeBatch(firestore)
        .update(found.ref, { deleted: { title: '', at: deleted.at }, updatedAt: serverTimestamp() })
        .commit();
    }
    await writeBatch(firestore)
      .delete(doc(firestore, 'onboarding', user))
      .delete(doc(firestore, 'systemLogs', `user_signup_${user}`))
      .commit();
  });
}

/** Guests no longer send money to the member. The heir enters their own UPI address. */
async function bequeath(connection: Connection, { id, userId: user, acceptsUpi }: Wishlist): Promise<void> {
  if (acceptsUpi) await editDetails(connection, id, { acceptsUpi: false });
  await orFailure(() => deleteDoc(doc(liteFirestoreOf(connection), 'paymentDetails', id)));
  await handOver(connection, id, (wishlist) => (wishlist.userId === user ? heirOf(wishlist) : null));
}

/** The lists whose register is the member's: after the first step, only deleted ones. */
async function analyticsOf(connection: Connection, user: UserId): Promise<readonly QueryDocumentSnapshot[]> {
  const own = query(collection(liteFirestoreOf(connection), 'analytics'), where('ownerId', '==', user));
  return (await orFailure(() => getDocs(own))).docs;
}

function isTitled(deleted: unknown): deleted is { readonly title: string; readonly at: unknown } {
  return (
    typeof deleted === 'object' && deleted !== null && 'title' in deleted && 'at' in deleted && deleted.title !== ''
  );
}

async function eraseRegister(connection: Connection, user: UserId): Promise<void> {
  for (const { id } of await analyticsOf(connection, user))
    for (const name of ['registerEntries', 'giftNotes'])
      await eraseAll(connection, name, where('wishlistId', '==', id));
}

async function eraseAll(connection: Connection, name: string, mine: QueryFieldFilterConstraint): Promise<void> {
  await untilNoneLeft(connection, name, mine, async (found) => {
    const batch = writeBatch(liteFirestoreOf(connection));
    for (const each of found) batch.delete(each.ref);
    await batch.commit();
  });
}

/** Those in lists that others run from now on, and in which the member still is a host, stay. */
async function erasePictures(connection: Connection, user: UserId): Promise<void> {
  await orFailure(async () => {
    const { docs } = await getDocs(query(collection(liteFirestoreOf(connection), 'wishlists'), sharedWith(user)));
    const { items: shared } = listed(
      docs.map((each) => readable(() => parseWishlist(wishlistId(each.id), each.data()))),
    );
    const shown = new Set(shared.flatMap(picturesOf).flatMap(pathsOf));
    for (const folder of ['profiles', 'items']) {
      const { items } = await listAll(ref(storageOf(connection), `${folder}/${user}`));
      for (const picture of items) {
        if (shown.has(picture.fullPath)) continue;
        await deleteObject(picture).catch((error: unknown) => {
          if (toFailure(error).reason !== 'missing') throw error;
        });
      }
    }
  });
}

/** Together, so that no picture of the last ones is lost if a tab that repeats the steps finds only those. */
async function leaveLists(connection: Connection, user: UserId): Promise<void> {
  await untilNoneLeft(connection, 'wishlists', sharedWith(user), async (found) => {
    const batch = writeBatch(liteFirestoreOf(connection));
    for (const each of found) {
      const offeredTo: unknown = each.get('offeredTo');
      leave(batch, connection, { id: wishlistId(each.id), offeredTo: offeredTo === user ? user : null }, user);
    }
    await batch.commit();
  });
}

const sharedWith = (user: UserId) => where('hostIds', 'array-contains', user);

/** The last step: without it, signing in again continues. What is on this device goes with it. */
async function eraseSignIn(connection: Connection, user: UserId): Promise<void> {
  const account = await signedInUser(connection);
  await orFailure(() => deleteUser(account));
  forgetDraft(user);
  for (const { id, contributorId } of deviceGifts()) if (contributorId === user) forgetDeviceGift(id);
  forgetAccount();
  await forgetReads(null).catch(() => undefined);
}

/** For each the rules access the caller's documents. A commit may make 20 accesses if nothing is cached. */
const AT_ONCE = 10;

async function untilNoneLeft(
  connection: Connection,
  name: string,
  mine: QueryFieldFilterConstraint,
  erase: (found: readonly QueryDocumentSnapshot[]) => Promise<void>,
): Promise<void> {
  const left = query(collection(liteFirestoreOf(connection), name), mine, limit(AT_ONCE));
  await orFailure(async () => {
    for (;;) {
      const { docs } = await getDocs(left);
      if (docs.length === 0) return;
      await erase(docs);
    }
  });
}
