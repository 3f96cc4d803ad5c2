import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppPorts } from '../suite/app-variables.ts';
import { buildAppFor } from './build-app.ts';

/** The environment variable for a folder with a build that several suites share. */
export const SHARED_BUILD = 'SHARED_BUILD';

/** The ports in a shared build. Each suite replaces them in its copy by its own. */
const PLACEHOLDERS: AppPorts = { auth: 61_237, firestore: 61_238, storage: 61_239 };

export function buildToShare(folder: string): Promise<void> {
  return buildAppFor(PLACEHOLDERS, folder);
}

/** Like buildAppFor, from the shared build if there is one. */
export async function provideAppFor(ports: AppPorts, outDir: string): Promise<void> {
  const shared = process.env[SHARED_BUILD];
  if (!shared) return buildAppFor(ports, outDir);
  cpSync(shared, outDir, { recursive: true });
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (/\.(html|js)$/.test(file)) fillIn(ports, join(outDir, file));
  }
}

function fillIn(ports: AppPorts, file: string): void {
  const before = readFileSync(file, 'utf8');
  const names = Object.keys(PLACEHOLDERS) as (keyof AppPorts)[];
  // Longer numbers, such as constants of a hash, may contain the digits.
  const after = names.reduce(
    (text, name) => text.replaceAll(new RegExp(`\\b${PLACEHOLDERS[name]}\\b`, 'g'), String(ports[name])),
    before,
  );
  if (after !== before) writeFileSync(file, after);
}
