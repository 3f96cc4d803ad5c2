import { closeSync, constants, copyFileSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** How many copies of damaged journals a data directory keeps. */
const KEPT = 3;
const COPY = /\.damaged-(\d+)$/;

/** Copies a damaged journal before it is changed, and deletes the oldest copies. Returns the name of the copy. */
export function copyDamaged(directory: string, journal: string): string {
  const copies = readdirSync(directory)
    .map((name) => ({ name, number: Number(COPY.exec(name)?.[1]) }))
    .filter(({ number }) => Number.isInteger(number))
    .sort((a, b) => a.number - b.number);
  const name = `${basename(journal)}.damaged-${(copies.at(-1)?.number ?? 0) + 1}`;
  const path = join(directory, name);
  copyFileSync(journal, path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
  for (const old of copies.slice(0, copies.length + 1 - KEPT)) rmSync(join(directory, old.name));
  return name;
}
