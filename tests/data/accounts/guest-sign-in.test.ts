import { beforeEach, expect, inject, it, vi } from 'vitest';
import { LOOPBACK, DEMO_PROJECT } from '../../../scripts/suite/project.ts';
import { signInAsGuest } from '../../../src/data/accounts/guest-sign-in.ts';
import { keepGuest, storedUser, type StoredGuest } from '../../../src/data/accounts/stored-guest.ts';
import { newVisitor } from '../visitors.ts';

/** What a browser has and Node has not. */
class InMemoryStorage {
  readonly #texts = new Map<string, string>();
  getItem = (key: string) => this.#texts.get(key) ?? null;
  setItem = (key: string, text: string) => void this.#texts.set(key, text);
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new InMemoryStorage());
  vi.stubGlobal('sessionStorage', new InMemoryStorage());
  return () => vi.unstubAllGlobals();
});

/** A guest who has given here before, as this browser stores them. */
async function aGuest() {
  const browser = newVisitor();
  const { id } = await signInAsGuest(browser);
  return { browser, id, stored: storedUser(browser) as StoredGuest };
}

const subjectOf = (token: string | null) =>
  (JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { readonly sub: string }).sub;

it('is the same guest again', async () => {
  const { browser, id } = await aGuest();
  const again = await signInAsGuest(browser);
  expect(again).toMatchObject({ id, isGuest: true });
  expect(subjectOf(await again.caller.idToken())).toBe(id);
});

it('is the same guest with another token once the first has expired', async () => {
  const { browser, id, stored } = await aGuest();
  keepGuest(browser, { ...stored, idToken: 'expired', expiresAt: Date.now() - 1 });
  const again = await signInAsGuest(browser);
  expect(again.id).toBe(id);
  expect(subjectOf(await again.caller.idToken())).toBe(id);
  expect((storedUser(browser) as StoredGuest).expiresAt).toBeGreaterThan(Date.now());
});

it('is another guest if the first no longer exists', async () => {
  const { browser, id, stored } = await aGuest();
  await fetch(
    `http://${LOOPBACK}:${inject('dataPorts').auth}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts:delete`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: id }),
    },
  );
  keepGuest(browser, { ...stored, expiresAt: Date.now() - 1 });
  const another = await signInAsGuest(browser);
  expect(another.isGuest).toBe(true);
  expect(another.id).not.toBe(id);
});

it('is refused without a connection, and keeps the guest', async () => {
  const { browser, stored } = await aGuest();
  keepGuest(browser, { ...stored, expiresAt: Date.now() - 1 });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(signInAsGuest(browser)).rejects.toMatchObject({ reason: 'offline' });
  expect(storedUser(browser)).toMatchObject({ uid: stored.uid });
});
