import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirError } from './data-dir-error.ts';

const NAME = 'lock';

/**
 * Only one process may append. The lock file holds the id and the start time of that process, because process ids are
 * reused. A stale lock is taken over.
 */
export function acquireLock(directory: string): void {
  const path = join(directory, NAME);
  for (;;) {
    try {
      writeFileSync(path, `${process.pid} ${startOf(process.pid) ?? ''}`, { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new DataDirError(`The data directory ${directory} cannot be written: ${(error as Error).message}`);
      }
    }
    const [pid, started] = splitLock(readFileSync(path, 'utf8'));
    if (pid !== process.pid && isAlive(pid) && isSameProcess(pid, started)) {
      throw new DataDirError(
        `The data directory ${directory} is in use by process ${pid}. Stop it, or choose another directory. ` +
          `If process ${pid} is not a Firestore emulator, delete ${path}.`,
      );
    }
    rmSync(path, { force: true });
  }
}

export function releaseLock(directory: string): void {
  rmSync(join(directory, NAME), { force: true });
}

function splitLock(text: string): readonly [pid: number, started: string] {
  const space = `${text} `.indexOf(' ');
  return [Number(text.slice(0, space)), text.slice(space + 1).trim()];
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When in doubt, yes: earlier versions did not store the start time, and some systems do not expose it. */
function isSameProcess(pid: number, started: string): boolean {
  const actual = startOf(pid);
  return started === '' || actual === undefined || actual === started;
}

/** Identifies the start of a running process; undefined if the system does not expose it. */
function startOf(pid: number): string | undefined {
  try {
    if (existsSync('/proc/self/stat')) {
      // The second field is the program's name in parentheses and may contain anything; the start is the 22nd.
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
