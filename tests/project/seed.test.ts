import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoDocuments } from '../../scripts/seed/demo-documents.ts';
import { DEMO_PASSWORD, PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import { writeDocuments } from '../../scripts/seed/emulator-owner.ts';
import { DEMO_ACCOUNT, seed } from '../../scripts/seed/seed.ts';
import { signInTable } from '../../scripts/seed/sign-ins.ts';
import { GAURI_WEDDING } from '../../scripts/seed/stories/gauri-wedding.ts';
import { appVariables } from '../../scripts/suite/app-variables.ts';
import { parseEnvironment } from '../../src/config/environment.ts';
import { signIn } from '../../src/data/accounts/sign-in.ts';
import { connect } from '../../src/data/connection.ts';
import { recordContribution } from '../../src/data/contributions/record-contribution.ts';
import { signedIn } from '../../src/data/rest/requests.ts';
import { writeMark } from '../../src/data/thanks/write-mark.ts';
import { trackView } from '../../src/data/tracking/track-view.ts';
import { type Documents, merged } from '../../scripts/seed/stored.ts';
import { DEMO_PROJECT, LOOPBACK } from '../../scripts/suite/project.ts';
import { startTestSuite, type TestSuite } from '../support/test-suite.ts';
import {
  parseAdminNote,
  parseAnalytics,
  parseDailyStats,
  parseGiftNote,
  parseHistory,
  parseNotification,
  parseOnboarding,
  parseRegisterEntry,
  parseReport,
  parseSubscriber,
  parseSupportMessage,
  parseSystemLogEntry,
  parseTransaction,
  parseUser,
} from '../../src/data/documents/parse.ts';
import { parseWishlist } from '../../src/data/documents/parse-wishlist.ts';
import { parseSettings } from '../../src/data/documents/settings.ts';
import { decodeFields } from '../../src/data/rest/decode-fields.ts';
import { invitationTextsSchema } from '../../src/domain/invitation-texts.ts';
import { paymentDetailsSchema } from '../../src/domain/payment-details.ts';
import { notificationId, transactionId, userId, wishlistId } from '../../src/domain/ids.ts';

const NOW = new Date('2026-11-21T12:34:56Z');
const ORIGIN = 'http://127.0.0.1:5173';
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

const PARSERS: Readonly<Record<string, ((id: string, stored: unknown) => unknown) | null>> = {
  users: (id, stored) => parseUser(userId(id), stored),
  wishlists: (id, stored) => parseWishlist(wishlistId(id), stored),
  transactions: parseTransaction,
  notifications: (id, stored) => parseNotification(notificationId(id), stored),
  analytics: (id, stored) => parseAnalytics(wishlistId(id), stored),
  dailyStats: parseDailyStats,
  onboarding: (id, stored) => parseOnboarding(userId(id), stored),
  systemLogs: parseSystemLogEntry,
  supportMessages: parseSupportMessage,
  subscribers: parseSubscriber,
  reports: parseReport,
  invitationTexts: (id, stored) => invitationTextsSchema.parse(stored, id),
  histories: (id, stored) => parseHistory(wishlistId(id), stored),
  paymentDetails: (id, stored) => paymentDetailsSchema.parse(stored, id),
  registerEntries: parseRegisterEntry,
  giftNotes: parseGiftNote,
  adminNotes: parseAdminNote,
  settings: (_id, stored) => parseSettings(stored),
  // Written but never read by the application.
  ...{ shareEvents: null, userActions: null, affiliateLinks: null },
};

let suite: TestSuite;

beforeAll(async () => {
  suite = await startTestSuite('seed');
  expect(await seed(suite.ports, { now: NOW, origin: ORIGIN })).toBe(true);
});
afterAll(() => suite.stop());

const firestoreUrl = (part: string) => `http://${LOOPBACK}:${suite.ports.firestore}${part}`;
const documentsUrl = `/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`;
const authUrl = (part: string) => `http://${LOOPBACK}:${suite.ports.auth}${part}`;

interface Page {
  readonly documents?: readonly { readonly name: string }[];
  readonly nextPageToken?: string;
}

async function everythingIn(collection: string): Promise<Documents> {
  const found: Record<string, Readonly<Record<string, unknown>>> = {};
  let token = '';
  do {
    const url = firestoreUrl(`${documentsUrl}/${collection}?pageSize=300&pageToken=${encodeURIComponent(token)}`);
    const page = (await (await fetch(url, { headers: OWNER })).json()) as Page;
    for (const document of page.documents ?? [])
      found[`${collection}/${document.name.split('/').at(-1) ?? ''}`] = decodeFields(document);
    token = page.nextPageToken ?? '';
  } while (token !== '');
  return found;
}

async function everything(): Promise<Documents> {
  const url = firestoreUrl(`${documentsUrl}:listCollectionIds`);
  const response = await fetch(url, { method: 'POST', headers: OWNER, body: '{}' });
  const { collectionIds } = (await response.json()) as { collectionIds: readonly string[] };
  return merged(...(await Promise.all(collectionIds.map(everythingIn))));
}

it('writes exactly the demo documents', async () => {
  expect(await everything()).toEqual(demoDocuments({ now: NOW, origin: ORIGIN, storagePort: suite.ports.storage }));
});

it('writes documents the application can parse', async () => {
  for (const [path, stored] of Object.entries(await everything())) {
    const [collection = '', id = ''] = path.split('/');
    expect(PARSERS).toHaveProperty(collection);
    expect(() => PARSERS[collection]?.(id, stored)).not.toThrow();
  }
});

it('writes documents that guests and owners can change under the rules', async () => {
  const { auth, firestore, storage } = suite.ports;
  const parsed = parseEnvironment(appVariables({ auth, firestore, storage }));
  if (!parsed.ok) throw new Error('The variables of the suite are no environment.');
  const guest = connect(parsed.environment, 'guest of the demo');
  const owner = connect(parsed.environment, 'owner of the demo');
  await signIn(owner, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password, { remember: false });
  const before = await everything();
  const path = Object.keys(before).find((name) => before[name]?.['title'] === GAURI_WEDDING.title) ?? '';
  const id = wishlistId(path.split('/')[1] ?? '');
  const wishlist = parseWishlist(id, before[path]);
  const item = wishlist.items.find(({ isFunded }) => !isFunded);
  if (!item) throw new Error('Everything is funded.');

  await trackView(
    guest,
    { id, ownerId: wishlist.userId },
    { source: 'qr', referrer: 'direct', device: 'phone', isFirst: true },
  );
  const form = { amount: 501, message: 'शुभेच्छा!', isAnonymous: true, displayName: '', contact: '' };
  const gift = { transactionId: transactionId(crypto.randomUUID()), giver: null };
  await expect(recordContribution(guest, id, item.id, form, gift)).resolves.toMatchObject({
    wishlist: { fundedAmount: wishlist.fundedAmount + 501, contributionCount: wishlist.contributionCount + 1 },
  });
  await writeMark(signedIn(owner), wishlist.userId, { kind: 'gift', id: gift.transactionId, isThanked: true });

  const after = await everything();
  expect(after[`analytics/${id}`]).toMatchObject({ contributions: wishlist.contributionCount + 1 });
  // Restore the seed for the other tests.
  await writeDocuments(suite.ports, before);
  for (const name of Object.keys(after).filter((name) => !(name in before)))
    await fetch(firestoreUrl(`${documentsUrl}/${name}`), { method: 'DELETE', headers: OWNER });
});

it('changes nothing if the seed is already there', async () => {
  const before = await everything();
  expect(await seed(suite.ports, { now: new Date(), origin: 'http://elsewhere.example' })).toBe(false);
  expect(await everything()).toEqual(before);
});

it('creates accounts that can sign in as listed', async () => {
  const table = signInTable();
  for (const { email, id } of PEOPLE) {
    expect(table).toContain(email);
    const url = authUrl('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key');
    const body = JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true });
    const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    expect(await response.json()).toMatchObject({ localId: id, email });
  }
});

it('writes the same documents again after the emulator was cleared', async () => {
  const before = await everything();
  await fetch(firestoreUrl(`/emulator${documentsUrl}`), { method: 'DELETE', headers: OWNER });
  await fetch(authUrl(`/emulator/v1/projects/${DEMO_PROJECT}/accounts`), { method: 'DELETE', headers: OWNER });
  expect(await seed(suite.ports, { now: NOW, origin: ORIGIN })).toBe(true);
  expect(await everything()).toEqual(before);
});
