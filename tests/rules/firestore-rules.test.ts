import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  setLogLevel,
  updateDoc,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';

type Who = 'visitor' | 'owner' | 'other';
type Act = (firestore: Firestore) => Promise<unknown>;

let environment: RulesTestEnvironment;

beforeAll(async () => {
  // Denials are what is tested: the SDK need not warn of each.
  setLogLevel('silent');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { rules: readFileSync('firestore.rules', 'utf8') },
  });
});

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), 'blessings/owner'), { text: 'Be happy' });
    await setDoc(doc(context.firestore(), 'elsewhere/one'), { text: 'hidden' });
  });
});

afterAll(() => environment.cleanup());

function firestoreOf(who: Who): Firestore {
  const context = who === 'visitor' ? environment.unauthenticatedContext() : environment.authenticatedContext(who);
  // The testing library hands out the compat type, which is a Firestore too.
  return context.firestore() as unknown as Firestore;
}

const ACTS: Readonly<Record<string, { act: Act; allowed: readonly Who[] }>> = {
  'read a blessing': { act: (db) => getDoc(doc(db, 'blessings/owner')), allowed: ['owner', 'other'] },
  'list the blessings': { act: (db) => getDocs(collection(db, 'blessings')), allowed: ['owner', 'other'] },
  'change a blessing': {
    act: (db) => updateDoc(doc(db, 'blessings/owner'), { text: 'Stay happy' }),
    allowed: ['owner'],
  },
  'delete a blessing': { act: (db) => deleteDoc(doc(db, 'blessings/owner')), allowed: ['owner'] },
  'bless in the name of another': { act: (db) => setDoc(doc(db, 'blessings/third'), { text: 'Hello' }), allowed: [] },
  'bless in the name of other': {
    act: (db) => setDoc(doc(db, 'blessings/other'), { text: 'Hello' }),
    allowed: ['other'],
  },
  'read anything else': { act: (db) => getDoc(doc(db, 'elsewhere/one')), allowed: [] },
  'write anything else': { act: (db) => setDoc(doc(db, 'elsewhere/two'), { text: 'Hello' }), allowed: [] },
};

describe.each(Object.entries(ACTS))('to %s', (_what, { act, allowed }) => {
  it.each(['visitor', 'owner', 'other'] as const)('%s', async (who) => {
    const attempt = act(firestoreOf(who));
    if (allowed.includes(who)) await assertSucceeds(attempt);
    else await assertFails(attempt);
  });
});
