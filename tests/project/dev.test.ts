import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PROJECT, LOOPBACK, PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { answers, until } from '../../scripts/suite/until.ts';
import { WAIT_DEADLINE_MS } from '../support/deadlines.ts';

const UP_WITHIN_MS = 60_000;

/** One `npm run dev` with its data in a temporary folder. */
class Run {
  output = '';
  readonly script: ChildProcess;
  readonly #folder: string;

  constructor(folder: string, ...flags: string[]) {
    this.#folder = folder;
    this.script = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/main.ts', ...flags], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, SHAGUN_STATE_FOLDER: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.script.stdout, this.script.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
  }

  async up(): Promise<void> {
    await until('npm run dev is up', { withinMs: UP_WITHIN_MS }, () => {
      if (this.script.exitCode !== null) throw new Error(`npm run dev ended:\n${this.output}`);
      return this.output.includes('Stop with');
    });
  }

  get application(): string {
    return /Shagun +(\S+)/.exec(this.output)?.[1] ?? '';
  }

  get firestore(): string {
    const path = join(this.#folder, '.cache/dev/firebase.json');
    const { emulators } = JSON.parse(readFileSync(path, 'utf8')) as { emulators: { firestore: { port: number } } };
    return `http://${LOOPBACK}:${emulators.firestore.port}`;
  }

  get firestorePid(): number {
    return Number(readFileSync(join(this.#folder, '.cache/dev/firestore.pid'), 'utf8'));
  }

  async ended(): Promise<number | null> {
    if (this.script.exitCode !== null || this.script.signalCode !== null) return this.script.exitCode;
    const [code] = (await once(this.script, 'exit')) as [number | null];
    return code;
  }

  /** Resolves when no part responds any more. */
  async gone(): Promise<void> {
    const addresses = [this.application, this.firestore];
    await until('no process is left', { withinMs: WAIT_DEADLINE_MS }, async () => {
      const alive = await Promise.all(addresses.map(answers));
      return !alive.includes(true);
    });
  }
}

describe('npm run dev', () => {
  let folder: string;
  const runs: Run[] = [];

  const start = (...flags: string[]) => {
    const run = new Run(folder, ...flags);
    runs.push(run);
    return run;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shagun-dev-'));
  });
  afterEach(async () => {
    for (const run of runs.splice(0)) {
      if (run.script.exitCode === null && run.script.signalCode === null) run.script.kill('SIGTERM');
      await run.ended();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const document = (run: Run) => `${run.firestore}/v1/projects/${DEMO_PROJECT}/databases/(default)/documents/notes/one`;
  const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

  it('serves the guest page at shared links, refuses a second run on the same data, and leaves nothing behind after Ctrl-C', async () => {
    const run = start();
    await run.up();
    const guestPage = await fetch(`${run.application}/wishlist/any-id/`, { headers: { Accept: 'text/html' } });
    expect(await guestPage.text()).toContain('guest-main.tsx');

    const second = start();
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain('is already running');

    run.script.kill('SIGINT');
    expect(await run.ended()).toBe(0);
    await run.gone();
  });

  it('keeps its data after SIGKILL, and reports which part crashed', async () => {
    const killed = start();
    await killed.up();
    const body = JSON.stringify({ fields: { kept: { booleanValue: true } } });
    expect(await fetch(document(killed), { method: 'PATCH', headers: owner, body })).toMatchObject({ status: 200 });
    killed.script.kill('SIGKILL');
    await killed.gone();

    const next = start();
    await next.up();
    const found: unknown = await (await fetch(document(next), { headers: owner })).json();
    expect(found).toMatchObject({ fields: { kept: { booleanValue: true } } });

    process.kill(next.firestorePid, 'SIGKILL');
    expect(await next.ended()).toBe(1);
    expect(next.output).toContain('The Firestore emulator exited.');
    await next.gone();
  });
});
