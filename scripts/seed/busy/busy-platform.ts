import { historyDocuments } from '../documents/history-documents.ts';
import { contribute } from '../../../src/domain/contribution.ts';
import { ANONYMOUS, hostInvitationId, itemId, transactionId, wishlistId } from '../../../src/domain/ids.ts';
import { newWishlist } from '../../../src/domain/new-wishlist.ts';
import { rupees } from '../../../src/domain/money.ts';
import { type ItemDetails, type Wishlist } from '../../../src/domain/wishlist.ts';
import { storedHost, storedHostInvitation, storedReport } from '../../../src/domain/testing/documents.ts';
import { type SeededRandom, seededRandom } from '../random.ts';
import { type Clock } from '../clock.ts';
import { uuidOf } from '../ids.ts';
import { person, type Person } from '../people/person.ts';
import { type Documents, merged } from '../stored.ts';
import { logEntry } from '../documents/log-entry.ts';
import { personDocuments } from '../documents/people-documents.ts';
import { type GivenGift } from '../documents/replay-wishlist.ts';
import { wishlistDocuments } from '../documents/wishlist-documents.ts';

/** Platform size for testing the admin pages under load. */
export const BUSY_PLATFORM = { users: 5_000, wishlists: 1_000, contributionsEach: 20, reports: 200 } as const;
export type PlatformSize = Readonly<Record<keyof typeof BUSY_PLATFORM, number>>;

const FIRST_NAMES = [
  'Aarohi',
  'Devansh',
  'Ishita',
  'Karthik',
  'Lavanya',
  'Manpreet',
  'Nikhil',
  'Oviya',
  'Pranav',
  'Ritu',
];
const LAST_NAMES = [
  'Achar',
  'Barot',
  'Chettri',
  'Dhillon',
  'Elango',
  'Gaikwad',
  'Hazarika',
  'Jha',
  'Kulkarni',
  'Menon',
];
const SHAGUN = [101, 251, 501, 1_101, 2_101];
const GIFTS: readonly Pick<ItemDetails, 'title' | 'category'>[] = [
  { title: 'Refrigerator', category: 'physical' },
  { title: 'A week in the hills', category: 'experience' },
  { title: 'School books', category: 'donation' },
];
/** The oldest sign-up or contribution. */
const DAYS = 330;
const ONE_IN = { banned: 100, inactive: 40, admin: 500, report: 3, hosted: 5 };

/** Generates the documents of a busy platform in chunks. Its users have no Auth accounts, so nobody can sign in as them. */
export function* busyPlatform(clock: Clock, origin: string, size: PlatformSize = BUSY_PLATFORM): Generator<Documents> {
  const random = seededRandom('a busy platform');
  const people = Array.from({ length: size.users }, (_, index) => userNumber(index, random));
  for (const [index, each] of people.entries()) yield userDocuments(each, index, clock);
  yield { [`erasures/${uuidOf('busy erasure')}`]: { startedAt: clock.at(30, 600), gift: null } };
  for (let index = 0; index < size.wishlists; index += 1) {
    const owner = people[(index * 7) % people.length];
    if (owner) yield busyWishlist({ index, owner, people, random, clock, origin }, size.contributionsEach);
  }
  for (let index = 0; index < size.reports; index += 1) yield report(index, size.wishlists, clock);
}

function userNumber(index: number, random: SeededRandom): Person {
  const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[Math.floor(index / FIRST_NAMES.length) % LAST_NAMES.length] ?? '';
  const joinedDaysAgo = 1 + Math.floor(random() * DAYS);
  return person(`busy-${index}`, `${first} ${last} ${index}`, 'one of many', {
    joinedDaysAgo,
    seenDaysAgo: 1 + Math.floor(random() * (joinedDaysAgo - 1)),
  });
}

function userDocuments(each: Person, index: number, clock: Clock): Documents {
  const path = `users/${each.id}`;
  const documents = personDocuments(each, clock);
  const isEvery = (kind: keyof typeof ONE_IN) => index % ONE_IN[kind] === 1;
  const standing = {
    ...(isEvery('inactive') && { status: 'inactive' }),
    ...(isEvery('banned') && { status: 'banned' }),
    ...(isEvery('admin') && { isAdmin: true }),
  };
  return { ...documents, [path]: { ...documents[path], ...standing } };
}

interface BusyWishlist {
  readonly index: number;
  readonly owner: Person;
  readonly people: readonly Person[];
  readonly random: SeededRandom;
  readonly clock: Clock;
  readonly origin: string;
}

function busyWishlist({ index, owner, people, random, clock, origin }: BusyWishlist, contributions: number): Documents {
  let named = 0;
  const createdDaysAgo = Math.max(1, owner.joinedDaysAgo - Math.floor(random() * 5));
  let wishlist = newWishlist({
    id: wishlistId(uuidOf('busy wishlist', index)),
    userId: owner.id,
    details: {
      title: `${owner.name} and family`,
      description: 'Your blessings are enough.',
      eventType: 'wedding',
      eventDate: null,
      visibility: index % 4 === 0 ? 'link_only' : 'public',
      language: null,
    },
    items: GIFTS.map((gift) => ({
      ...gift,
      description: `${gift.title}, with love.`,
      price: rupees(1_00_000),
      ...{ priority: 'medium', imageUrl: '', externalUrl: '' },
    })),
    origin,
    at: clock.at(createdDaysAgo, 60),
    newId: () => itemId(uuidOf('busy item', index, (named += 1))),
  });
  const gifts: GivenGift[] = [];
  for (let turn = 0; turn < contributions; turn += 1) {
    const giver = random() < 0.3 ? null : (people[Math.floor(random() * people.length)] ?? null);
    const daysAgo = Math.max(1, Math.floor((createdDaysAgo * (contributions - turn)) / (contributions + 1)));
    const at = new Date(Math.max(clock.at(daysAgo, 120 + turn).getTime(), wishlist.updatedAt.getTime()));
    const id = transactionId(uuidOf('busy transaction', index, turn));
    const outcome = contribute(wishlist, {
      transactionId: id,
      itemId: wishlist.items[turn % GIFTS.length]?.id ?? null,
      giver,
      form: {
        amount: SHAGUN[Math.floor(random() * SHAGUN.length)] ?? 101,
        message: 'With love and blessings',
        isAnonymous: giver === null,
        displayName: giver?.name ?? '',
        contact: giver?.email ?? '',
      },
      at,
    });
    if (!outcome.ok) throw new Error(`The gift ${turn} of wishlist ${index} was refused: ${outcome.problem.code}`);
    const { entry, item, completesItem } = outcome.accepted;
    wishlist = { ...outcome.accepted.wishlist, updatedAt: at };
    gifts.push({
      id,
      at,
      daysAgo,
      giver,
      item,
      completesItem,
      amount: entry.amount,
      message: 'With love and blessings',
    });
  }
  const host = index % ONE_IN.hosted === 1 ? people[(index * 7 + 1) % people.length] : undefined;
  if (!host) return wishlistDocuments({ wishlist, owner, gifts }, clock);
  const hosted = { ...wishlist, hostIds: [host.id], editorIds: [host.id] };
  return merged(
    wishlistDocuments({ wishlist: hosted, owner, gifts }, clock),
    hostDocuments(hosted, owner, host),
    historyDocuments(hosted, host.id, clock),
  );
}

/** The host joined a minute after the invitation, when the wishlist last changed, and has the editor open since then. */
function hostDocuments({ id, title, updatedAt }: Wishlist, owner: Person, host: Person): Documents {
  const invitationId = hostInvitationId(uuidOf('busy invitation', id));
  const invitation = {
    wishlistId: id,
    ownerId: owner.id,
    title,
    from: owner.name,
    used: { by: host.id, at: updatedAt },
  };
  return {
    [`hostInvitations/${invitationId}`]: storedHostInvitation(invitation, new Date(updatedAt.getTime() - 60_000)),
    [`wishlists/${id}/hosts/${host.id}`]: storedHost({ name: host.name, invitationId }, updatedAt),
    [`wishlists/${id}/editing/${host.id}`]: { itemId: null, at: updatedAt },
  };
}

function report(index: number, wishlists: number, clock: Clock): Documents {
  const id = uuidOf('busy report', index);
  const targetId = uuidOf('busy wishlist', (index * 3) % wishlists);
  const createdAt = clock.at(1 + (index % DAYS), 300);
  const isOpen = index % ONE_IN.report !== 0;
  return merged(
    {
      [`reports/${id}`]: storedReport({ wishlistId: targetId, status: isOpen ? 'open' : 'resolved' }, createdAt),
    },
    logEntry(`report_submitted_${id}`, {
      type: 'report_submitted',
      description: 'Wishlist reported: spam',
      timestamp: createdAt,
      actorId: ANONYMOUS,
      targetId,
    }),
  );
}
