import { textAs } from './schema.ts';

/** 18:30: hours and minutes on the clocks of a place, without a date or a time zone. */
export type TimeOfDay = string & { readonly __brand: 'TimeOfDay' };

const TIME_OF_DAY = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;

/** As `<input type="time">` has it. */
export const timeOfDay = textAs(existingTime, { pattern: TIME_OF_DAY, mismatch: 'not-a-time' });

function existingTime(text: string): TimeOfDay {
  if (!TIME_OF_DAY.test(text)) throw new RangeError('there is no such time of day');
  return text as TimeOfDay;
}
