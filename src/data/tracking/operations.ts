import { v4 as newUuid } from 'uuid';
import type { ShareChannel } from '../../domain/analytics.ts';
import { ANONYMOUS, type ItemId, type PersonId, type WishlistId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { cutOff } from '../entered-text.ts';
import { Batch, increment, serverTime } from '../rest/batch.ts';
import { type Caller, commit, signedIn, signedOut } from '../rest/requests.ts';
import { addShare, type Counted } from './counters.ts';

/** Counts a share, and records its channel and user. */
export async function trackShare(
  connection: Connection,
  wishlist: Counted,
  channel: ShareChannel,
  person: PersonId,
): Promise<void> {
  const batch = new Batch(connection);
  addShare(batch, wishlist, channel);
  batch.set(`shareEvents/${newUuid()}`, {
    wishlistId: wishlist.id,
    userId: person,
    platform: channel,
    timestamp: serverTime,
    metadata: { userAgent: userAgent(), referrer: pageReferrer() },
  });
  await commit(callerFor(connection, person), batch);
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
  const words = Object.entries(extra).map(([name, value]) => [name, cutOff(String(value), LONGEST_EXTRA)]);
  const batch = new Batch(connection).set(`userActions/${newUuid()}`, {
    userId: person,
    action,
    metadata: {
      extra: Object.fromEntries(words.slice(0, MOST_EXTRAS)) as Record<string, string>,
      userAgent: userAgent(),
      timestamp: serverTime,
      url: pageUrl(),
    },
    createdAt: serverTime,
  });
  await commit(callerFor(connection, person), batch);
}

/** Counts a click on an item's shop link. Not authenticated, even if the user is signed in. */
export async function trackLinkClick(
  connection: Connection,
  wishlist: WishlistId,
  item: ItemId,
  itemIndex: number,
): Promise<void> {
  const click = { itemIndex, clicks: increment(1), lastClickedAt: serverTime };
  await commit(signedOut(connection), new Batch(connection).merge(`affiliateLinks/${wishlist}_${item}`, click));
}

function callerFor(connection: Connection, person: PersonId): Caller {
  return person === ANONYMOUS ? signedOut(connection) : signedIn(connection);
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
