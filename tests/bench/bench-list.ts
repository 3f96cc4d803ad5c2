import type { CalendarDay } from '../../src/domain/calendar.ts';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { createAccounts, writeDocuments } from '../../scripts/seed/emulator-owner.ts';
import { contribute } from '../../src/domain/contribution.ts';
import { itemId, transactionId, userId, wishlistId } from '../../src/domain/ids.ts';
import { rupees } from '../../src/domain/money.ts';
import { newWishlist } from '../../src/domain/new-wishlist.ts';
import {
  type Category,
  type ContributorEntry,
  type ItemDetails,
  MOST_ITEM_ENTRIES,
  MOST_ITEMS,
  MOST_WISHLIST_ENTRIES,
  type Wishlist,
} from '../../src/domain/wishlist.ts';
import { storedAnalytics, storedOnboarding, storedUser } from '../../src/domain/testing/documents.ts';
import { DEFAULT_PREFERENCES } from '../../src/domain/user.ts';

type Ports = Parameters<typeof createAccounts>[0];

export const COUPLE = {
  id: userId('bench-couple'),
  email: 'asha@couples.example',
  password: 'blessings',
  displayName: 'Asha',
};

type Row = readonly [title: string, price: number, category: Category];

const GIFTS: readonly Row[] = [
  ['Pressure cooker, 5 litres', 3_500, 'physical'],
  ['Cotton bed linen for two', 6_200, 'physical'],
  ['Dinner on a houseboat in Alappuzha', 9_000, 'experience'],
  ['Mixer grinder', 7_800, 'physical'],
  ['School books for a girl in our village', 5_000, 'donation'],
  ['Brass lamp for the threshold', 2_400, 'physical'],
  ['Weekend in Mahabaleshwar', 22_000, 'experience'],
  ['Sewing machine', 14_500, 'physical'],
];

const BLESSING = (
  'आप दोनों को विवाह की बहुत शुभकामनाएँ ईश्वर करे यह जोड़ी सदा बनी रहे और घर में खुशियों की कमी न हो हम सब का आशीर्वाद साथ है दूर रहकर भी ' +
  'मन वहीं लगा रहेगा बचपन से तुम्हें देखा है आज इतने बड़े हो गए नया जीवन प्रेम विश्वास हँसी और सम्मान से भरा रहे माँ पिताजी की ओर से प्यार ' +
  'जल्दी मिलेंगे मिठाई तैयार रखना दादी कहती हैं कि सुबह साथ चाय पीना मत भूलना'
).split(' ');

/**
 * The wishlist that a measurement opens: eight gifts unless told otherwise, and 24 contributions. The first of the pictures
 * is the cover, the others are those of the first gifts.
 */
export function benchList(now: Date, gifts: number, [cover, ...pictures]: readonly string[] = []): Wishlist {
  const chosen = Array.from(
    { length: gifts },
    (_, place): Row => GIFTS[place % GIFTS.length] ?? ['Lamp', 501, 'physical'],
  );
  let wishlist = newWishlist({
    id: wishlistId(uuidOf('list', gifts)),
    userId: COUPLE.id,
    details: {
      title: 'Asha & Ravi',
      description:
        'We are making a home in Pune. Your blessings are enough; if you wish to give, this would help us begin.',
      eventType: 'wedding',
      eventDate: '2099-12-05' as CalendarDay,
      visibility: 'public',
      language: null,
    },
    items: chosen.map(([title, price, category], place): ItemDetails => ({
      title: place < GIFTS.length ? title : `${title}, no. ${place + 1}`,
      description: `${title}: chosen with care, for the first year of our life together.`,
      price: rupees(price),
      category,
      priority: 'medium',
      imageUrl: pictures[place] ?? '',
      externalUrl: '',
    })),
    origin: 'https://shagun.example',
    at: now,
    newId: uuids('item'),
  });
  if (cover !== undefined) {
    const words = { first: 'Asha', second: 'Ravi', families: 'With the blessings of the Rao and Kulkarni families' };
    const invitation = { ...words, story: '', cover: { picture: cover, x: 50, y: 50 }, portrait: '' };
    wishlist = { ...wishlist, invitation, theme: 'peacock' };
  }
  const nextId = uuids('gift');
  for (let turn = 0; turn < 24; turn++) {
    const outcome = contribute(wishlist, {
      transactionId: transactionId(nextId()),
      itemId: wishlist.items[turn % 8]?.id ?? null,
      giver: { id: userId(`giver-${turn % 15}`) },
      form: {
        amount: 501,
        message: 'May your home always be full of light and laughter.',
        isAnonymous: turn % 5 === 0,
        displayName: `Guest ${turn % 15}`,
        contact: '',
      },
      at: now,
    });
    if (outcome.ok) wishlist = outcome.accepted.wishlist;
  }
  return wishlist;
}

/**
 * A list that is full: sixty gifts with ten entries each, and a hundred entries of its own. Their texts are as long as
 * possible, and in Hindi, where a letter takes three bytes; the words never come in the same order again, so that they
 * compress as badly as what people write. The document has 900 kB.
 */
export function fullList(now: Date): Wishlist {
  const list = benchList(now, MOST_ITEMS);
  const text = texts(BLESSING);
  let giver = 0;
  const entry = (): ContributorEntry => ({
    userId: userId(uuidOf('giver', ++giver).repeat(3)),
    ...{ displayName: text(60), email: '', amount: rupees(501), message: text(280) },
    ...{ isAnonymous: false, contributedAt: now },
  });
  return {
    ...list,
    id: wishlistId(uuidOf('list', 'full')),
    // Not on the dashboard of the couple that is measured.
    userId: userId('bench-full-couple'),
    items: list.items.map((item) => ({
      ...item,
      title: text(100),
      description: text(500),
      externalUrl: `https://shop.example/${'gift-'.repeat(95)}`,
      contributors: Array.from({ length: MOST_ITEM_ENTRIES }, () => ({ ...entry(), isVerified: true })),
    })),
    contributors: Array.from({ length: MOST_WISHLIST_ENTRIES }, entry),
  };
}

export async function storeList(ports: Ports, { id, ...fields }: Wishlist): Promise<void> {
  const contributions = fields.contributionCount;
  const analytics = storedAnalytics({ wishlistId: id, ownerId: fields.userId, contributions }, fields.createdAt);
  const lastContribution = { ...fields.lastContribution, at: fields.createdAt };
  await writeDocuments(ports, {
    [`wishlists/${id}`]: { ...fields, lastContribution },
    [`analytics/${id}`]: analytics,
  });
}

/** The account of the couple, which has seen the tour. */
export async function storeCouple(ports: Ports, now: Date): Promise<void> {
  const { id, email, password, displayName } = COUPLE;
  await writeDocuments(ports, {
    [`users/${id}`]: storedUser({ email, displayName, preferences: { ...DEFAULT_PREFERENCES, language: 'en' } }, now),
    [`onboarding/${id}`]: storedOnboarding({ userId: id, isCompleted: true, currentStep: 'complete' }, now),
  });
  const at = String(now.getTime());
  await createAccounts(ports, [
    {
      ...{ localId: id, email, emailVerified: true, displayName },
      ...{ rawPassword: password, salt: id, createdAt: at, lastLoginAt: at },
    },
  ]);
}

/** Words in an order that does not repeat, and is the same in every run. */
function texts(words: readonly string[]): (length: number) => string {
  let last = 0;
  return (length) => {
    let text = '';
    while (text.length < length) {
      const bytes = uuidOf('words', ++last).matchAll(/[0-9a-f]{2}/g);
      text += [...bytes].map(([byte]) => words[parseInt(byte, 16) % words.length]).join(' ') + ' ';
    }
    return text.slice(0, length).trim();
  };
}

/** Deterministic ids keep the page identical between runs. They compress as badly as random ones. */
function uuids(what: 'item' | 'gift'): () => ReturnType<typeof itemId> {
  let last = 0;
  return () => itemId(uuidOf(what, ++last));
}
