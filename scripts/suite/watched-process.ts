import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Ending } from './part.ts';

const LOOK_EVERY_MS = 500;
const KEPT_LINES = 25;

/**
 * The two programs that firebase-tools starts through the java shim. It goes on without them when they are killed, as if
 * nothing had happened; so we look ourselves. The shim leaves their process ids in the run's folder.
 */
const PROGRAMS = [
  { name: 'The Firestore emulator', pidFile: 'firestore.pid', log: 'firestore-debug.log' },
  { name: 'The Storage rules runtime', pidFile: 'storage-rules.pid', log: 'suite.log' },
];

/** What an earlier suite left in the same folder tells of processes that are gone by right. */
export function forgetShimmedPrograms(runFolder: string): void {
  for (const { pidFile } of PROGRAMS) rmSync(join(runFolder, pidFile), { force: true });
}

/** Resolves when one of them is gone. Never keeps this process alive by itself. */
export function shimmedProgramEnds(runFolder: string): Promise<Ending> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      const gone = PROGRAMS.find(({ pidFile }) => isGone(join(runFolder, pidFile)));
      if (!gone) return;
      clearInterval(look);
      resolve({ name: gone.name, how: 'is gone', lastOutput: lastLines(join(runFolder, gone.log)) });
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
