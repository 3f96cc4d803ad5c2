import { join } from 'node:path';
import { LEASH } from './leash.ts';
import { PROJECT_ROOT } from './project.ts';

/** Node arguments that run firebase-tools so that it starts quickly and exits with us; in a `leashed` environment. */
export function firebaseCli(): readonly string[] {
  return [
    ...LEASH,
    ...['--import', join(PROJECT_ROOT, 'scripts/suite/lazy-schemas.mjs')],
    ...['--import', join(PROJECT_ROOT, 'scripts/suite/uncompressed-hosting.mjs')],
    join(PROJECT_ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
  ];
}
