import { describe, expect, it } from 'vitest';
import {
  type AnnouncementForm,
  announcementFormOf,
  checkAnnouncement,
  newAnnouncementForm,
} from './announcement-form.ts';

const ID = '00000001-0000-4000-8000-000000000000';
const TYPED: AnnouncementForm = {
  ...newAnnouncementForm(new Date('2026-12-05T06:30:00Z')),
  en: ' We rest on Sunday.\u200B\n',
  hi: 'रविवार को छुट्टी है।',
};
const check = (changes: Partial<AnnouncementForm>) => checkAnnouncement({ ...TYPED, ...changes }, ID);

it('starts now and lasts a day, in Indian time', () =>
  expect(newAnnouncementForm(new Date('2026-12-05T20:00:00Z'))).toEqual({
    ...{ en: '', hi: '', mr: '', gu: '', ta: '', te: '' },
    audience: 'everyone',
    startsAt: '2026-12-06T01:30',
    endsAt: '2026-12-07T01:30',
  }));

it('becomes an announcement without the languages that are empty, and is edited as it is stored', () => {
  const announcement = {
    id: ID,
    audience: 'everyone',
    texts: { en: 'We rest on Sunday.', hi: 'रविवार को छुट्टी है।' },
    startsAt: new Date('2026-12-05T06:30:00Z'),
    endsAt: new Date('2026-12-06T06:30:00Z'),
  } as const;
  expect(check({ gu: '  ' })).toEqual({ ok: true, value: announcement });
  expect(announcementFormOf(announcement)).toEqual({ ...TYPED, en: 'We rest on Sunday.' });
});

describe('the texts', () => {
  it('need English', () => expect(check({ en: ' ' })).toMatchObject({ problems: { en: { code: 'required' } } }));

  it.each(['en', 'te'] as const)('have as many characters as the rules allow: %s', (language) => {
    expect(check({ [language]: '🪔'.repeat(280) }).ok).toBe(true);
    expect(check({ [language]: 'a'.repeat(281) })).toMatchObject({
      problems: { [language]: { code: 'too-long', most: 280 } },
    });
  });
});

describe('the times', () => {
  it.each(['', '2026-02-30T10:00', '2026-12-05', '2026-12-05T25:00'])('cannot be "%s"', (typed) => {
    expect(check({ startsAt: typed })).toMatchObject({ problems: { startsAt: { code: 'not-a-day' } } });
    expect(check({ endsAt: typed })).toMatchObject({ problems: { endsAt: { code: 'not-a-day' } } });
  });

  it.each(['2026-12-05T12:00', '2026-12-05T11:59'])('cannot end at %s, when it starts or before', (endsAt) =>
    expect(check({ endsAt })).toMatchObject({ problems: { endsAt: { code: 'ends-before-start' } } }),
  );
});
