import { existingUtcDay } from '../../domain/calendar.ts';
import { person, user, wishlist } from '../../domain/common-fields.ts';
import { Failure } from '../../domain/failure.ts';
import { itemId, transactionId, type TransactionId, type WishlistId } from '../../domain/ids.ts';
import {
  flag,
  type Infer,
  list,
  map,
  nullable,
  oneOf,
  rupees,
  text,
  textAs,
  whole,
  withDefault,
} from '../../domain/schema.ts';
import { tolerantly } from './tolerantly.ts';
import { DEVICE_GIFTS_KEY } from './unfinished-giving.ts';

const deviceGift = map({
  id: textAs(transactionId, {}),
  wishlistId: wishlist,
  ownerId: user,
  /** Of the wishlist. */
  title: text({}),
  /** null for the general fund. */
  itemId: nullable(textAs(itemId, {})),
  /** '' for the general fund. */
  itemTitle: text({}),
  contributorId: person,
  /** 'Anonymous' if it is. */
  name: text({}),
  amount: rupees({}),
  message: text({}),
  /** As far as this device knows. */
  status: oneOf(['completed', 'promised', 'sent', 'set_aside']),
  /** As typed so far, until the gift is sent. */
  utr: nullable(text({})),
  /** The UTC date of the daily statistics that count it; null if unknown. */
  day: nullable(textAs(existingUtcDay, {})),
  /** In milliseconds since 1970. */
  givenAt: whole({}),
  /** Whether an account vouches for the name, which therefore stays. Unknown in older ones. */
  isVerified: withDefault(flag, true),
  /** The couple has received it or said thank you, so the giver can no longer change it. */
  isClosed: withDefault(flag, false),
  /** Blessings sent by an anonymous giver, without a response. */
  unconfirmed: withDefault(list(text({}), 10), []),
  /** Of an anonymous giver, with the number of changes made with it (giver-key.ts). */
  secret: nullable(text({})),
  changes: whole({}),
});
/** A gift given on this device, so that its giver can return to it without an account. */
export type DeviceGift = Infer<typeof deviceGift>;

const MOST = 50;
const gifts = list(deviceGift, MOST);

/** Newest first. Empty if none is stored, or if they can no longer be read. */
export function deviceGifts(): readonly DeviceGift[] {
  return parsed(storedDeviceGifts());
}

export function deviceGiftsTo(id: WishlistId, stored = storedDeviceGifts()): readonly DeviceGift[] {
  return parsed(stored).filter(({ wishlistId }) => wishlistId === id);
}

/** As they are stored; changes with every change of a gift. */
export function storedDeviceGifts(): string | null {
  return tolerantly(() => localStorage.getItem(DEVICE_GIFTS_KEY)) ?? null;
}

const listeners = new Set<() => void>();

/** Calls `onChange` after every change, also by other tabs. Returns how to stop. */
export function watchDeviceGifts(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

/** Adds a gift, or replaces the one with its id. */
export function keepDeviceGift(gift: DeviceGift): void {
  const before = deviceGifts();
  const isKnown = before.some(({ id }) => id === gift.id);
  store(isKnown ? before.map((each) => (each.id === gift.id ? gift : each)) : [gift, ...before].slice(0, MOST));
}

export function forgetDeviceGift(gone: TransactionId): void {
  store(deviceGifts().filter(({ id }) => id !== gone));
}

function parsed(stored: string | null): readonly DeviceGift[] {
  if (!stored) return [];
  try {
    return gifts.parse(JSON.parse(stored), 'the gifts on this device');
  } catch (error) {
    if (error instanceof Failure || error instanceof SyntaxError) return [];
    throw error;
  }
}

function store(all: readonly DeviceGift[]): void {
  tolerantly(() => localStorage.setItem(DEVICE_GIFTS_KEY, JSON.stringify(all)));
  for (const listener of listeners) listener();
}
