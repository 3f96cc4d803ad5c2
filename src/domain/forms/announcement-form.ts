import { type Announcement, announcementTexts, type Audience } from '../announcements.ts';
import { DAY_MS, indianMoment, indianTime } from '../calendar.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { checked, entered, textProblem } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';

type Texts = { readonly [L in Language]: string };

/** A text for each language; the times are those of India, `YYYY-MM-DDTHH:MM`. */
export interface AnnouncementForm extends Texts {
  readonly audience: Audience;
  readonly startsAt: string;
  readonly endsAt: string;
}

export function announcementFormOf({ audience, texts, startsAt, endsAt }: Announcement): AnnouncementForm {
  const typed = forEachLanguage((language) => texts[language] ?? '');
  return { ...typed, audience, startsAt: typedTime(startsAt), endsAt: typedTime(endsAt) };
}

/** Starts now and lasts a day. */
export function newAnnouncementForm(now: Date): AnnouncementForm {
  return {
    ...forEachLanguage(() => ''),
    audience: 'everyone',
    startsAt: typedTime(now),
    endsAt: typedTime(new Date(now.getTime() + DAY_MS)),
  };
}

export function checkAnnouncement(
  form: AnnouncementForm,
  id: string,
): CheckedForm<Announcement, Exclude<keyof AnnouncementForm, 'audience'>> {
  const startsAt = indianMoment(form.startsAt);
  const endsAt = indianMoment(form.endsAt);
  return checked<Announcement, Exclude<keyof AnnouncementForm, 'audience'>>(
    {
      ...forEachLanguage((language) => problemIn(form, language)),
      startsAt: startsAt ? null : { code: 'not-a-day' },
      endsAt: endsAt ? (startsAt && endsAt <= startsAt ? { code: 'ends-before-start' } : null) : { code: 'not-a-day' },
    },
    () => ({
      id,
      audience: form.audience,
      texts: enteredTexts(form),
      // Both are valid by now.
      startsAt: startsAt ?? new Date(NaN),
      endsAt: endsAt ?? new Date(NaN),
    }),
  );
}

/** English is required. */
function problemIn(form: AnnouncementForm, language: Language): FieldProblem | null {
  if (language !== 'en' && form[language].trim() === '') return null;
  return textProblem(announcementTexts[language], form[language]);
}

function enteredTexts(form: AnnouncementForm): Announcement['texts'] {
  const { en, ...others } = forEachLanguage((language) => entered(announcementTexts[language], form[language]));
  return { en, ...Object.fromEntries(Object.entries(others).filter(([, text]) => text !== '')) };
}

function forEachLanguage<T>(of: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;
}

const typedTime = (at: Date): string => indianTime(at).replace(' ', 'T');
