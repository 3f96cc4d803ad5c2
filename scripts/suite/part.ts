import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

const KEPT_LINES = 25;

export interface PartOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Where all that it prints goes. */
  readonly log: string;
}

/** One program of a running suite: its process, the last it printed, and how to end it for good. */
export class Part {
  readonly name: string;
  readonly #process: ChildProcess;
  readonly #lines: string[] = [];
  readonly #exited: Promise<string>;
  #running = true;

  constructor({ name, command, args, cwd, env, log }: PartOptions) {
    this.name = name;
    // In a process group of its own: a Ctrl-C of the terminal reaches us alone, and we decide who stops when.
    this.#process = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const file = createWriteStream(log);
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        file.write(text);
        this.#keep(text);
      });
    }
    this.#exited = new Promise((resolve) => {
      const end = (how: string) => {
        if (!this.#running) return;
        this.#running = false;
        file.end();
        resolve(how);
      };
      this.#process.once('error', (error) => end(`could not be started: ${error.message}`));
      this.#process.once('close', (code, signal) =>
        end(signal ? `was ended by ${signal}` : `exited with code ${code}`),
      );
    });
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  get running(): boolean {
    return this.#running;
  }

  /** Resolves, with how it ended, when the process is gone. */
  get exited(): Promise<string> {
    return this.#exited;
  }

  get lastOutput(): string {
    return this.#lines.join('\n');
  }

  /** Asks it to stop; after `graceMs` it is killed, and so is whatever it left in its process group. */
  async stop(graceMs: number): Promise<void> {
    if (this.#running) {
      this.#signal('SIGINT');
      const late = setTimeout(() => this.kill(), graceMs);
      await this.#exited;
      clearTimeout(late);
    }
    this.kill();
  }

  kill(): void {
    this.#signal('SIGKILL');
  }

  #signal(signal: NodeJS.Signals): void {
    if (this.pid === undefined) return;
    try {
      // SIGKILL is for the whole group; a polite signal only for its leader, which takes its own children along.
      process.kill(signal === 'SIGKILL' ? -this.pid : this.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }

  #keep(text: string): void {
    this.#lines.push(...text.split('\n').filter((line) => line.trim() !== ''));
    this.#lines.splice(0, this.#lines.length - KEPT_LINES);
  }
}

/** The first of several parts to end, for as long as all are meant to run. */
export async function firstToEnd(
  parts: readonly Part[],
  signal: AbortSignal,
): Promise<{ part: Part; how: string } | null> {
  const ends = parts.map(async (part) => ({ part, how: await part.exited }));
  const aborted = signal.aborted ? Promise.resolve(null) : once(signal, 'abort').then(() => null);
  return Promise.race([...ends, aborted]);
}
