import { join } from 'node:path';
import { PROJECT_ROOT } from './project.ts';

/** The arguments for node that run firebase-tools, so that it ends when we do and starts quickly. */
export function firebaseCli(): readonly string[] {
  return [
    ...['--import', join(PROJECT_ROOT, 'scripts/suite/leash.mjs')],
    ...['--import', join(PROJECT_ROOT, 'scripts/suite/lazy-schemas.mjs')],
    join(PROJECT_ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
  ];
}
