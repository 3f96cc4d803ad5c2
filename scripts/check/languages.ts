/**
 * `npm run check:languages`: compares every translation with the English messages. A language that is offered
 * (src/config/messages/languages.ts) has all areas; of another one, those that exist are compared.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { en } from '../../src/config/messages/en.ts';
import { LANGUAGE_NAMES } from '../../src/config/messages/languages.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { PROJECT_ROOT } from '../suite/project.ts';
import { languageProblems, type Messages } from './language-problems.ts';
import { MAY_STAY_LATIN } from './may-stay-latin.ts';

const FOLDER = join(PROJECT_ROOT, 'src/config/messages');
const areas: Readonly<Record<string, Messages>> = en;

const problems: string[] = [];
for (const language of LANGUAGES.filter((each) => each !== 'en')) {
  const folder = join(FOLDER, language);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files) {
    const english = areas[file.replace(/\.ts$/, '')];
    if (!english) problems.push(`${language}/${file}: there is no such area`);
    else {
      const { default: messages } = (await import(pathToFileURL(join(folder, file)).href)) as { default: Messages };
      const found = languageProblems(language, english, messages, MAY_STAY_LATIN);
      problems.push(...found.map((problem) => `${language}/${file}: ${problem}`));
    }
  }
  if (language in LANGUAGE_NAMES)
    for (const area of Object.keys(areas))
      if (!files.includes(`${area}.ts`)) problems.push(`${language}/${area}.ts is missing`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
