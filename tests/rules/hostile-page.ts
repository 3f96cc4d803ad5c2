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

const DATABASE = 'projects/demo-hostile/databases/(default)';

/** What the page tried, and what came of it: an error's code, or what it got hold of. */
export type Attempts = Record<string, string>;

/** Runs in the page: everything that a visitor might try against documents that the rules keep from them. */
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
  const secret = doc(db, 'vault/secret');
  const vault = collection(db, 'vault');
  return {
    get: () => getDocFromServer(secret),
    'get what is not there': () => getDocFromServer(doc(db, 'vault/nothing')),
    list: () => getDocsFromServer(vault),
    'list one': () => getDocsFromServer(query(vault, limit(1))),
    'list with a filter that the rules do not ask for': () => getDocsFromServer(query(vault, where('pin', '>', 0))),
    'list the group': () => getDocsFromServer(collectionGroup(db, 'vault')),
    count: () => getCountFromServer(vault),
    'listen to a document': () => firstSnapshot(secret),
    'listen to a query': () => firstSnapshot(vault),
    create: () => setDoc(doc(db, 'vault/mine'), { pin: 1 }),
    overwrite: () => setDoc(secret, { pin: 1 }),
    update: () => updateDoc(secret, { pin: 1 }),
    delete: () => deleteDoc(secret),
    'batch with one write that is allowed': () =>
      writeBatch(db).set(doc(db, 'open/one'), { by: 'hostile' }).set(secret, { pin: 1 }).commit(),
    'transaction that reads': () => runTransaction(db, (transaction) => transaction.get(secret)),
    'transaction that only writes': () =>
      runTransaction(db, async (transaction) => {
        transaction.set(secret, { pin: 1 });
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
  const name = `${DATABASE}/documents/vault/secret`;
  return {
    'REST get': () => call('/vault/secret'),
    'REST list': () => call('/vault'),
    'REST list with missing': () => call('/vault?showMissing=true'),
    'REST collection ids': () => call(':listCollectionIds', post({})),
    'REST batchGet': () => call(':batchGet', post({ documents: [name] })),
    'REST query': () => call(':runQuery', post({ structuredQuery: { from: [{ collectionId: 'vault' }] } })),
    'REST query of everything': () =>
      call(':runQuery', post({ structuredQuery: { from: [{ allDescendants: true }] } })),
    'REST patch': () => call('/vault/secret', { method: 'PATCH', body: JSON.stringify({ fields: {} }) }),
    'REST delete': () => call('/vault/secret', { method: 'DELETE' }),
    'REST commit': () => call(':commit', post({ writes: [{ delete: name }] })),
    'REST commit that verifies': () =>
      call(':commit', post({ writes: [{ verify: name, currentDocument: { exists: true } }] })),
    'REST commit with a precondition that would tell whether it exists': () =>
      call(':commit', post({ writes: [{ delete: name, currentDocument: { exists: false } }] })),
    'REST batchWrite': () => call(':batchWrite', post({ writes: [{ delete: name }] })).then(deniedWrites),
    'REST get with a broken token': () => call('/vault/secret', {}, { Authorization: 'Bearer nonsense' }),
  };
}

/** batchWrite answers for each write. */
function deniedWrites(answer: unknown): unknown {
  const { status = [] } = answer as { status?: { code?: number }[] };
  const denied = status.every(({ code }) => code === 7);
  if (denied) throw Object.assign(new Error('denied'), { code: 'PERMISSION_DENIED' });
  return answer;
}

Object.assign(globalThis, { attack });
