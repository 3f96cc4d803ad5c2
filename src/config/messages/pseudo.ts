import type { Message, Plural } from './en.ts';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  ['aá', 'cç', 'dđ', 'eé', 'gğ', 'hĥ', 'ií', 'kķ', 'lĺ', 'nñ', 'oó', 'pþ', 'rŕ', 'sš', 'tţ', 'uú', 'wŵ', 'yý', 'zž']
    .map((pair) => [...pair])
    .flatMap(([plain = '', accented = '']) => [
      [plain, accented],
      [plain.toUpperCase(), accented.toUpperCase()],
    ]),
);

/** Longer than English by this much, as translations often are. */
const LONGER = 0.4;

/** English with accents, between brackets and lengthened: what stays plain is not a message, what has no end is cut off. */
export function pseudo(messages: Readonly<Record<string, Message>>): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? pseudoText(message) : pseudoForms(message),
    ]),
  );
}

function pseudoForms(forms: Plural): Plural {
  const texts = Object.entries(forms).map(([category, text]) => [category, pseudoText(text)]);
  return { other: '', ...Object.fromEntries(texts) } as Plural;
}

function pseudoText(text: string): string {
  const accented = text.replace(/\{\w+\}|\p{L}/gu, (part) => ACCENTED[part] ?? part);
  return `[${accented}${'·'.repeat(Math.ceil(text.length * LONGER))}]`;
}
