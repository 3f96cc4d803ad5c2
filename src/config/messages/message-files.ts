import type { Area, Message } from './en.ts';
import type { TranslatedLanguage } from './languages.ts';

export type AreaMessages = Readonly<Record<string, Message>>;

/** What the first screen of a guest and the frame of every page need. One file in each language; in English part of the script. */
export const FIRST: readonly Area[] = [
  'app',
  'failures',
  'footer',
  'guest',
  'not-started',
  'occasions',
  'shell',
  'wishlists',
];

/** The name of the file that contains an area. */
export function fileOf(language: TranslatedLanguage, area: Area): string {
  return language !== 'en' && FIRST.includes(area) ? 'first' : area;
}
