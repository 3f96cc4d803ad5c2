import { describe, expect, it } from 'vitest';
import {
  type Announcement,
  announcementFor,
  mergedAnnouncements,
  missingLanguages,
  nextChange,
  stateOf,
} from './announcements.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 11, 5, hour));
const from = (startsAt: number, endsAt: number, changes: Partial<Announcement> = {}): Announcement => ({
  id: crypto.randomUUID(),
  audience: 'everyone',
  texts: { en: 'We rest on Sunday.' },
  startsAt: at(startsAt),
  endsAt: at(endsAt),
  ...changes,
});
const none = () => false;

it.each([
  [7, 'planned'],
  [8, 'running'],
  [11, 'running'],
  [12, 'over'],
])('from 8 to 12 is at %i %s', (hour, state) => expect(stateOf(from(8, 12), at(hour))).toBe(state));

describe('the one to show', () => {
  const all = [from(1, 20), from(9, 12), from(8, 12), from(13, 20)] as const;

  it('runs, and started last', () => {
    expect(announcementFor(all, 'visitors', at(10), none)).toBe(all[1]);
    expect(announcementFor(all, 'visitors', at(12), none)).toBe(all[0]);
    expect(announcementFor(all, 'visitors', at(20), none)).toBeNull();
  });

  it('is not one that was closed', () =>
    expect(announcementFor(all, 'visitors', at(10), (id) => id === all[1].id)).toBe(all[2]));

  it('is for this audience or for everyone', () => {
    const some = [from(1, 20), from(2, 20, { audience: 'members' }), from(3, 20, { audience: 'visitors' })] as const;
    expect(announcementFor(some, 'members', at(10), none)).toBe(some[1]);
    expect(announcementFor(some, 'visitors', at(10), none)).toBe(some[2]);
    expect(announcementFor([some[1]], 'visitors', at(10), none)).toBeNull();
  });
});

it('changes at the next start or end', () => {
  const all = [from(8, 12), from(10, 20)];
  expect([7, 8, 10, 12, 20].map((hour) => nextChange(all, at(hour)))).toEqual([at(8), at(10), at(12), at(20), null]);
});

it('says which languages are missing', () =>
  expect(missingLanguages(from(1, 2, { texts: { en: 'a', ta: 'b', hi: 'c' } }))).toEqual(['mr', 'gu', 'te']));

describe('the changes of two admins', () => {
  const [one, two, mine, theirs] = [from(1, 2), from(2, 3), from(3, 4), from(4, 5)];
  const longer = { ...one, endsAt: at(23) };

  it('are both kept', () => {
    expect(mergedAnnouncements([one, two], [longer, two, mine], [one, theirs])).toEqual([longer, theirs, mine]);
    expect(mergedAnnouncements([one, two], [two], [one, two, theirs])).toEqual([two, theirs]);
  });

  it('leave mine for one that both changed', () =>
    expect(mergedAnnouncements([one], [longer], [{ ...one, audience: 'members' }])).toEqual([longer]));

  it('leave theirs if I changed nothing', () =>
    expect(mergedAnnouncements([one, two], [{ ...one }, two], [{ ...one, audience: 'members' }])).toEqual([
      { ...one, audience: 'members' },
    ]));
});
