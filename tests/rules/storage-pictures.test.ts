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
const METADATA = { contentType: 'image/jpeg', contentDisposition: 'inline', contentEncoding: 'identity' };
const NAME = '5e0f6a38-9a6b-4d6a-8f0e-2b1c3d4e5f60';

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
  await environment.clearFirestore();
  await setProfile('asha', { displayName: 'Asha' });
});

type Files = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['storage']>;

/** The files as seen by an account; undefined: signed out. */
function filesOf(uid?: string): Files {
  return (uid === undefined ? environment.unauthenticatedContext() : environment.authenticatedContext(uid)).storage();
}

/** The account as one of Firebase's anonymous provider. */
function anonymousFilesOf(uid: string): Files {
  return environment.authenticatedContext(uid, { firebase: { sign_in_provider: 'anonymous' } }).storage();
}

interface Upload {
  readonly bytes?: number;
  readonly metadata?: object;
}

async function upload(files: Files, path: string, { bytes = 1, metadata = {} }: Upload = {}): Promise<void> {
  await files.ref(path).put(new Uint8Array(bytes), { ...METADATA, ...metadata });
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

async function setRecord(uid: string): Promise<void> {
  await environment.withSecurityRulesDisabled((context) =>
    context.firestore().doc(`erasures/${uid}`).set({ gift: null }),
  );
}

async function remove(path: string): Promise<void> {
  await environment.withSecurityRulesDisabled((context) => context.firestore().doc(path).delete());
}

const JPEG_AND_WEBP = ['image/jpeg', 'image/webp'];

describe.each([
  ['profile photos', 'profiles', '', 100 * KIB, [...JPEG_AND_WEBP, 'image/png']],
  ['pictures of items', 'items', '', 60_000, JPEG_AND_WEBP],
  ['small pictures of items', 'items', '-small', 30_000, JPEG_AND_WEBP],
  ['large pictures of items', 'items', '-large', 250_000, JPEG_AND_WEBP],
])('%s', (_what, folder, ending, mostBytes, types) => {
  // Files cannot be overwritten, and stay from test to test.
  const newPath = () => `${folder}/asha/${crypto.randomUUID()}${ending}`;
  let [mine, another] = ['', ''];
  beforeEach(() => {
    [mine, another] = [newPath(), newPath()];
  });

  it('can be read by anyone with the URL, and listed only by their owner', async () => {
    await store(mine);
    await assertSucceeds(filesOf().ref(mine).getMetadata());
    await assertSucceeds(filesOf('ravi').ref(mine).getMetadata());
    for (const uid of [undefined, 'ravi']) await assertFails(filesOf(uid).ref(`${folder}/asha`).listAll());
    await assertSucceeds(filesOf('asha').ref(`${folder}/asha`).listAll());
  });

  it('are added only by their owner', async () => {
    await assertFails(upload(filesOf(), mine));
    await assertFails(upload(filesOf('ravi'), mine));
    await assertSucceeds(upload(filesOf('asha'), mine));
  });

  it('keep their metadata', async () => {
    await store(mine);
    for (const change of [{ customMetadata: { album: 'haldi' } }, { cacheControl: 'no-store' }])
      await assertFails(filesOf('asha').ref(mine).updateMetadata(change));
  });

  it('are deleted only by their owner', async () => {
    await store(mine);
    await assertFails(filesOf().ref(mine).delete());
    await assertFails(filesOf('ravi').ref(mine).delete());
    await assertSucceeds(filesOf('asha').ref(mine).delete());
  });

  it('must be images of limited size', async () => {
    for (const contentType of types) {
      await assertSucceeds(upload(filesOf('asha'), newPath(), { metadata: { contentType } }));
    }
    const others = ['text/html', 'image/svg+xml', 'image/avif', 'image/jpeg; charset=x', 'image/png', undefined];
    for (const contentType of others.filter((other) => other === undefined || !types.includes(other))) {
      await assertFails(upload(filesOf('asha'), another, { metadata: { contentType } }));
    }
    await assertFails(upload(filesOf('asha'), another, { bytes: mostBytes + 1 }));
    await assertSucceeds(upload(filesOf('asha'), another, { bytes: mostBytes }));
  });

  it.each([
    ['that browsers would download under another name', { contentDisposition: 'attachment; filename="setup.exe"' }],
    ['without a disposition', { contentDisposition: undefined }],
    ['that browsers would unpack', { contentEncoding: 'gzip' }],
    ['without an encoding', { contentEncoding: undefined }],
    ['with metadata of its own', { customMetadata: { album: 'haldi' } }],
  ])('cannot be one %s', async (_what, metadata) => {
    await assertFails(upload(filesOf('asha'), mine, { metadata }));
  });

  it.each([
    ...['us', 'us.png', `${NAME}.html`, `${NAME}0`, `0${NAME}`, NAME.toUpperCase(), NAME.replaceAll('-', '')],
    ...[`${NAME}-huge`, `${NAME}-small-large`, `${NAME}-smal`],
  ])('cannot be named %s', async (name) => {
    await assertFails(upload(filesOf('asha'), `${folder}/asha/${name}`));
    await assertFails(upload(filesOf('asha'), `${folder}/asha/${name}${ending}x`));
  });

  it('cannot be overwritten', async () => {
    await store(mine);
    await assertFails(upload(filesOf('asha'), mine));
    await assertSucceeds(upload(filesOf('asha'), another));
  });

  it('cannot be added or deleted by a banned user', async () => {
    await store(mine);
    await setProfile('asha', { status: 'banned' });
    await assertFails(upload(filesOf('asha'), another));
    await assertFails(filesOf('asha').ref(mine).delete());
    await setProfile('asha', { status: 'active' });
    await assertSucceeds(upload(filesOf('asha'), another));
    await setProfile('asha', { name: 'Asha' });
    await assertSucceeds(filesOf('asha').ref(mine).delete());
  });

  it('are deleted by their owner during an erasure, when the profile is gone', async () => {
    await store(mine);
    await remove('users/asha');
    await assertFails(filesOf('asha').ref(mine).delete());
    await setRecord('asha');
    await assertFails(filesOf('ravi').ref(mine).delete());
    await assertFails(upload(filesOf('asha'), another));
    await assertSucceeds(filesOf('asha').ref(mine).delete());
  });

  it('cannot be added by an account that has no profile, and so cannot be banned', async () => {
    await assertFails(upload(filesOf('kavya'), `${folder}/kavya/${NAME}`));
  });

  it('cannot be added or deleted by an anonymous account', async () => {
    await store(mine);
    await assertFails(upload(anonymousFilesOf('asha'), another));
    await assertFails(anonymousFilesOf('asha').ref(mine).delete());
  });
});

it('keeps one file of a profile photo', async () => {
  for (const ending of ['-small', '-large'])
    await assertFails(upload(filesOf('asha'), `profiles/asha/${crypto.randomUUID()}${ending}`));
});

it('denies all other paths', async () => {
  for (const path of [NAME, `profiles/${NAME}`, `items/asha/folder/${NAME}`, `pictures/asha/${NAME}`]) {
    await assertFails(upload(filesOf('asha'), path));
    await assertFails(filesOf('asha').ref(path).getMetadata());
  }
});
