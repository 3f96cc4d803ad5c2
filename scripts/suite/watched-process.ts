import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Ending } from './part.ts';

const LOOK_EVERY_MS = 500;
const KEPT_LINES = 25;

/**
 * The two programs that firebase-tools starts through the java shim. It does not notice when they are killed, so we poll
 * them. The shim writes their process ids to the folder of the run.
 */
const PROGRAMS = [
  { name: 'The Firestore emulator', pidFile: 'firestore.pid', log: 'firestore-debug.log' },
  { name: 'The Storage rules runtime', pidFile: 'storage-rules.pid', log: 'suite.log' },
];

/** Removes process ids left by an earlier suite in the same folder. */
export function forgetShimmedPrograms(runFolder: string): void {
  for (const { pidFile } of PROGRAMS) rmSync(join(runFolder, pidFile), { force: true });
}

/** Resolves when one of them exits. Does not keep this process alive. */
export function shimmedProgramEnds(runFolder: string): Promise<Ending> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      const gone = PROGRAMS.find(({ pidFile }) => isGone(join(runFolder, pidFile)));
      if (!gone) return;
      clearInterval(look);
      resolve({ name: gone.name, how: 'exited', lastOutput: lastLines(join(runFolder, gone.log)) });
    }, LOOK_EVERY_MS);
    look.unref();
  });
}

function isGone(pidFile: string): boolean {
  if (!existsSync(pidFile)) return false;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function lastLines(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-KEPT_LINES).join('\n') : '';
}
