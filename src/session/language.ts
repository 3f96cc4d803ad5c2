import type { MessageKey, Messages } from '../config/messages/en.ts';

export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** What can be said so far: each screen brings its area of the catalogue along, see areas.ts. */
const known: Partial<Record<MessageKey, string>> = {};

export function learn(...areas: readonly Partial<Messages>[]): void {
  Object.assign(known, ...areas);
}

/** Looks a sentence up and fills in its `{names}`. */
export const say: Say = (key, values = {}) => {
  const sentence = known[key];
  if (sentence === undefined) {
    // A screen that was shown without its area: whoever builds it must see that, and nobody should read nothing.
    console.error(`The sentence ${key} has not been loaded.`);
    return key;
  }
  return sentence.replace(/\{(\w+)\}/g, (marker, name: string) => String(values[name] ?? marker));
};
