import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { DEMO_PROJECT, PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { startStorageSuite, type StorageSuite } from './storage-suite.ts';

const KIB = 1024;
const PNG = 'image/png';

let started: StorageSuite;
let environment: RulesTestEnvironment;
beforeAll(async () => {
  started = await startStorageSuite();
  const rules = readFileSync(join(PROJECT_ROOT, 'storage.rules'), 'utf8');
  environment = await initializeTestEnvironment({
    projectId: DEMO_PROJECT,
    firestore: started.firestore,
    storage: { ...started.storage, rules },
  });
});
afterAll(async () => {
  await environment?.cleanup();
  await started?.stop();
});
beforeEach(async () => {
  await Promise.all([environment.clearFirestore(), environment.clearStorage()]);
});

type Files = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['storage']>;

/** The files as seen by an account; undefined: signed out. */
function filesOf(uid?: string): Files {
  return (uid === undefined ? environment.unauthenticatedContext() : environment.authenticatedContext(uid)).storage();
}

async function upload(files: Files, path: string, bytes = 1, contentType = PNG): Promise<void> {
  await files.ref(path).put(new Uint8Array(bytes), { contentType });
}

/** Uploads a file bypassing the rules. */
async function store(path: string): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    await upload(context.storage(), path);
  });
}

async function setProfile(uid: string, profile: object): Promise<void> {
  await environment.withSecurityRulesDisabled((context) => context.firestore().doc(`users/${uid}`).set(profile));
}

describe.each([
  ['profile photos', 'profiles', 100 * KIB],
  ['pictures of items', 'items', KIB * KIB],
])('%s', (_what, folder, mostBytes) => {
  const mine = `${folder}/asha/us`;

  it('can be read by anyone with the URL, but not listed', async () => {
    await store(mine);
    await assertSucceeds(filesOf().ref(mine).getMetadata());
    await assertSucceeds(filesOf('ravi').ref(mine).getMetadata());
    for (const uid of [undefined, 'asha', 'ravi']) await assertFails(filesOf(uid).ref(`${folder}/asha`).listAll());
  });

  it('are added only by their owner', async () => {
    await assertFails(upload(filesOf(), mine));
    await assertFails(upload(filesOf('ravi'), mine));
    await assertSucceeds(upload(filesOf('asha'), mine));
  });

  it('keep their metadata', async () => {
    await store(mine);
    await assertFails(
      filesOf('asha')
        .ref(mine)
        .updateMetadata({ customMetadata: { album: 'haldi' } }),
    );
  });

  it('are deleted only by their owner', async () => {
    await store(mine);
    await assertFails(filesOf().ref(mine).delete());
    await assertFails(filesOf('ravi').ref(mine).delete());
    await assertSucceeds(filesOf('asha').ref(mine).delete());
  });

  it('must be images of limited size', async () => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
      await assertSucceeds(upload(filesOf('asha'), `${folder}/asha/${type.slice(6)}`, 1, type));
    }
    for (const type of ['text/html', 'image/svg+xml', 'image/png; charset=x']) {
      await assertFails(upload(filesOf('asha'), mine, 1, type));
    }
    await assertFails(upload(filesOf('asha'), mine, mostBytes + 1));
    await assertSucceeds(upload(filesOf('asha'), mine, mostBytes));
  });

  it('cannot be added or deleted by a banned user', async () => {
    await store(mine);
    await setProfile('asha', { status: 'banned' });
    await assertFails(upload(filesOf('asha'), `${folder}/asha/another`));
    await assertFails(filesOf('asha').ref(mine).delete());
    await setProfile('asha', { status: 'active' });
    await assertSucceeds(upload(filesOf('asha'), `${folder}/asha/another`));
    await setProfile('asha', { name: 'Asha' });
    await assertSucceeds(filesOf('asha').ref(mine).delete());
  });
});

it('denies all other paths', async () => {
  for (const path of ['elsewhere', 'profiles/asha', 'items/asha/folder/us', 'pictures/asha/us']) {
    await assertFails(upload(filesOf('asha'), path));
    await assertFails(filesOf('asha').ref(path).getMetadata());
  }
});
