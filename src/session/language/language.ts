import type { MessageKey, Messages } from '../../config/messages/en.ts';

export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** The messages loaded so far (areas.ts). */
const known: Partial<Record<MessageKey, string>> = {};

export function addMessages(...areas: readonly Partial<Messages>[]): void {
  Object.assign(known, ...areas);
}

/**
 * Looks up a message and fills in its `{names}`. A message that is not loaded is a bug: outside production this throws.
 * In production the error is logged and the text left empty, because a key means nothing to a reader.
 */
export const say: Say = (key, values = {}) => {
  const message = known[key];
  if (message === undefined) {
    const mistake = `The message ${key} is used before its area is loaded.`;
    if (!import.meta.env.PROD) throw new Error(mistake);
    console.error(mistake);
    return '';
  }
  return message.replace(/\{(\w+)\}/g, (marker, name: string) => String(values[name] ?? marker));
};
