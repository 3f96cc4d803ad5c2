import { type Ceremony, ceremonyDetails } from './ceremonies.ts';
import type { Change } from './history.ts';
import { type ItemId, itemId, type UserId } from './ids.ts';
import { type Invitation, invitationDetails } from './invitation.ts';
import { addCeremony, editCeremony, editInvitation, removeCeremony } from './invitation-editing.ts';
import {
  addItem,
  editDetails,
  editItem,
  type EditOutcome,
  type EditProblem,
  markObtained,
  newItem,
  removeItem,
  reorderItems,
} from './item-editing.ts';
import { picturesNoLongerIn } from './pictures-of.ts';
import { isSameValue } from './same-value.ts';
import { pick } from './schema.ts';
import { detailsOf, type Item, itemDetails, type Wishlist, type WishlistDetails } from './wishlist.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;

export interface Undoing {
  readonly by: UserId;
  readonly at: Date;
  /** No edit came after the change. */
  readonly isLast: boolean;
}

/**
 * An edit that brings back how it was before a change. Refused ('changed-since') if any of it has been changed since.
 * Undoing twice changes nothing more.
 */
export function undo(wishlist: Wishlist, change: Change, undoing: Undoing): EditOutcome {
  const outcome = undone(wishlist, change, undoing);
  return outcome.ok && hasPictureOfAnother(outcome.wishlist, wishlist, undoing.by)
    ? refused({ code: 'picture-of-another' })
    : outcome;
}

function undone(wishlist: Wishlist, change: Change, { at, isLast }: Undoing): EditOutcome {
  switch (change.kind) {
    case 'add':
    case 'edit':
    case 'remove':
      return undoneItem(wishlist, change, at);
    case 'ceremony':
      return undoneCeremony(wishlist, change);
    case 'details':
      return undoneDetails(wishlist, change);
    case 'invitation':
      return undoneInvitation(wishlist, change);
    case 'reorder':
      // An order is of all items, so a later edit may have been made with it in mind.
      return isLast && change.order ? reorderItems(wishlist, change.order) : refused({ code: 'changed-since' });
    case 'unlist':
      return refused({ code: 'not-undoable' });
  }
}

function undoneItem(wishlist: Wishlist, change: Of<'add' | 'edit' | 'remove'>, at: Date): EditOutcome {
  if (change.kind === 'remove') return restored(wishlist, change, at);
  const item = wishlist.items.find(({ id }) => id === change.subject);
  if (!item) return refused({ code: 'changed-since' });
  if (change.kind === 'add' && item.contributionCount > 0) return refused({ code: 'given-since' });
  if (!isStill<Item>(item, change)) return refused({ code: 'changed-since' });
  if (change.kind === 'add') return removeItem(wishlist, item.id);
  const before = backTo<Item>(item, change);
  if (before.isObtained !== item.isObtained) return markObtained(wishlist, item.id, before.isObtained === true, at);
  const details = pick(itemDetails, before);
  const { price, minContribution = 1, maxContribution = price } = details;
  return minContribution > maxContribution || maxContribution > price
    ? refused({ code: 'changed-since' })
    : editItem(wishlist, item.id, details, at);
}

/** Without the money, which stays in the general fund. */
function restored(wishlist: Wishlist, { subject, before }: Of<'remove'>, at: Date): EditOutcome {
  const id = idOfRestored(subject);
  if (wishlist.items.some((item) => item.id === id)) return { ok: true, wishlist };
  if (wishlist.removedItemIds.includes(id)) return refused({ code: 'changed-since' });
  const item = newItem(pick(itemDetails, before), { id, wishlistId: wishlist.id, at });
  return addItem(wishlist, { ...item, ...(before.isObtained && { isObtained: true }) });
}

/**
 * An id is never used again. That of a restored item follows from the removed one, so that it comes back only once when
 * two hosts undo its removal.
 */
export function idOfRestored(removed: ItemId): ItemId {
  const [one, two, three = '', ...rest] = removed.split('-');
  const next = ((Number.parseInt(three.slice(1), 16) + 1) % 0x1000).toString(16).padStart(3, '0');
  return itemId([one, two, `${three.slice(0, 1)}${next}`, ...rest].join('-'));
}

function undoneCeremony(wishlist: Wishlist, change: Of<'ceremony'>): EditOutcome {
  const { subject, before, after } = change;
  const there = wishlist.ceremonies.find(({ id }) => id === subject);
  if (isEmpty(after)) {
    if (there) return { ok: true, wishlist };
    return addCeremony(wishlist, { id: subject, ...pick(ceremonyDetails, before) });
  }
  if (!there || !isStill<Ceremony>(there, change)) return refused({ code: 'changed-since' });
  if (isEmpty(before)) return removeCeremony(wishlist, subject);
  return editCeremony(wishlist, subject, backTo<Ceremony>(there, change));
}

function undoneDetails(wishlist: Wishlist, change: Of<'details'>): EditOutcome {
  // A list that guests could open is no draft again.
  if (change.before.stage === 'draft') return refused({ code: 'not-undoable' });
  if (!isStill<WishlistDetails>(wishlist, change)) return refused({ code: 'changed-since' });
  return editDetails(wishlist, { ...detailsOf(wishlist), ...change.before });
}

/** Field by field, unless there was none before, or is none now. */
function undoneInvitation(wishlist: Wishlist, change: Of<'invitation'>): EditOutcome {
  const there = wishlist.invitation;
  const { invitation: before = null } = change.before;
  const { invitation: after = null } = change.after;
  if (!there || !before || !after)
    return isSameValue(there, after) ? editInvitation(wishlist, before) : refused({ code: 'changed-since' });
  const keys = Object.keys(invitationDetails) as (keyof Invitation)[];
  const changed = keys.filter((key) => !isSameValue(before[key], after[key]));
  if (changed.some((key) => !isSameValue(there[key], after[key]))) return refused({ code: 'changed-since' });
  return editInvitation(wishlist, { ...there, ...Object.fromEntries(changed.map((key) => [key, before[key]])) });
}

function isStill<T extends object>(there: T, { before, after }: Parts<T>): boolean {
  const now: Partial<T> = after;
  return keysOf({ before, after }).every((key) => isSameValue(there[key], now[key]));
}

/** A key that `before` lacks was not there. */
function backTo<T extends object>(there: T, { before, after }: Parts<T>): T {
  const others = Object.entries(there).filter(([key]) => !(key in after));
  // Safe cast: the same keys, of which only optional ones are left out.
  return { ...(Object.fromEntries(others) as T), ...before };
}

interface Parts<T> {
  readonly before: Partial<T>;
  readonly after: Partial<T>;
}

function keysOf<T>({ before, after }: Parts<T>): readonly (keyof T)[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T)[];
}

function isEmpty(part: object): boolean {
  return Object.keys(part).length === 0;
}

/** The rules let hosts add only pictures that they uploaded themselves. */
function hasPictureOfAnother(after: Wishlist, before: Wishlist, by: UserId): boolean {
  return picturesNoLongerIn(before, after).some((picture) => !picture.includes(`%2F${by}%2F`));
}

function refused(problem: EditProblem): EditOutcome {
  return { ok: false, problem };
}
