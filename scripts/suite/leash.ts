import { join } from 'node:path';
import { PROJECT_ROOT } from './project.ts';

/** Node arguments of a program that ends when this process is gone, even by kill -9. It needs `leashed` too. */
export const LEASH: readonly string[] = ['--import', join(PROJECT_ROOT, 'scripts/suite/exit-with-parent.mjs')];

/** The environment of such a program: names this process as its parent. */
export function leashed(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...environment, SHAGUN_PARENT: String(process.pid) };
}
