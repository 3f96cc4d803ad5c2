import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  query,
  setLogLevel,
  type Firestore,
  type QueryConstraint,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
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

export const commits =
  (writes: Writes): Operation =>
  (firestore) => {
    const batch = writeBatch(firestore);
    for (const [path, fields] of Object.entries(writes)) {
      if (fields === null) batch.delete(doc(firestore, path));
      else batch.set(doc(firestore, path), fields);
    }
    return batch.commit();
  };

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

/** Loads the rules into a database of its own, which holds the stored documents before each test. */
export function setUpRulesTest(name: string): RulesTest {
  let environment: RulesTestEnvironment;
  // A denied attempt changes nothing, so the database is reset only after an allowed one.
  let isAsStored = false;
  const firestores = new Map<Person, Firestore>();

  beforeAll(async () => {
    // The tests expect denials; the SDK would log a warning for each.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId: `demo-rules-${name}`,
      firestore: { rules: readFileSync('firestore.rules', 'utf8') },
    });
  });
  afterAll(() => environment.cleanup());
  beforeEach(() => reset());

  async function reset(): Promise<void> {
    if (isAsStored) return;
    await environment.clearFirestore();
    await store(STORED);
    isAsStored = true;
  }

  const store = (writes: Writes) =>
    environment.withSecurityRulesDisabled(async (context) => {
      // The testing library returns the compat type, which is a Firestore too.
      await commits(writes)(context.firestore() as unknown as Firestore);
    });

  function firestoreOf(person: Person): Firestore {
    const known = firestores.get(person);
    if (known) return known;
    const { uid, email, isVerified, provider = 'password' } = person;
    const context =
      uid === ''
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uid, {
            ...(email !== '' && { email }),
            ...(isVerified !== null && { email_verified: isVerified }),
            firebase: { sign_in_provider: provider },
          });
    const firestore = context.firestore() as unknown as Firestore;
    firestores.set(person, firestore);
    return firestore;
  }

  async function attempt({ by, act, given }: Attempt): Promise<unknown> {
    if (given) {
      isAsStored = false;
      await store(given);
    }
    return act(firestoreOf(by));
  }

  async function assertAllowed(allowed: Attempt): Promise<void> {
    isAsStored = false;
    await assertSucceeds(attempt(allowed));
  }

  async function assertDenied(denied: Attempt): Promise<void> {
    try {
      await assertFails(attempt(denied));
    } catch (error) {
      isAsStored = false;
      throw error;
    }
  }

  async function allowedAmong(attempts: Readonly<Record<string, Attempt>>): Promise<readonly string[]> {
    const allowed: string[] = [];
    for (const [name, denied] of Object.entries(attempts)) {
      await reset();
      const isAllowed = await attempt(denied).then(
        () => true,
        () => false,
      );
      if (!isAllowed) continue;
      isAsStored = false;
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
