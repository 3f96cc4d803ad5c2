import { en, type MessageKey, type Messages } from '../config/messages/en.ts';

export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** Speaks one language: looks a sentence up and fills in its `{names}`. */
export function speaker(messages: Messages): Say {
  return (key, values = {}) =>
    messages[key].replace(/\{(\w+)\}/g, (marker, name: string) => String(values[name] ?? marker));
}

export const sayInEnglish = speaker(en);
