import { type CalendarDay, daysBetween } from './calendar.ts';
import { stateOf } from './list-state.ts';
import type { Wishlist } from './wishlist.ts';

export type Reminder =
  | { readonly kind: 'days-to-go'; readonly days: number }
  | { readonly kind: 'write-thanks'; readonly daysAgo: number }
  | { readonly kind: 'to-thank'; readonly count: number };

/** A celebration further away needs no reminder yet. */
const FIRST_DAY = 14;
/** After two months, a couple that wrote no thank-you page does not want one. */
const LAST_DAY = 60;

type Reminded = Pick<Wishlist, 'isActive' | 'stage' | 'isGivingPaused' | 'eventDate' | 'contributionCount'>;

/** Counting who is not thanked yet costs reads, so it waits until the celebration is over. */
export function isTimeToThank(wishlist: Reminded, today: CalendarDay): boolean {
  const { eventDate, contributionCount } = wishlist;
  const isOver = stateOf(wishlist) === 'after' || (eventDate !== null && eventDate < today);
  return isOver && contributionCount > 0;
}

/** What the hosts of a list should do next; `unthanked` is null until it is known. */
export function remindersOf(wishlist: Reminded, today: CalendarDay, unthanked: number | null): readonly Reminder[] {
  const state = stateOf(wishlist);
  const reminders: Reminder[] = [];
  const days = wishlist.eventDate === null ? null : daysBetween(today, wishlist.eventDate);
  const isBefore = state === 'draft' || state === 'open' || state === 'paused';
  if (isBefore && days !== null && days >= 0 && days <= FIRST_DAY) reminders.push({ kind: 'days-to-go', days });
  if ((state === 'open' || state === 'paused') && days !== null && days < 0 && days >= -LAST_DAY)
    reminders.push({ kind: 'write-thanks', daysAgo: -days });
  if (unthanked !== null && unthanked > 0 && isTimeToThank(wishlist, today))
    reminders.push({ kind: 'to-thank', count: unthanked });
  return reminders;
}
