import { assertFails, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PROJECT, LOOPBACK } from '../../scripts/suite/project.ts';
import { until } from '../../scripts/suite/until.ts';
import { startStorageSuite, type StorageSuite } from './storage-suite.ts';
import { visit, type Visitor } from './storage-visitor.ts';

const PICTURES = `
rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function isPicture() {
      return request.resource.size <= 1024 && request.resource.contentType.matches('image/(png|jpeg)');
    }
    match /pictures/{owner}/{picture} {
      allow get;
      allow list, delete: if request.auth.uid == owner;
      allow create: if request.auth.uid == owner && isPicture();
      allow update: if request.auth.uid == owner && request.resource.metadata.keys().hasOnly(['album']);
    }
    match /public/{file=**} {
      allow read;
    }
    match /albums/{album}/{picture} {
      function settings() {
        return firestore.get(/databases/(default)/documents/albums/$(album)).data;
      }
      allow read: if request.auth.uid in settings().guests;
      allow write: if firestore.exists(/databases/(default)/documents/albums/$(album))
        && settings().owner == request.auth.uid;
    }
  }
}`;

const PIXELS = new Uint8Array(64).fill(7);
const PNG = { contentType: 'image/png' };

let started: StorageSuite;
beforeAll(async () => {
  started = await startStorageSuite();
});
afterAll(() => started.stop());

const environmentWith = (storageRules?: string): Promise<RulesTestEnvironment> =>
  initializeTestEnvironment({
    projectId: DEMO_PROJECT,
    firestore: started.firestore,
    storage: { ...started.storage, ...(storageRules !== undefined && { rules: storageRules }) },
  });

type TestFile = ReturnType<ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['storage']>['ref']>;

/** An upload task is thenable but not a promise, which the testing library requires. */
async function upload(file: TestFile, bytes: Uint8Array, metadata?: { readonly contentType: string }): Promise<void> {
  await file.put(bytes, metadata);
}

const denied = { code: 'storage/unauthorized' };

describe('the SDK under rules', () => {
  let [owner, guest, visitor]: Visitor[] = [];
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await environmentWith(PICTURES);
    const { ports } = started.suite;
    [owner, guest, visitor] = await Promise.all([visit(ports, 'asha'), visit(ports, 'ravi'), visit(ports)]);
  });
  afterAll(async () => {
    await Promise.all([owner, guest, visitor].map(async (each) => each?.leave()));
    await environment.cleanup();
  });

  const pictureOf = (who: Visitor | undefined, path = `pictures/${owner?.uid}/us.png`) => {
    if (!who) throw new Error('The visitor has not signed in yet.');
    return ref(who.storage, path);
  };
  beforeEach(async () => {
    await uploadBytes(pictureOf(owner), PIXELS, PNG);
  });

  it('lets an owner upload and everyone read', async () => {
    expect(new Uint8Array(await getBytes(pictureOf(guest)))).toEqual(PIXELS);
    const response = await fetch(await getDownloadURL(pictureOf(visitor)));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PIXELS);
  });

  it('lets nobody else upload, change, list or delete', async () => {
    for (const stranger of [guest, visitor]) {
      const picture = pictureOf(stranger);
      await expect(uploadBytes(picture, PIXELS, PNG)).rejects.toMatchObject(denied);
      await expect(uploadBytesResumable(picture, PIXELS, PNG)).rejects.toMatchObject(denied);
      await expect(updateMetadata(picture, { customMetadata: { album: 'x' } })).rejects.toMatchObject(denied);
      await expect(listAll(pictureOf(stranger, `pictures/${owner?.uid}`))).rejects.toMatchObject(denied);
      await expect(deleteObject(picture)).rejects.toMatchObject(denied);
    }
    expect(new Uint8Array(await getBytes(pictureOf(owner)))).toEqual(PIXELS);
  });

  it('enforces the size and type that the rules allow', async () => {
    const large = pictureOf(owner, `pictures/${owner?.uid}/large.png`);
    await expect(uploadBytes(large, new Uint8Array(1025), PNG)).rejects.toMatchObject(denied);
    await expect(uploadBytesResumable(large, new Uint8Array(1025), PNG)).rejects.toMatchObject(denied);
    await expect(uploadBytes(large, PIXELS, { contentType: 'text/html' })).rejects.toMatchObject(denied);
    await expect(uploadBytes(large, PIXELS)).rejects.toMatchObject(denied);
    await expect(getMetadata(large)).rejects.toMatchObject({ code: 'storage/object-not-found' });
    await uploadBytes(large, new Uint8Array(1024), { contentType: 'image/jpeg' });
    await deleteObject(large);
  });

  it('lets an owner change the metadata that the rules name', async () => {
    await updateMetadata(pictureOf(owner), { customMetadata: { album: 'haldi' } });
    expect((await getMetadata(pictureOf(guest))).customMetadata).toEqual({ album: 'haldi' });
    await expect(updateMetadata(pictureOf(owner), { customMetadata: { price: '1' } })).rejects.toMatchObject(denied);
  });

  it('lets an owner list their folder, but not sibling folders', async () => {
    const { items } = await listAll(pictureOf(owner, `pictures/${owner?.uid}`));
    expect(items.map(({ name }) => name)).toEqual(['us.png']);
    await expect(listAll(pictureOf(owner, 'pictures'))).rejects.toMatchObject(denied);
    await expect(listAll(pictureOf(owner, '/'))).rejects.toMatchObject(denied);
  });

  it('lets an owner delete', async () => {
    await deleteObject(pictureOf(owner));
    await expect(getBytes(pictureOf(guest))).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  it('reads the current Firestore documents', async () => {
    const setAlbum = (id: string, data: object) =>
      environment.withSecurityRulesDisabled((context) => context.firestore().doc(`albums/${id}`).set(data));
    const id = 'haldi & संगीत';
    const path = `albums/${id}/us.png`;
    await expect(uploadBytes(pictureOf(owner, path), PIXELS, PNG)).rejects.toMatchObject(denied);

    await setAlbum(id, { owner: owner?.uid, guests: [] });
    await uploadBytes(pictureOf(owner, path), PIXELS, PNG);
    await expect(getBytes(pictureOf(guest, path))).rejects.toMatchObject(denied);
    await expect(uploadBytes(pictureOf(guest, path), PIXELS, PNG)).rejects.toMatchObject(denied);

    await setAlbum(id, { owner: owner?.uid, guests: [guest?.uid] });
    expect(new Uint8Array(await getBytes(pictureOf(guest, path)))).toEqual(PIXELS);
    await expect(getBytes(pictureOf(visitor, path))).rejects.toMatchObject(denied);
    // Many concurrent requests, each waiting for its document.
    const reads = Array.from({ length: 20 }, (_, index) =>
      getBytes(pictureOf(index % 2 === 0 ? guest : visitor, path)),
    );
    const outcomes = await Promise.allSettled(reads);
    expect(outcomes.map(({ status }) => status)).toEqual(
      outcomes.map((_, index) => (index % 2 === 0 ? 'fulfilled' : 'rejected')),
    );
  });

  it('cannot be redirected from an allowed file to a denied one', async () => {
    const hidden = 'hidden/us.png';
    await environment.withSecurityRulesDisabled(async (context) => {
      await upload(context.storage(`gs://${DEMO_PROJECT}.appspot.com`).ref(hidden), PIXELS, PNG);
    });
    const { port } = started.storage;
    const address = (bucket: string, name: string) =>
      `http://${LOOPBACK}:${port}/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}?alt=media`;
    const bucket = `${DEMO_PROJECT}.appspot.com`;
    for (const url of [
      address(bucket, hidden),
      address(bucket, `public/../${hidden}`),
      address(`any/o/public/../../../${bucket}`, hidden),
    ]) {
      expect([url, (await fetch(url)).status]).toEqual([url, 403]);
    }
  });

  it('logs the condition that denied a request', async () => {
    const path = `pictures/${owner?.uid}/refused.png`;
    await expect(uploadBytes(pictureOf(owner, path), new Uint8Array(2000), PNG)).rejects.toMatchObject(denied);
    await until('the log names the denied request', { withinMs: 5_000 }, () => {
      const { lastOutput } = started.suite.part;
      return lastOutput.includes(path) && lastOutput.includes('request.resource.size <= 1024');
    });
  });
});

describe('@firebase/rules-unit-testing', () => {
  let environment: RulesTestEnvironment;
  beforeEach(async () => {
    environment = await environmentWith(PICTURES);
    return () => environment.cleanup();
  });

  it('creates contexts with custom tokens', async () => {
    const asha = environment.authenticatedContext('asha').storage().ref('pictures/asha/us.png');
    await upload(asha, PIXELS, PNG);
    const ravi = environment.authenticatedContext('ravi').storage().ref('pictures/asha/us.png');
    await assertFails(ravi.delete());
    const signedOut = environment.unauthenticatedContext().storage().ref('pictures/asha/us.png');
    await assertFails(upload(signedOut, PIXELS, PNG));
    expect((await signedOut.getMetadata()).size).toBe(PIXELS.length);
  });

  it('exposes the claims of a token to the rules', async () => {
    const body = 'allow read, write: if request.auth.token.couple == "asha-ravi"';
    const claimed = await environmentWith(
      `rules_version = '2'; service firebase.storage { match /{all=**} { ${body}; } }`,
    );
    const couple = claimed.authenticatedContext('asha', { couple: 'asha-ravi' }).storage();
    await upload(couple.ref('anything'), PIXELS);
    await assertFails(
      claimed.authenticatedContext('ravi', { couple: 'other' }).storage().ref('anything').getMetadata(),
    );
    await claimed.cleanup();
  });

  it('bypasses the rules on request and clears stored files', async () => {
    const file = 'not/allowed';
    await assertFails(upload(environment.unauthenticatedContext().storage().ref(file), PIXELS));
    await environment.withSecurityRulesDisabled(async (context) => {
      await upload(context.storage().ref('top'), PIXELS);
      expect((await context.storage().ref().listAll()).items.map(({ name }) => name)).toContain('top');
    });
    await environment.clearStorage();
    await environment.withSecurityRulesDisabled(async (context) => {
      expect((await context.storage().ref().listAll()).items).toEqual([]);
    });
  });

  it('reports invalid rules, with their location in the log', async () => {
    const bad = "rules_version = '2';\nservice firebase.storage {{\n}";
    await expect(environmentWith(bad)).rejects.toThrow('There was an error updating rules');
    await until('the log names the error', { withinMs: 5_000 }, () =>
      started.suite.part.lastOutput.includes(
        "Unexpected '{': expected 'match', 'allow', 'function' or '}' in storage.rules:2",
      ),
    );
  });
});
