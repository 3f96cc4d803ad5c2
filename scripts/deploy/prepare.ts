import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand } from '../../src/config/brand-variables.ts';
import { type Environment } from '../../src/config/environment.ts';
import { type Hosting } from '../suite/hosting.ts';
import { PROJECT_ROOT } from '../suite/project.ts';
import { configuredHosting } from './configured-hosting.ts';
import { configuredRules } from './configured-rules.ts';

/**
 * Writes the deployment into a folder: the configured rules and headers, and a firebase.json that refers to them and, for
 * everything else, to the project. Returns its path. The project's own files are not modified.
 */
export function prepareDeployment(folder: string, environment: Environment, brand: Brand): string {
  const inProject = (file: string) => join(PROJECT_ROOT, file);
  const { hosting } = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8')) as { hosting: Hosting };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const rules = join(folder, 'firestore.rules');
  writeFileSync(
    rules,
    configuredRules(readFileSync(inProject('firestore.rules'), 'utf8'), brand, environment.firebase),
  );
  const config = join(folder, 'firebase.json');
  const content = {
    firestore: { rules, indexes: inProject('firestore.indexes.json') },
    storage: { rules: inProject('storage.rules') },
    hosting: { ...configuredHosting(hosting, environment), public: inProject('dist') },
  };
  writeFileSync(config, JSON.stringify(content, null, 2));
  return config;
}
