import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openScriptedPage, type ScriptedPage } from '../support/scripted-page.ts';
import type { Attempts } from './hostile-page.ts';
import { commits } from './support/rules-test.ts';
import { subscriber } from './support/public-forms.ts';
import { STORED } from './support/stored-documents.ts';
import { privateWishlist, wedding } from './support/wishlists.ts';

let environment: RulesTestEnvironment;
let scripted: ScriptedPage;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-hostile',
    firestore: { rules: readFileSync('firestore.rules', 'utf8') },
  });
  scripted = await openScriptedPage(fileURLToPath(new URL('hostile-page.ts', import.meta.url)));
});

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    // The testing library returns the compat type, which is a Firestore too.
    await commits(STORED)(context.firestore() as unknown as Firestore);
  });
});

afterAll(async () => {
  await scripted.close();
  await environment.cleanup();
});

it.each([
  ['streaming', false],
  ['long polling', true],
])('a hostile page reads and writes nothing that the rules deny, %s', async (_how, longPolling) => {
  const port = Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':')[1]);
  const attempts = await scripted.page.evaluate<Attempts>(`attack(${port}, ${longPolling})`);

  const names = Object.keys(attempts);
  expect(names.length).toBeGreaterThan(25);
  const REFUSALS = ['permission-denied', 'PERMISSION_DENIED', 'UNAUTHENTICATED'];
  expect(names.filter((name) => !REFUSALS.includes(attempts[name] ?? ''))).toEqual([]);

  await environment.withSecurityRulesDisabled(async (context) => {
    const stored = async (path: string) => (await getDoc(doc(context.firestore(), path))).data();
    expect(await stored(`wishlists/${privateWishlist.id}`)).toEqual(privateWishlist.fields);
    expect(await stored(`wishlists/${wedding.id}`)).toEqual(wedding.fields);
    expect(await stored('users/hostile')).toBeUndefined();
    for (const path of Object.keys(subscriber())) expect(await stored(path)).toBeUndefined();
  });
});
