import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const KEPT_LINES = 25;

/** A human-readable message that a part exited unexpectedly. */
export interface Ending {
  readonly name: string;
  readonly how: string;
  readonly lastOutput: string;
}

export interface PartOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** The log file for all of its output. */
  readonly log: string;
}

/** One program of a running suite: its process, its recent output, and how to stop it. */
export class Part {
  readonly name: string;
  readonly #process: ChildProcess;
  readonly #lines: string[] = [];
  readonly #exited: Promise<string>;
  #running = true;

  constructor({ name, command, args, cwd, env, log }: PartOptions) {
    this.name = name;
    // In its own process group, so that Ctrl-C reaches only us and we control the order of shutdown.
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

  /** Resolves with the exit status when the process has exited. */
  get exited(): Promise<string> {
    return this.#exited;
  }

  get ending(): Promise<Ending> {
    return this.#exited.then((how) => ({ name: this.name, how, lastOutput: this.lastOutput }));
  }

  get lastOutput(): string {
    return this.#lines.join('\n');
  }

  /** Asks the process to stop; after `graceMs` kills it with its whole process group. */
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
      // SIGKILL goes to the whole group; other signals only to its leader, which stops its own children.
      process.kill(signal === 'SIGKILL' ? -this.pid : this.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }

  #keep(text: string): void {
    const lines = stripVTControlCharacters(text).split('\n');
    // Keep sentences; drop the CLI's table of emulators.
    this.#lines.push(...lines.filter((line) => line.trim() !== '' && !/^[┌├└│]/.test(line)));
    this.#lines.splice(0, this.#lines.length - KEPT_LINES);
  }
}
