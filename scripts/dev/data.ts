import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../command-line.ts';
import { STATE_FOLDER } from '../suite/project.ts';
import { type Suite } from '../suite/suite.ts';

const SAVE_EVERY_MS = 30_000;

/**
 * Data that persists between runs.
 *
 * Documents: the Firestore emulator persists them itself (--data-dir); acknowledged writes survive a crash.
 * Accounts and files: the Auth and Storage emulators keep them in memory. They are exported on exit and every 30 seconds,
 * so only a kill -9 of everything at once can lose the last seconds.
 * Google's Firestore emulator is in-memory too, so with --official all three are exported.
 */
export class KeptData {
  readonly firestore: string | undefined;
  readonly #saved: string;
  readonly #official: boolean;
  #saving: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor({ official, fresh }: { official: boolean; fresh: boolean }) {
    const folder = join(STATE_FOLDER, '.data', official ? 'official' : 'dev');
    if (fresh) rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    this.#official = official;
    this.#saved = join(folder, 'export');
    this.firestore = official ? undefined : join(folder, 'firestore');
  }

  /** The export to start from, or undefined on the first run. */
  importFrom(): string | undefined {
    // A run that was killed between the two renames of a save left the previous export at the backup path.
    if (!existsSync(this.#saved) && existsSync(`${this.#saved}.before`))
      renameSync(`${this.#saved}.before`, this.#saved);
    return isExport(this.#saved) ? this.#saved : undefined;
  }

  saveNowAndThen(suite: Suite, report: (problem: string) => void): void {
    this.#timer = setInterval(
      () => void this.save(suite).catch((error: unknown) => report(String(error))),
      SAVE_EVERY_MS,
    ).unref();
  }

  /** Exports to a temporary folder, then swaps it in, so that a complete export always exists. */
  save(suite: Suite): Promise<void> {
    this.#saving = this.#saving.then(
      () => this.#save(suite),
      () => this.#save(suite),
    );
    return this.#saving;
  }

  /** Whether this run has started far enough to have anything to save. */
  get isSaving(): boolean {
    return this.#timer !== undefined;
  }

  async #save(suite: Suite): Promise<void> {
    const next = `${this.#saved}.next`;
    const before = `${this.#saved}.before`;
    await suite.exportTo(next, this.#official ? ['auth', 'firestore', 'storage'] : ['auth', 'storage']);
    rmSync(before, { recursive: true, force: true });
    if (existsSync(this.#saved)) renameSync(this.#saved, before);
    renameSync(next, this.#saved);
    rmSync(before, { recursive: true, force: true });
  }
}

function isExport(folder: string): boolean {
  return existsSync(join(folder, 'firebase-export-metadata.json'));
}

/** Locks the data folder: two concurrent runs would overwrite each other's data. */
export function lockData(official: boolean): () => void {
  const path = join(STATE_FOLDER, '.data', official ? 'official.pid' : 'dev.pid');
  mkdirSync(join(STATE_FOLDER, '.data'), { recursive: true });
  if (existsSync(path)) {
    const pid = Number(readFileSync(path, 'utf8'));
    if (isAlive(pid)) {
      throw new UserError(`npm run dev is already running (process ${pid}) on the same data. Stop it first.`);
    }
  }
  writeFileSync(path, String(process.pid));
  return () => rmSync(path, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
