import { calendarDay, type CalendarDay } from './calendar.ts';
import { personId, systemLogId, userId, wishlistId } from './ids.ts';
import { line, lines, map, nullable, type Infer, text, textAs, time, withDefault } from './schema.ts';
import { PICTURE_ADDRESS, storedPicture, WEB_ADDRESS } from './web-address.ts';

/** Fields that several documents and forms share. */
export const user = textAs(userId, {});
export const person = textAs(personId, {});
export const wishlist = textAs(wishlistId, {});
export const displayName = line({ least: 1, most: 60, mostBytes: 180 });

/** A calendar date, without a time zone. */
export const day = textAs(existingDay, { pattern: /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, mismatch: 'not-a-day' });

/** '' if there is none. Invalid ones are read as '': the rules do not check every field of the items of a new wishlist. */
const orNone = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : '');
export const webAddress = textAs(orNone(WEB_ADDRESS), { most: 500, pattern: WEB_ADDRESS, mismatch: 'not-a-link' });
export const pictureAddress = textAs(orNone(PICTURE_ADDRESS), {
  most: 500,
  pattern: PICTURE_ADDRESS,
  mismatch: 'not-a-picture',
});
export const photoAddress = nullable(textAs(storedPicture, {}));

/** Why an admin bans, deactivates or resolves, in words for the person concerned. */
export const moderationReason = lines({ least: 1, most: 500 });
const lastAct = map({
  logId: textAs(systemLogId, {}),
  /** The type of the log entry. */
  action: text({}),
  by: user,
  at: time,
  /** '' if the action needs none. */
  reason: withDefault(lines({ most: moderationReason.most }), ''),
});
/** The latest admin action on a document. */
export type Moderation = Infer<typeof lastAct>;
export const moderation = withDefault(nullable(lastAct), null);

function existingDay(text: string): CalendarDay {
  const day = calendarDay(text);
  if (day === null) throw new RangeError('there is no such day');
  return day;
}
