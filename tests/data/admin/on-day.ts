import { calendarDay } from '../../../src/domain/calendar.ts';
import { oneDay, type Period } from '../../../src/domain/period.ts';

export function onDay(text: string): Period {
  const day = calendarDay(text);
  if (!day) throw new Error(`"${text}" is not a day.`);
  return oneDay(day);
}
