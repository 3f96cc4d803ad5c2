import type { Area, Message } from '../../config/messages/en.ts';
import { type InterfaceLanguage, PSEUDO } from '../../config/messages/languages.ts';

export type AreaMessages = Readonly<Record<string, Message>>;

/** One chunk for each language and area. */
const files = import.meta.glob<{ readonly default: AreaMessages }>('./*/*.ts', { base: '../../config/messages' });

export async function loadArea(language: InterfaceLanguage, area: Area): Promise<AreaMessages> {
  if (import.meta.env.DEV && language === PSEUDO) {
    const [{ pseudo }, english] = await Promise.all([import('../../config/messages/pseudo.ts'), loadArea('en', area)]);
    return pseudo(english);
  }
  const load = files[`./${language}/${area}.ts`];
  if (!load) throw new Error(`There are no messages for ${area} in ${language}.`);
  return (await load()).default;
}
