import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Area, Message } from '../../src/config/messages/en.ts';
import type { TranslatedLanguage } from '../../src/config/messages/languages.ts';
import { fileOf } from '../../src/config/messages/message-files.ts';
import { translations } from '../../src/config/messages/translations.ts';

const MODULE = fileURLToPath(new URL('../../src/config/messages/messages-folder.ts', import.meta.url));

/**
 * Writes the messages as JSON files into a folder with a hash in its name, so that a page needs no list of them
 * (src/session/language/load-area.ts).
 */
export function messageFiles(): Plugin {
  const files = contents();
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
  const folder = `assets/messages-${hash}`;
  return {
    name: 'message-files',
    apply: 'build',
    load: (id) => (id === MODULE ? `export const MESSAGES_FOLDER = '/${folder}/';` : null),
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}

function contents(): readonly (readonly [name: string, json: string])[] {
  const files = new Map<string, Record<string, Message>>();
  for (const [language, areas] of Object.entries(translations))
    for (const [area, messages] of Object.entries(areas)) {
      const name = `${language}/${fileOf(language as TranslatedLanguage, area as Area)}.json`;
      files.set(name, { ...files.get(name), ...messages });
    }
  return [...files].map(([name, messages]) => [name, JSON.stringify(messages)]);
}
