import type { Message } from '../../src/config/messages/en.ts';

export type Messages = Readonly<Record<string, Message>>;

/** Placeholders, addresses, and references such as SHG-7K2M-9PQR. */
const NO_WORDS = /\{\w+\}|https?:\S+|\S+@\S+|\bSHG-[\dA-Z-]*/g;

/** What is wrong with the translation of an area, one line for each problem. */
export function languageProblems(
  language: string,
  english: Messages,
  translated: Messages,
  mayStayLatin: ReadonlySet<string>,
): readonly string[] {
  const missing = Object.keys(english).filter((key) => !(key in translated));
  const unknown = Object.keys(translated).filter((key) => !(key in english));
  return [
    ...missing.map((key) => `${key} is missing`),
    ...unknown.map((key) => `${key} is not a key of the English messages`),
    ...Object.entries(translated).flatMap(([key, message]) => {
      const original = english[key];
      if (original === undefined) return [];
      return [
        ...formProblems(language, original, message),
        ...placeholderProblems(original, message),
        ...latinProblems(message, mayStayLatin),
      ].map((problem) => `${key} ${problem}`);
    }),
  ];
}

function formProblems(language: string, original: Message, message: Message): string[] {
  if (typeof original === 'string')
    return typeof message === 'string' ? [] : ['has plural forms; the English has none'];
  if (typeof message === 'string') return ['has no plural forms'];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return [
    ...pluralCategories.filter((category) => !message[category]).map((category) => `lacks the plural form ${category}`),
    ...Object.keys(message)
      .filter((category) => !pluralCategories.some((known) => known === category))
      .map((category) => `has the plural form ${category}, which the language has not`),
  ];
}

function placeholderProblems(original: Message, message: Message): string[] {
  const all = formsOf(message);
  const expected = [...new Set(formsOf(original).flatMap(([, text]) => placeholdersOf(text)))].sort();
  return all.flatMap(([category, text]) => {
    const found = [...new Set(placeholdersOf(text))].sort();
    // "One guest", "no guests": the form says the number itself.
    const mayOmit = category === 'one' || category === 'zero' || category === 'two' ? ['count'] : [];
    const missing = expected.filter((name) => !found.includes(name) && !mayOmit.includes(name));
    const unknown = found.filter((name) => !expected.includes(name));
    return [...missing.map((name) => `lacks {${name}}`), ...unknown.map((name) => `has the unknown {${name}}`)];
  });
}

/** Latin words other than names, which have probably not been translated. */
function latinProblems(message: Message, mayStayLatin: ReadonlySet<string>): string[] {
  const words = formsOf(message).flatMap(
    ([, text]) => text.replace(NO_WORDS, ' ').match(/\p{Script=Latin}[\p{Script=Latin}’']*/gu) ?? [],
  );
  return [...new Set(words)].filter((word) => !mayStayLatin.has(word)).map((word) => `has the English word “${word}”`);
}

function formsOf(message: Message): readonly (readonly [category: string, text: string])[] {
  return typeof message === 'string' ? [['other', message]] : Object.entries(message);
}

function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
