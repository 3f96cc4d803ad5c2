import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { DEMO_PEOPLE, type PersonKey } from '../../scripts/seed/people/demo-people.ts';
import { writeDocuments } from '../../scripts/seed/emulator-owner.ts';
import { DEMO_PROJECT, LOOPBACK, PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { itemId, systemLogId, type UserId, wishlistId, type WishlistId } from '../../src/domain/ids.ts';
import type { Invitation } from '../../src/domain/invitation.ts';
import { rupees } from '../../src/domain/money.ts';
import { newWishlist } from '../../src/domain/new-wishlist.ts';
import type { PaymentDetails } from '../../src/domain/payment-details.ts';
import { itemDetails } from '../../src/domain/testing/examples.ts';
import { storedAnalytics, storedTransaction } from '../../src/domain/testing/documents.ts';
import type { UpiAccount } from '../../src/domain/upi.ts';
import type { ItemDetails, WishlistDetails } from '../../src/domain/wishlist.ts';
import { readStored, type Stored } from '../data/stored.ts';

export function gift(title: string, price: number, changes: Partial<ItemDetails> = {}): ItemDetails {
  return itemDetails({ title, price: rupees(price), ...changes });
}

/** A wishlist that its owner has deleted, with one gift in its register. Returns its path. */
export async function aDeletedWishlist(owner: PersonKey, title: string): Promise<string> {
  const id = wishlistId(crypto.randomUUID());
  const [ownerId, at] = [DEMO_PEOPLE[owner].id, new Date()];
  await writeDocuments(inject('suitePorts'), {
    [`transactions/${crypto.randomUUID()}`]: storedTransaction({ wishlistId: id, ownerId }, at),
    [`analytics/${id}`]: storedAnalytics({ wishlistId: id, ownerId, contributions: 1, deleted: { title, at } }, at),
  });
  return `/wishlist/${id}`;
}

interface Wished {
  readonly items: readonly ItemDetails[];
  readonly details?: Partial<WishlistDetails>;
  readonly invitation?: Invitation;
  readonly owner?: PersonKey;
  readonly ownerId?: UserId;
  /** Where guests send their gifts. */
  readonly upi?: UpiAccount;
  /** The emulators that store it. */
  readonly ports?: { readonly auth: number; readonly firestore: number };
}

/** Creates a new wishlist for one test, and returns its path. */
export async function aWishlist({
  items,
  details,
  invitation,
  owner = 'simrat',
  ownerId = DEMO_PEOPLE[owner].id,
  upi,
  ports = inject('suitePorts'),
}: Wished): Promise<{ id: WishlistId; path: string }> {
  const id = wishlistId(crypto.randomUUID());
  const wishlist = newWishlist({
    id,
    userId: ownerId,
    details: {
      title: 'Asha & Ravi',
      description: 'Your blessings are enough.',
      eventType: 'wedding',
      eventDate: null,
      visibility: 'public',
      language: null,
      ...details,
    },
    ...(invitation && { invitation }),
    items: items.length > 0 ? items : [gift('Taken off the list again', 501)],
    origin: inject('appUrl'),
    at: new Date(),
    newId: () => itemId(crypto.randomUUID()),
  });
  const { id: _, ...fields } = wishlist;
  await writeDocuments(ports, {
    [`wishlists/${id}`]: {
      ...fields,
      ...(details?.isActive !== undefined && { isActive: details.isActive }),
      ...(details?.stage !== undefined && { stage: details.stage }),
      ...(items.length === 0 && { items: [], totalValue: 0, categories: [] }),
      ...(upi && { acceptsUpi: true }),
    },
    ...(upi && {
      [`paymentDetails/${id}`]: {
        ownerId,
        accounts: [upi],
        next: null,
        updatedAt: wishlist.createdAt,
        logId: systemLogId(crypto.randomUUID()),
      } satisfies PaymentDetails,
    }),
    [`analytics/${id}`]: storedAnalytics({ wishlistId: id, ownerId: wishlist.userId }, wishlist.createdAt),
  });
  return { id, path: `/wishlist/${id}` };
}

/** Stores the picture of the share card, and returns its address. */
export async function aPicture(owner: PersonKey = 'simrat'): Promise<string> {
  const files = `http://${LOOPBACK}:${inject('suitePorts').storage}/v0/b/${DEMO_PROJECT}.appspot.com/o`;
  const name = encodeURIComponent(`items/${DEMO_PEOPLE[owner].id}/${crypto.randomUUID()}`);
  const response = await fetch(`${files}?name=${name}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'image/png' },
    body: readFileSync(join(PROJECT_ROOT, 'public/share-card.png')),
  });
  const { downloadTokens } = (await response.json()) as { downloadTokens?: string };
  if (!downloadTokens) throw new Error(`The Storage emulator stored no picture: ${response.status}`);
  return `${files}/${name}?alt=media&token=${downloadTokens}`;
}

export const storedAt = (path: string): Promise<Stored | null> => readStored(path, inject('suitePorts').firestore);

/** Changes a stored document, bypassing the rules, as the owner, an admin or another guest would. */
export async function changeStoredAt(path: string, change: (before: Stored) => Stored): Promise<void> {
  const before = (await storedAt(path)) ?? {};
  await writeDocuments(inject('suitePorts'), { [path]: { ...before, ...change(before) } });
}

export function itemsOf(stored: Stored | null): Stored[] {
  const items = stored?.['items'];
  if (!Array.isArray(items)) throw new Error('The wishlist has no items.');
  return items as Stored[];
}
