import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirError } from './data-dir-error.ts';
import { acquireLock, releaseLock } from './lock.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const isOurs = () => readFileSync(lock, 'utf8').startsWith(`${process.pid} `);

describe('the lock of a data directory', () => {
  it('names the process and its start, until it is released', () => {
    acquireLock(folder);
    expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} \\S`));
    releaseLock(folder);
    expect(existsSync(lock)).toBe(false);
  });

  it('rejects a second process and names the remedy', () => {
    // As earlier versions wrote it.
    writeFileSync(lock, String(process.ppid));
    expect(() => acquireLock(folder)).toThrow(DataDirError);
    expect(() => acquireLock(folder)).toThrow(
      `is in use by process ${process.ppid}. Stop it, or choose another directory. ` +
        `If process ${process.ppid} is not a Firestore emulator, delete ${lock}.`,
    );
  });

  it.each(['999999999', '999999999 some start', ''])('is taken over if it is stale or torn: "%s"', (content) => {
    writeFileSync(lock, content);
    acquireLock(folder);
    expect(isOurs()).toBe(true);
  });

  it('is taken over if its process id was given to another program since', () => {
    writeFileSync(lock, `${process.ppid} an earlier start`);
    acquireLock(folder);
    expect(isOurs()).toBe(true);
  });
});
