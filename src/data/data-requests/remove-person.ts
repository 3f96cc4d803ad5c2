import {
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { type DataSubject, REMOVAL_STEPS, type RemovalStep } from '../../domain/data-request.ts';
import type { erasureSchema } from '../../domain/erasure.ts';
import { Failure } from '../../domain/failure.ts';
import { heirOf } from '../../domain/hosts.ts';
import { transactionId, type UserId, type WishlistId, wishlistId } from '../../domain/ids.ts';
import type { AdminLogType } from '../../domain/system-log.ts';
import { actAsAdmin, adminRecord } from '../admin/act-as-admin.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import type { Written } from '../documents/written.ts';
import { makeAnonymous } from '../erasure/erase-gifts.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { readable } from '../listed.ts';
import { serverTime } from '../rest/batch.ts';
import { signedIn } from '../rest/requests.ts';
import { orFailure } from '../to-failure.ts';
import { wishlistDeletion } from '../wishlists/wishlist-deletion.ts';
import { documentsAbout } from './found-by-kind.ts';

type Step = (connection: Connection, subject: DataSubject) => Promise<void>;

const STEPS: Readonly<Record<RemovalStep, Step>> = {
  account: beginErasure,
  lists: deleteLists,
  gifts: eraseGifts,
  messages: deleteAll('messages', 'support_deleted', 'supportMessages', 'Support message deleted'),
  subscriptions: deleteAll('subscriptions', 'subscriber_deleted', 'subscribers', 'Subscriber deleted'),
  reports: deleteAll('reports', 'report_deleted', 'reports', 'Report deleted'),
  notes: deleteNotes,
};

/**
 * Deletes what an admin can delete of a person. Each commit has its log entry. After an interruption, calling it again continues.
 * What only the person can delete is deleted by their next sign-in, and the rest by hand: docs/operations.md.
 */
export async function removePerson(
  connection: Connection,
  subject: DataSubject,
  onStep: (step: RemovalStep) => void,
): Promise<void> {
  for (const step of REMOVAL_STEPS) {
    onStep(step);
    await STEPS[step](connection, subject);
  }
}

/** When the deletion of an account began; null if it did not. */
export async function readErasureStart(connection: Connection, { id }: DataSubject): Promise<Date | null> {
  if (id === null) return null;
  const record = await orFailure(() => getDoc(doc(liteFirestoreOf(connection), 'erasures', id)));
  const startedAt: unknown = record.get('startedAt');
  return isTimestamp(startedAt) ? startedAt.toDate() : null;
}

function isTimestamp(value: unknown): value is { readonly toDate: () => Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}

/** Deletes the profile. From then on the account can only be erased. A guest has none. */
async function beginErasure(connection: Connection, { id }: DataSubject): Promise<void> {
  if (id === null) return;
  const profile = await orFailure(() => getDoc(doc(liteFirestoreOf(connection), 'users', id)));
  if (!profile.exists()) return;
  const action = { type: 'user_deleted', targetId: id, description: 'Data of an account deleted' } as const;
  await actAsAdmin(
    connection,
    action,
    ({ firestore, batch }) =>
      batch
        .delete(doc(firestore, 'users', id))
        .set(doc(firestore, 'erasures', id), { startedAt: serverTimestamp(), gift: null } satisfies Written<
          typeof erasureSchema
        >)
        // It has the name.
        .delete(doc(firestore, 'systemLogs', `user_signup_${id}`)),
    `user_deleted_${id}`,
  );
}

/** A list with hosts who edit is left to them: only its owner can hand it over, at the next sign-in. */
async function deleteLists(connection: Connection, subject: DataSubject): Promise<void> {
  const { wishlists } = documentsAbout(connection, subject);
  if (!wishlists) return;
  const { docs } = await orFailure(() => getDocs(wishlists));
  for (const found of docs) {
    const id = wishlistId(found.id);
    const wishlist = readable(() => parseWishlist(id, found.data()));
    if (wishlist instanceof Failure) await deleteList(connection, id, []);
    else if (!heirOf(wishlist)) await deleteList(connection, id, [wishlist.userId, ...(wishlist.hostIds ?? [])]);
  }
}

async function deleteList(connection: Connection, id: WishlistId, people: readonly UserId[]): Promise<void> {
  const action = { type: 'wishlist_deleted', targetId: id, description: 'Wishlist deleted with its owner' } as const;
  await actAsAdmin(
    connection,
    action,
    ({ batch }) => wishlistDeletion(connection, batch, { id, title: '', people }),
    `wishlist_deleted_${id}`,
  );
}

async function eraseGifts(connection: Connection, subject: DataSubject): Promise<void> {
  const gifts = documentsAbout(connection, subject)['gifts-given'];
  if (!gifts) return;
  const { uid } = await signedInUser(connection);
  await untilNoneLeft(gifts, async ({ id }) => {
    const logId = `gift_erased_${id}`;
    const action = { type: 'gift_erased', targetId: id, description: 'Gift made anonymous' } as const;
    await makeAnonymous(
      signedIn(connection),
      transactionId(id),
      (transaction, gift) => transaction.get(`wishlists/${gift.wishlistId}`),
      (transaction) => transaction.set(`systemLogs/${logId}`, adminRecord(uid, action, serverTime, logId).entry),
    );
  });
}

function deleteAll(
  kind: 'messages' | 'subscriptions' | 'reports',
  type: AdminLogType,
  name: string,
  description: string,
): Step {
  return async (connection, subject) => {
    const written = documentsAbout(connection, subject)[kind];
    if (!written) return;
    await untilNoneLeft(written, ({ id }) =>
      actAsAdmin(
        connection,
        { type, targetId: id, description },
        ({ firestore, batch }) => batch.delete(doc(firestore, name, id)),
        `${type}_${id}`,
      ),
    );
  };
}

/** What admins wrote about the person for each other; deleting it is logged nowhere. */
async function deleteNotes(connection: Connection, subject: DataSubject): Promise<void> {
  const { notes } = documentsAbout(connection, subject);
  if (notes) await untilNoneLeft(notes, ({ ref }) => orFailure(() => deleteDoc(ref)));
}

const AT_ONCE = 20;

/** What was erased is no longer found. */
async function untilNoneLeft(whole: Query, erase: (found: QueryDocumentSnapshot) => Promise<void>): Promise<void> {
  const erased = new Set<string>();
  for (;;) {
    const { docs } = await orFailure(() => getDocs(query(whole, limit(AT_ONCE))));
    if (docs.length === 0) return;
    for (const found of docs) {
      if (erased.has(found.id)) throw new Failure('unexpected-data', `${found.ref.path} is still found.`);
      await erase(found);
      erased.add(found.id);
    }
  }
}
