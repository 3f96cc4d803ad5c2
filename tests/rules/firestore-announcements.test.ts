import { announcing } from '../../src/domain/testing/documents.ts';
import { changeSettings } from './support/admin-actions.ts';
import { type Fields, GONE, inHours, LONG_AGO, withChange } from './support/fields.ts';
import { adminById } from './support/people.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';

const rules = setUpRulesTest('announcements');

const LANGUAGES = ['en', 'hi', 'mr', 'gu', 'ta', 'te'];
const SUNDAY = announcing('We rest on Sunday.');

const planning = (announcements: unknown): Attempt => writing(adminById, changeSettings(adminById, { announcements }));
const three = Array.from({ length: 3 }, () => SUNDAY);

rules.allows('an admin to plan', {
  'three announcements': () => planning(three),
  'announcements in every language, for members and for visitors': () =>
    planning([
      { ...SUNDAY, audience: 'members', texts: Object.fromEntries(LANGUAGES.map((one) => [one, 'a'.repeat(280)])) },
      { ...SUNDAY, audience: 'visitors' },
    ]),
});

rules.denies('platform settings', {
  'without announcements': () =>
    writing(adminById, withChange(changeSettings(), 'settings/platform', { announcements: GONE })),
  'with announcements that are no list': () => planning('We rest on Sunday.'),
  'with four announcements': () => planning([...three, SUNDAY]),
});

const TEXTS = { en: 'We rest on Sunday.' };
const IN_ALL = Object.fromEntries(LANGUAGES.map((language) => [language, 'a']));

const INVALID: Readonly<Record<string, Fields>> = {
  'an arbitrary id': { id: 'x' },
  'an unknown audience': { audience: 'couples' },
  'an unknown key': { isPinned: true },
  'an unknown language': { texts: { ...TEXTS, fr: 'Nous nous reposons.' } },
  'no English text': { texts: { hi: 'रविवार को छुट्टी है।' } },
  'an English text of 281 characters beside every translation': { texts: { ...IN_ALL, en: 'a'.repeat(281) } },
  'an invisible English text beside every translation': { texts: { ...IN_ALL, en: ' ' } },
  'an empty English text': { texts: { en: '' } },
  'an invisible character in a translation': { texts: { ...TEXTS, hi: 'रविवार\u200B' } },
  'a translation that is no text': { texts: { ...TEXTS, hi: [1] } },
  'an English text of 281 characters': { texts: { en: 'a'.repeat(281) } },
  ...Object.fromEntries(
    LANGUAGES.slice(1).map((language) => [
      `a text of 281 characters in ${language}`,
      { texts: { ...TEXTS, [language]: 'a'.repeat(281) } },
    ]),
  ),
  'an end before the start': { startsAt: inHours(2), endsAt: inHours(1) },
  'an end at the start': { startsAt: LONG_AGO, endsAt: LONG_AGO },
  'texts in place of times': { startsAt: '2026-12-05', endsAt: '2026-12-06' },
  'a start that is a text': { startsAt: '2026-12-05' },
};

rules.denies(
  'an announcement',
  Object.fromEntries(
    Object.entries(INVALID).flatMap(([what, fields]) =>
      // Each of them is checked.
      [0, 1, 2].map((place) => [
        `with ${what}, as number ${place + 1}`,
        () => planning([...three.slice(0, place), { ...SUNDAY, ...fields }]),
      ]),
    ),
  ),
);
