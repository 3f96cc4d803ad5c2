import {
  collection,
  doc,
  getDoc,
  query,
  type QueryFieldFilterConstraint,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { ArchivedDocument, ArchiveFile } from '../../domain/account-archive.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import { signInWays } from '../accounts/sign-in-ways.ts';
import type { Connection } from '../connection.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { readAllPages, readPage } from '../firebase/page-query.ts';
import { orFailure } from '../to-failure.ts';

export type AccountData = ReadonlyMap<ArchiveFile, readonly ArchivedDocument[]>;

export interface ReadingData {
  readonly signal: AbortSignal;
  /** The number of documents so far. */
  readonly onProgress: (count: number) => void;
}

/**
 * Reads every document about the signed-in member that the rules let them read: theirs, and those about their wishlists,
 * deleted ones included. Only the marks of who is editing are left out, which last two minutes. The documents are not parsed,
 * so no field is left out.
 */
export async function readAccountData(
  connection: Connection,
  { signal, onProgress }: ReadingData,
): Promise<AccountData> {
  const firestore = liteFirestoreOf(connection);
  const account = await signedInUser(connection);
  const user = account.uid;
  const found = new Map<ArchiveFile, ArchivedDocument[]>();
  let count = 0;

  const add = (file: ArchiveFile, documents: readonly ArchivedDocument[]) => {
    const known = found.get(file);
    if (known) known.push(...documents);
    else found.set(file, [...documents]);
    onProgress((count += documents.length));
  };
  const readOne = async (file: ArchiveFile, path: string) => {
    signal.throwIfAborted();
    const document = await orFailure(() => getDoc(doc(firestore, path)));
    if (document.exists()) add(file, [plain(document.id, document.data())]);
  };
  const readAll = async (file: ArchiveFile, name: string, ...mine: readonly QueryFieldFilterConstraint[]) => {
    const whole = query(collection(firestore, name), ...mine);
    const all: ArchivedDocument[] = [];
    for await (const { items } of readAllPages((options) => readPage(whole, plain, options), { signal })) {
      add(file, items);
      all.push(...items);
    }
    return all;
  };

  add('profile', [
    { id: user, email: account.email, emailVerified: account.emailVerified, signIn: await signInWays(connection) },
  ]);
  for (const name of ['users', 'onboarding']) await readOne('profile', `${name}/${user}`);

  for (const { id } of await readAll('wishlists', 'wishlists', where('userId', '==', user))) {
    await readAll('hosts', `wishlists/${String(id)}/hosts`);
    await readOne('upi-addresses', `paymentDetails/${String(id)}`);
    await readOne('invitation-texts', `invitationTexts/${String(id)}`);
    await readOne('histories', `histories/${String(id)}`);
  }
  await readAll('host-invitations', 'hostInvitations', where('ownerId', '==', user));

  // The statistics of a deleted wishlist stay with its owner, as does what was given.
  for (const { id } of await readAll('statistics', 'analytics', where('ownerId', '==', user))) {
    const ofThis = where('wishlistId', '==', id);
    await readAll('days', 'dailyStats', ofThis);
    await readAll('gifts-received', 'transactions', ofThis);
    await readAll('register-entries', 'registerEntries', ofThis);
    await readAll('register-notes', 'giftNotes', ofThis);
  }

  await readAll('gifts-given', 'transactions', where('contributorId', '==', user));
  await readAll('lists-shared-with-you', 'wishlists', where('hostIds', 'array-contains', user));
  // The rest of such a list is its owner's.
  const shared = found.get('lists-shared-with-you') ?? [];
  found.set(
    'lists-shared-with-you',
    shared.map(({ id, title }) => ({ id, title })),
  );
  for (const { id } of shared) await readOne('hosts', `wishlists/${String(id)}/hosts/${user}`);
  await readAll('notifications', 'notifications', where('userId', '==', user));
  await readAll('notifications', 'notifications', where('hostIds', 'array-contains', user));
  signal.throwIfAborted();
  return found;
}

function plain(id: string, stored: unknown): ArchivedDocument {
  // Safe cast: Firestore's documents are maps.
  return { id, ...(withDates(stored) as ArchivedDocument) };
}

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withDates(each)]));
}
