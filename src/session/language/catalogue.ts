import type { Area, Message, MessageKey } from '../../config/messages/en.ts';
import type { InterfaceLanguage } from '../../config/messages/languages.ts';
import type { Language } from '../../domain/language.ts';
import { languageOf } from '../../domain/text-language.ts';
import { type Formatters, formattersOf } from './formatters.ts';
import type { AreaMessages } from './load-area.ts';

/** A number is formatted, a text is filled in as it is. */
export type Values = Readonly<Record<string, string | number>>;

export type Say = (key: MessageKey, values?: Values) => string;

/** Everything that depends on the language. */
export interface Catalogue {
  readonly language: InterfaceLanguage;
  readonly format: Formatters;
  /**
   * Looks up a message and fills in its `{names}`. A message that is not loaded is a bug: outside production this throws.
   * In production the error is logged and the text left empty, because a key means nothing to a reader.
   */
  readonly say: Say;
  /** For `lang` of a text that people have written: the language of its letters, if they can be those of a likely one. */
  readonly langOf: (text: string, likely?: Language | null) => Language | undefined;
}

/** A catalogue that messages can be added to. */
export interface OpenCatalogue extends Catalogue {
  readonly has: (area: Area) => boolean;
  readonly add: (area: Area, messages: AreaMessages) => void;
}

export function openCatalogue(language: InterfaceLanguage): OpenCatalogue {
  const areas = new Set<Area>();
  const known: Record<string, Message | undefined> = {};
  const say: Say = (key, values = {}) => {
    const message = known[key];
    if (message === undefined) {
      const mistake = `The message ${key} is used before its area is loaded.`;
      if (!import.meta.env.PROD) throw new Error(mistake);
      console.error(mistake);
      return '';
    }
    return formOf(message, values).replace(/\{(\w+)\}/g, (marker, name: string) => {
      const value = values[name] ?? marker;
      return typeof value === 'number' ? format.number(value) : value;
    });
  };
  const format = formattersOf(language, say);
  return {
    language,
    format,
    say,
    langOf: (text, likely = null) => languageOf(text, likely, language),
    has: (area) => areas.has(area),
    add: (area, messages) => {
      Object.assign(known, messages);
      areas.add(area);
    },
  };

  function formOf(message: Message, { count }: Values): string {
    if (typeof message === 'string') return message;
    if (!import.meta.env.PROD && typeof count !== 'number') throw new Error('A plural needs a number named count.');
    return message[format.pluralCategory(Number(count))] ?? message.other;
  }
}
