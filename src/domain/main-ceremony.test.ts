import { expect, it } from 'vitest';
import { calendarDay } from './calendar.ts';
import { mainCeremony, occasionOf } from './main-ceremony.ts';
import { ceremony } from './testing/examples.ts';

const haldi = ceremony(1, { kind: 'haldi' });
const nikah = ceremony(2, { kind: 'nikah', place: 'Lucknow' });

it('names the wedding, whatever it is called, before the events around it', () => {
  expect(mainCeremony([haldi, nikah])).toBe(nikah);
  expect(mainCeremony([nikah, haldi])).toBe(nikah);
});

it('names the first event if there is no wedding', () => {
  const reception = ceremony(3, { kind: 'reception', day: haldi.day, startsAt: null });
  expect(mainCeremony([haldi, reception])).toBe(reception);
  expect(mainCeremony([])).toBeNull();
});

it('takes day and place from the event, else the day of the list', () => {
  const eventDate = calendarDay('2027-01-02');
  expect(occasionOf({ eventDate, ceremonies: [haldi, nikah] })).toMatchObject({ day: nikah.day, place: 'Lucknow' });
  expect(occasionOf({ eventDate, ceremonies: [] })).toEqual({ day: eventDate, ceremony: null, place: '' });
});
