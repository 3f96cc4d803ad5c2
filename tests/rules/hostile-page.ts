import { initializeApp } from 'firebase/app';
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  onSnapshot,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
  type Query,
  type DocumentReference,
} from 'firebase/firestore';
import { contribution, PATHS } from './support/contribution.ts';
import { only, without, type Writes } from './support/fields.ts';
import { giver, visitor } from './support/people.ts';
import { subscriber } from './support/public-forms.ts';
import { privateWishlist } from './support/wishlists.ts';

const PRIVATE = `wishlists/${privateWishlist.id}`;
const DATABASE = 'projects/demo-hostile/databases/(default)';

/** An attempt of the page and its outcome: an error code, or what was read. */
export type Attempts = Record<string, string>;

function commit(db: Firestore, writes: Writes): Promise<void> {
  const batch = writeBatch(db);
  for (const [path, fields] of Object.entries(writes)) {
    if (fields) batch.set(doc(db, path), fields);
    else batch.delete(doc(db, path));
  }
  return batch.commit();
}

/** Runs in the page: attempts everything on documents that the rules protect. */
async function attack(port: number, longPolling: boolean): Promise<Attempts> {
  const app = initializeApp({ projectId: 'demo-hostile' }, `hostile-${longPolling}`);
  const db = initializeFirestore(app, { experimentalForceLongPolling: longPolling });
  connectFirestoreEmulator(db, '127.0.0.1', port);
  const attempts: Attempts = {};
  for (const [name, attempt] of Object.entries({ ...sdkAttempts(db), ...rawAttempts(port) })) {
    attempts[name] = await attempt().then(
      (got) => `got ${JSON.stringify(got)}`,
      (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
    );
  }
  return attempts;
}

type Attempt = () => Promise<unknown>;

function sdkAttempts(db: Firestore): Record<string, Attempt> {
  const secret = doc(db, PRIVATE);
  const wishlists = collection(db, 'wishlists');
  return {
    get: () => getDocFromServer(secret),
    'get a document that does not exist': () => getDocFromServer(doc(db, 'users/nobody')),
    list: () => getDocsFromServer(wishlists),
    'list one': () => getDocsFromServer(query(wishlists, limit(1))),
    'list with a filter that proves nothing': () => getDocsFromServer(query(wishlists, where('fundedAmount', '>=', 0))),
    'list the wishlists of its owner': () => getDocsFromServer(query(wishlists, where('userId', '==', 'owner'))),
    'list profiles': () => getDocsFromServer(collection(db, 'users')),
    'list transactions': () => getDocsFromServer(collection(db, 'transactions')),
    'list the group': () => getDocsFromServer(collectionGroup(db, 'wishlists')),
    count: () => getCountFromServer(wishlists),
    'listen to a document': () => firstSnapshot(secret),
    'listen to a query': () => firstSnapshot(wishlists),
    create: () => setDoc(doc(db, 'wishlists/mine'), { userId: 'owner' }),
    overwrite: () => setDoc(secret, { ...privateWishlist.fields, userId: 'hostile' }),
    update: () => updateDoc(secret, { visibility: 'public' }),
    'become an admin': () => setDoc(doc(db, 'users/hostile'), { isAdmin: true }),
    'contribute to it': () => commit(db, contribution({ to: privateWishlist, itemIndex: 0, by: visitor })),
    'contribute more than the price': () => commit(db, contribution({ amount: 1_001, by: visitor })),
    'contribute without the transaction': () => commit(db, without(contribution({ by: visitor }), PATHS.transaction)),
    'contribute in the name of another': () => commit(db, contribution({ by: giver })),
    'send the owner a notification': () => commit(db, only(contribution({ by: visitor }), PATHS.notification)),
    delete: () => deleteDoc(secret),
    'batch with one write that is allowed': () => commit(db, { ...subscriber(), [PRIVATE]: null }),
    'transaction that reads': () => runTransaction(db, (transaction) => transaction.get(secret)),
    'transaction that only writes': () =>
      runTransaction(db, async (transaction) => {
        transaction.delete(secret);
      }),
  };
}

function firstSnapshot(target: DocumentReference | Query): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (target.type === 'document') onSnapshot(target, resolve, reject);
    else onSnapshot(target, resolve, reject);
  });
}

function rawAttempts(port: number): Record<string, Attempt> {
  const call = async (path: string, init?: RequestInit, headers: Record<string, string> = {}): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/${DATABASE}/documents${path}`, { ...init, headers });
    if (response.ok) return response.json();
    const answer = (await response.json()) as { error?: { status?: string } } | { error?: { status?: string } }[];
    const { error } = Array.isArray(answer) ? (answer[0] ?? {}) : answer;
    throw Object.assign(new Error(error?.status), { code: error?.status });
  };
  const post = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });
  const name = `${DATABASE}/documents/${PRIVATE}`;
  return {
    'REST get': () => call(`/${PRIVATE}`),
    'REST list': () => call('/wishlists'),
    'REST list with missing': () => call('/wishlists?showMissing=true'),
    'REST collection ids': () => call(':listCollectionIds', post({})),
    'REST batchGet': () => call(':batchGet', post({ documents: [name] })),
    'REST query': () => call(':runQuery', post({ structuredQuery: { from: [{ collectionId: 'wishlists' }] } })),
    'REST query of everything': () =>
      call(':runQuery', post({ structuredQuery: { from: [{ allDescendants: true }] } })),
    'REST patch': () => call(`/${PRIVATE}`, { method: 'PATCH', body: JSON.stringify({ fields: {} }) }),
    'REST delete': () => call(`/${PRIVATE}`, { method: 'DELETE' }),
    'REST commit': () => call(':commit', post({ writes: [{ delete: name }] })),
    'REST commit that verifies': () =>
      call(':commit', post({ writes: [{ verify: name, currentDocument: { exists: true } }] })),
    'REST commit with a precondition that would reveal whether it exists': () =>
      call(':commit', post({ writes: [{ delete: name, currentDocument: { exists: false } }] })),
    'REST batchWrite': () => call(':batchWrite', post({ writes: [{ delete: name }] })).then(deniedWrites),
    'REST get with a broken token': () => call(`/${PRIVATE}`, {}, { Authorization: 'Bearer nonsense' }),
  };
}

/** batchWrite reports a status per write. */
function deniedWrites(answer: unknown): unknown {
  const { status = [] } = answer as { status?: { code?: number }[] };
  const denied = status.every(({ code }) => code === 7);
  if (denied) throw Object.assign(new Error('denied'), { code: 'PERMISSION_DENIED' });
  return answer;
}

Object.assign(globalThis, { attack });
