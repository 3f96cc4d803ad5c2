import type { Area } from '../../config/messages/en.ts';
import { type InterfaceLanguage, PSEUDO, type TranslatedLanguage } from '../../config/messages/languages.ts';
import { type AreaMessages, fileOf } from '../../config/messages/message-files.ts';
import { MESSAGES_FOLDER } from '../../config/messages/messages-folder.ts';
import { fetchBuilt } from '../browser/fetch-built.ts';

export type { AreaMessages };

declare global {
  interface Window {
    /** The messages that the inline script has loaded for the first paint (app/first-paint). */
    shagunWording?: { readonly language: TranslatedLanguage; readonly messages: AreaMessages };
  }
}

/** In a build one JSON file for each language and area; the areas of a guest's first screen are one file. */
export async function loadArea(language: InterfaceLanguage, area: Area): Promise<AreaMessages> {
  if (import.meta.env.DEV) return fromSource(language, area);
  const here = window.shagunWording;
  if (here?.language === language && fileOf(here.language, area) === 'first') return here.messages;
  const response = await fetchBuilt(messagesAddress(language as TranslatedLanguage, area));
  return (await response.json()) as AreaMessages;
}

export function messagesAddress(language: TranslatedLanguage, area: Area): string {
  return `${MESSAGES_FOLDER}${language}/${fileOf(language, area)}.json`;
}

async function fromSource(language: InterfaceLanguage, area: Area): Promise<AreaMessages> {
  const [{ translations }, { pseudo }] = await Promise.all([
    import('../../config/messages/translations.ts'),
    import('../../config/messages/pseudo.ts'),
  ]);
  return language === PSEUDO ? pseudo(translations.en[area]) : translations[language][area];
}
