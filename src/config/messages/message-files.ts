import type { Area, Message } from './en.ts';
import type { TranslatedLanguage } from './languages.ts';

export type AreaMessages = Readonly<Record<string, Message>>;

/** What a guest needs until giving. One file in each language; in English they are part of the page's own script. */
export const FIRST: readonly Area[] = ['app', 'failures', 'guest', 'not-started', 'occasions', 'shell', 'wishlists'];

/** The name of the file that contains an area. */
export function fileOf(language: TranslatedLanguage, area: Area): string {
  return language !== 'en' && FIRST.includes(area) ? 'first' : area;
}
