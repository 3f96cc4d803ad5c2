import { deleteUser } from 'firebase/auth';
import {
  collection,
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
import { type UserId, userId, wishlistId } from '../../domain/ids.ts';
import { forgetAccount } from '../accounts/remembered-account.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { deviceGifts, forgetDeviceGift } from '../drafts/device-gifts.ts';
import { forgetDraft } from '../drafts/wishlist-draft.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { storageOf } from '../firebase/storage.ts';
import { forgetReads } from '../kept/kept-reads.ts';
import { removeHost } from '../hosts/operations.ts';
import { clearNotifications } from '../notifications/operations.ts';
import { orFailure, toFailure } from '../to-failure.ts';
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
 * The member leaves the lists of others. This is where an own list would go to its heir, if it has other hosts: a list
 * that nobody inherits is deleted. The title of a list that was deleted earlier is removed from its statistics.
 */
async function eraseLists(connection: Connection, user: UserId): Promise<void> {
  const firestore = liteFirestoreOf(connection);
  await untilNoneLeft(connection, 'wishlists', where('userId', '==', user), async (found) => {
    for (const { id } of found) await deleteWishlist(connection, wishlistId(id), { keepsTitle: false });
  });
  await untilNoneLeft(connection, 'wishlists', where('hostIds', 'array-contains', user), async (found) => {
    for (const { id } of found) await removeHost(connection, wishlistId(id), user);
  });
  // They have the member's name, and would outlast the lists.
  await eraseAll(connection, 'hostInvitations', user);
  await orFailure(async () => {
    const { docs } = await getDocs(query(collection(firestore, 'analytics'), where('ownerId', '==', user)));
    for (const found of docs) {
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

function isTitled(deleted: unknown): deleted is { readonly title: string; readonly at: unknown } {
  return (
    typeof deleted === 'object' && deleted !== null && 'title' in deleted && 'at' in deleted && deleted.title !== ''
  );
}

async function eraseRegister(connection: Connection, user: UserId): Promise<void> {
  for (const name of ['registerEntries', 'giftNotes']) await eraseAll(connection, name, user);
}

async function eraseAll(connection: Connection, name: string, owner: UserId): Promise<void> {
  await untilNoneLeft(connection, name, where('ownerId', '==', owner), async (found) => {
    const batch = writeBatch(liteFirestoreOf(connection));
    for (const each of found) batch.delete(each.ref);
    await batch.commit();
  });
}

async function erasePictures(connection: Connection, user: UserId): Promise<void> {
  await orFailure(async () => {
    for (const folder of ['profiles', 'items']) {
      const { items } = await listAll(ref(storageOf(connection), `${folder}/${user}`));
      for (const picture of items) {
        await deleteObject(picture).catch((error: unknown) => {
          if (toFailure(error).reason !== 'missing') throw error;
        });
      }
    }
  });
}

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
