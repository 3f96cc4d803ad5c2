import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  doc,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  getFirestore,
  query,
  runTransaction,
  setLogLevel,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Fields, Writes } from './fields.ts';
import type { Person } from './people.ts';
import { STORED } from './stored-documents.ts';

export type Operation = (firestore: Firestore) => Promise<unknown>;

/** One operation by one person. `given` adds to, or overrides, the stored documents. */
export interface Attempt {
  readonly by: Person;
  readonly act: Operation;
  readonly given?: Writes;
}

type Attempts = Readonly<Record<string, () => Attempt>>;

export interface RulesTest {
  /** Defines one test per attempt: the rules allow it. */
  allows(subject: string, attempts: Attempts): void;
  /** Defines one test per attempt: the rules deny it. */
  denies(subject: string, attempts: Attempts): void;
  assertAllowed(attempt: Attempt): Promise<void>;
  /** The names of the attempts that the rules allow. */
  allowedAmong(attempts: Readonly<Record<string, Attempt>>): Promise<readonly string[]>;
  assertDenied(attempt: Attempt): Promise<void>;
}

/** One attempt for each named change. */
export const each = (attempt: (changes: Fields) => Attempt, changes: Readonly<Record<string, Fields>>) =>
  Object.fromEntries(Object.entries(changes).map(([what, change]) => [what, () => attempt(change)]));

/** An attempt to write over the stored documents. */
export const writing = (by: Person, writes: Writes, given?: Writes): Attempt => ({
  by,
  act: commits(writes),
  ...(given && { given }),
});

/**
 * A commit without reads is one request. A batch would take the SDK's write stream, which every denial ends, so that each
 * attempt would open a new one.
 */
export const commits =
  (writes: Writes): Operation =>
  (firestore) =>
    runTransaction(
      firestore,
      async (transaction) => {
        for (const [path, fields] of Object.entries(writes)) {
          if (fields === null) transaction.delete(doc(firestore, path));
          else transaction.set(doc(firestore, path), fields);
        }
      },
      { maxAttempts: 1 },
    );

export const gets =
  (path: string): Operation =>
  (firestore) =>
    getDocFromServer(doc(firestore, path));

export const lists =
  (name: string, ...constraints: readonly QueryConstraint[]): Operation =>
  (firestore) =>
    getDocsFromServer(query(collection(firestore, name), ...constraints));

export const counts =
  (name: string, ...constraints: readonly QueryConstraint[]): Operation =>
  (firestore) =>
    getCountFromServer(query(collection(firestore, name), ...constraints));

export const listsGroup =
  (name: string, ...constraints: readonly QueryConstraint[]): Operation =>
  (firestore) =>
    getDocsFromServer(query(collectionGroup(firestore, name), ...constraints));

/**
 * A client that bypasses the rules. One serves all tests of a file, because every new client parses the definitions of the
 * protocol, which takes longer than storing the documents.
 */
function withoutRules({ projectId, emulators }: RulesTestEnvironment): Firestore {
  if (!emulators.firestore) throw new Error('The environment has no Firestore emulator.');
  const firestore = getFirestore(initializeApp({ projectId }, projectId));
  connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port, { mockUserToken: 'owner' });
  return firestore;
}

/** Loads the rules into a database of its own, which holds the stored documents before each test. */
export function setUpRulesTest(name: string): RulesTest {
  let environment: RulesTestEnvironment;
  let unrestricted: Firestore;
  // A denied attempt changes nothing, so the next one with the same documents needs no reset. null if it may be changed.
  let present: { readonly given: Writes | undefined } | null = null;
  const firestores = new Map<Person, Firestore>();

  beforeAll(async () => {
    // The tests expect denials; the SDK would log a warning for each.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId: `demo-rules-${name}`,
      firestore: { rules: readFileSync('firestore.rules', 'utf8') },
    });
    unrestricted = withoutRules(environment);
  });
  afterAll(async () => {
    await deleteApp(unrestricted.app);
    await environment.cleanup();
  });

  async function prepare(given: Writes | undefined): Promise<void> {
    if (present && present.given === given) return;
    present = null;
    await environment.clearFirestore();
    await commits(STORED)(unrestricted);
    if (given) await commits(given)(unrestricted);
    present = { given };
  }

  function firestoreOf(person: Person): Firestore {
    const known = firestores.get(person);
    if (known) return known;
    const { uid, email, isVerified, provider = 'password', signedInAgo = 0 } = person;
    const context =
      uid === ''
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uid, {
            ...(email !== '' && { email }),
            ...(isVerified !== null && { email_verified: isVerified }),
            firebase: { sign_in_provider: provider },
            auth_time: Math.floor(Date.now() / 1000) - signedInAgo,
          });
    const firestore = context.firestore() as unknown as Firestore;
    firestores.set(person, firestore);
    return firestore;
  }

  async function attempt({ by, act, given }: Attempt): Promise<unknown> {
    await prepare(given);
    return act(firestoreOf(by));
  }

  async function assertAllowed(allowed: Attempt): Promise<void> {
    await assertSucceeds(attempt(allowed));
    present = null;
  }

  async function assertDenied(denied: Attempt): Promise<void> {
    try {
      await assertFails(attempt(denied));
    } catch (error) {
      present = null;
      throw error;
    }
  }

  async function allowedAmong(attempts: Readonly<Record<string, Attempt>>): Promise<readonly string[]> {
    const allowed: string[] = [];
    for (const [name, denied] of Object.entries(attempts)) {
      const isAllowed = await attempt(denied).then(
        () => true,
        () => false,
      );
      if (!isAllowed) continue;
      present = null;
      allowed.push(name);
    }
    return allowed;
  }

  const each = (subject: string, attempts: Attempts, judge: (attempt: Attempt) => Promise<void>) => {
    describe(subject, () => {
      it.each(Object.entries(attempts))('%s', (_name, made) => judge(made()));
    });
  };

  return {
    allows: (subject, attempts) => each(`allows ${subject}`, attempts, assertAllowed),
    denies: (subject, attempts) => each(`denies ${subject}`, attempts, assertDenied),
    assertAllowed,
    assertDenied,
    allowedAmong,
  };
}
