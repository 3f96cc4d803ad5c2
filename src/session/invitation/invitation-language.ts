import { LANGUAGE_NAMES, type InterfaceLanguage, OFFERED_LANGUAGES } from '../../config/messages/languages.ts';
import type { Language } from '../../domain/language.ts';

/** To choose the language of an invitation from. */
export const LANGUAGE_OPTIONS = OFFERED_LANGUAGES.map((language) => ({
  value: language,
  label: LANGUAGE_NAMES[language],
  lang: language,
}));

/** The language to write in: the list's, else the reader's. */
export function invitationLanguage(list: Language | null, reader: InterfaceLanguage): Language {
  return list ?? OFFERED_LANGUAGES.find((offered) => offered === reader) ?? 'en';
}
