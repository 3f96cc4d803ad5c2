import { UUID } from './ids.ts';
import { LANGUAGES, type Language } from './language.ts';
import { type Infer, lines, list, map, oneOf, optional, text, time } from './schema.ts';

/** The rules cannot loop, and a request has 1,000 expressions. */
export const MOST_ANNOUNCEMENTS = 3;
/** Visitors are signed out, members are signed in. */
export const AUDIENCES = ['everyone', 'visitors', 'members'] as const;
export type Audience = (typeof AUDIENCES)[number];

const words = lines({ least: 1, most: 280 });
const inAnotherLanguage = optional(words);

/** In English, and as far as an admin has translated it. */
export const announcementTexts = {
  en: words,
  hi: inAnotherLanguage,
  mr: inAnotherLanguage,
  gu: inAnotherLanguage,
  ta: inAnotherLanguage,
  te: inAnotherLanguage,
} as const;

const announcement = map({
  id: text({ pattern: UUID }),
  audience: oneOf(AUDIENCES),
  texts: map(announcementTexts),
  startsAt: time,
  endsAt: time,
});
export type Announcement = Infer<typeof announcement>;

export const announcements = list(announcement, MOST_ANNOUNCEMENTS);

export type AnnouncementState = 'planned' | 'running' | 'over';

export function stateOf({ startsAt, endsAt }: Announcement, now: Date): AnnouncementState {
  if (now < startsAt) return 'planned';
  return now < endsAt ? 'running' : 'over';
}

/** Of those that run for this audience, the one that started last. */
export function announcementFor(
  all: readonly Announcement[],
  audience: Exclude<Audience, 'everyone'>,
  now: Date,
  isClosed: (id: string) => boolean,
): Announcement | null {
  const running = all.filter(
    (one) =>
      stateOf(one, now) === 'running' &&
      (one.audience === 'everyone' || one.audience === audience) &&
      !isClosed(one.id),
  );
  return running.sort((one, other) => Number(other.startsAt) - Number(one.startsAt))[0] ?? null;
}

/** When one of them starts or ends next; null if none does. */
export function nextChange(all: readonly Announcement[], now: Date): Date | null {
  const later = all.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((at) => at > now);
  return later.sort((one, other) => Number(one) - Number(other))[0] ?? null;
}

/** Readers of these languages see the English text. */
export function missingLanguages({ texts }: Announcement): readonly Language[] {
  return LANGUAGES.filter((language) => texts[language] === undefined);
}

/** What `mine` changed since `before`, in what another admin has saved meanwhile. */
export function mergedAnnouncements(
  before: readonly Announcement[],
  mine: readonly Announcement[],
  theirs: readonly Announcement[],
): readonly Announcement[] {
  const isUnchanged = (one: Announcement) =>
    before.some((earlier) => earlier.id === one.id && areSame([earlier], [one]));
  const changed = new Map(mine.filter((one) => !isUnchanged(one)).map((one) => [one.id, one]));
  const removed = before.filter(({ id }) => !mine.some((one) => one.id === id)).map(({ id }) => id);
  const merged = theirs.filter(({ id }) => !removed.includes(id)).map((one) => changed.get(one.id) ?? one);
  const added = [...changed.values()].filter(({ id }) => !merged.some((one) => one.id === id));
  return [...merged, ...added];
}

export function areSame(some: readonly Announcement[], others: readonly Announcement[]): boolean {
  return JSON.stringify(some.map(asList)) === JSON.stringify(others.map(asList));
}

const asList = ({ id, audience, texts, startsAt, endsAt }: Announcement) => [
  id,
  audience,
  LANGUAGES.map((language) => texts[language]),
  startsAt,
  endsAt,
];
