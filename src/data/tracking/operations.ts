import { collection, doc, increment, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore/lite';
import type { ShareChannel } from '../../domain/analytics.ts';
import type { ItemId, PersonId, WishlistId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { cutOff } from '../entered-text.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { toFailure } from '../to-failure.ts';
import { addShare, type Counted } from './counters.ts';

/** Counts a share, and records its channel and user. */
export async function trackShare(
  connection: Connection,
  wishlist: Counted,
  channel: ShareChannel,
  person: PersonId,
): Promise<void> {
  const firestore = liteFirestoreOf(connection);
  const batch = writeBatch(firestore);
  addShare(batch, connection, wishlist, channel);
  batch.set(doc(collection(firestore, 'shareEvents')), {
    wishlistId: wishlist.id,
    userId: person,
    platform: channel,
    timestamp: serverTimestamp(),
    metadata: { userAgent: userAgent(), referrer: pageReferrer() },
  });
  try {
    await batch.commit();
  } catch (error) {
    throw toFailure(error);
  }
}

export type UserActionName = 'wishlist_share_clicked' | 'onboarding_completed' | 'onboarding_skipped';
const MOST_EXTRAS = 10;
const LONGEST_EXTRA = 100;

/** Records an action of the user; `extra` has a few short details. */
export async function trackUserAction(
  connection: Connection,
  action: UserActionName,
  extra: Readonly<Record<string, string | number | boolean>>,
  person: PersonId,
): Promise<void> {
  const now = serverTimestamp();
  const words = Object.entries(extra).map(([name, value]) => [name, cutOff(String(value), LONGEST_EXTRA)]);
  try {
    await setDoc(doc(collection(liteFirestoreOf(connection), 'userActions')), {
      userId: person,
      action,
      metadata: {
        extra: Object.fromEntries(words.slice(0, MOST_EXTRAS)) as Record<string, string>,
        userAgent: userAgent(),
        timestamp: now,
        url: pageUrl(),
      },
      createdAt: now,
    });
  } catch (error) {
    throw toFailure(error);
  }
}

/** Counts a click on an item's shop link. */
export async function trackLinkClick(
  connection: Connection,
  wishlist: WishlistId,
  item: ItemId,
  itemIndex: number,
): Promise<void> {
  try {
    await setDoc(
      doc(liteFirestoreOf(connection), 'affiliateLinks', `${wishlist}_${item}`),
      { itemIndex, clicks: increment(1), lastClickedAt: serverTimestamp() },
      { merge: true },
    );
  } catch (error) {
    throw toFailure(error);
  }
}

/** The stored part of the browser's user agent; empty outside a browser. */
function userAgent(): string {
  return cutOff(globalThis.navigator?.userAgent ?? '', 300);
}

function pageReferrer(): string {
  return cutOff(globalThis.document?.referrer ?? '', 300);
}

function pageUrl(): string {
  return cutOff(globalThis.location?.href ?? '', 500);
}
