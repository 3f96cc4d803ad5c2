import { fileURLToPath } from 'node:url';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openScriptedPage, type ScriptedPage } from '../support/scripted-page.ts';
import type { Attempts } from './hostile-page.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write; }
    match /{path=**}/vault/{id} { allow read, write: if request.auth.uid == resource.data.owner; }
  }
}`;

let environment: RulesTestEnvironment;
let scripted: ScriptedPage;

beforeAll(async () => {
  environment = await initializeTestEnvironment({ projectId: 'demo-hostile', firestore: { rules: RULES } });
  scripted = await openScriptedPage(fileURLToPath(new URL('hostile-page.ts', import.meta.url)));
});

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore(), 'vault/secret'), { owner: 'somebody', pin: 4711 }),
  );
});

afterAll(async () => {
  await scripted.close();
  await environment.cleanup();
});

it.each([
  ['streaming', false],
  ['long polling', true],
])('a hostile page gets at nothing that the rules deny, %s', async (_how, longPolling) => {
  const port = Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':')[1]);
  const attempts = await scripted.page.evaluate<Attempts>(`attack(${port}, ${longPolling})`);

  const names = Object.keys(attempts);
  expect(names.length).toBeGreaterThan(25);
  const REFUSALS = ['permission-denied', 'PERMISSION_DENIED', 'UNAUTHENTICATED'];
  expect(names.filter((name) => !REFUSALS.includes(attempts[name] ?? ''))).toEqual([]);

  await environment.withSecurityRulesDisabled(async (context) => {
    const secret = await getDoc(doc(context.firestore(), 'vault/secret'));
    expect(secret.data()).toEqual({ owner: 'somebody', pin: 4711 });
    expect((await getDoc(doc(context.firestore(), 'open/one'))).exists()).toBe(false);
    expect((await getDoc(doc(context.firestore(), 'vault/mine'))).exists()).toBe(false);
  });
});
