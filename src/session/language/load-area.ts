import type { Area, Message } from '../../config/messages/en.ts';
import { type InterfaceLanguage, PSEUDO } from '../../config/messages/languages.ts';

export type AreaMessages = Readonly<Record<string, Message>>;

/** One chunk for each language and area. The English areas left out are part of every page's own script. */
const files = import.meta.glob<{ readonly default: AreaMessages }>(
  ['./*/*.ts', '!./en/{app,failures,shell,not-started}.ts'],
  { base: '../../config/messages' },
);

export async function loadArea(language: InterfaceLanguage, area: Area): Promise<AreaMessages> {
  if (import.meta.env.DEV && language === PSEUDO) {
    const [{ en }, { pseudo }] = await Promise.all([
      import('../../config/messages/en.ts'),
      import('../../config/messages/pseudo.ts'),
    ]);
    return pseudo(en[area]);
  }
  const load = files[`./${language}/${area}.ts`];
  if (!load) throw new Error(`No messages: ${language} ${area}`);
  return (await load()).default;
}
