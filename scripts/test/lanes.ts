import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onStopSignal } from '../dev/stop-signal.ts';
import { LEASH, leashed } from '../suite/leash.ts';
import { PROJECT_ROOT } from '../suite/project.ts';

/** A Node program with its arguments. */
export interface Job {
  readonly name: string;
  readonly args: readonly string[];
}

/** Steps in sequence: jobs, and lanes that run in parallel. */
export type Lane = readonly (Job | readonly Lane[])[];

export interface JobResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

const running = new Set<ChildProcess>();
let stopped = false;

/**
 * Runs the lanes in parallel, and the steps of each lane in sequence. A failing job does not stop the others. Output is
 * not interleaved: one job prints live, the others are buffered.
 */
export async function runLanes(
  lanes: readonly Lane[],
  print: (chunk: string | Buffer) => void = (chunk) => process.stdout.write(chunk),
): Promise<readonly JobResult[]> {
  const printer = new Printer(print);
  const runAll = async (parallel: readonly Lane[]) => (await Promise.all(parallel.map(runLane))).flat();
  return runAll(lanes);

  async function runLane(lane: Lane): Promise<JobResult[]> {
    const done: JobResult[] = [];
    for (const step of lane) {
      if ('args' in step) {
        if (!stopped) done.push(await run(step, printer.output()));
      } else {
        done.push(...(await runAll(step)));
      }
    }
    return done;
  }
}

/** Passes a Ctrl-C to every running job and starts no more. */
export function stopLanesOnSignal(): void {
  const signalAll = (signal: NodeJS.Signals) => running.forEach((child) => child.kill(signal));
  onStopSignal(
    () => {
      stopped = true;
      signalAll('SIGINT');
    },
    () => signalAll('SIGKILL'),
  );
}

async function run({ name, args }: Job, output: Output): Promise<JobResult> {
  const began = performance.now();
  const child = spawn(process.execPath, [...LEASH, ...args], {
    cwd: PROJECT_ROOT,
    // In its own process group, so that the terminal's Ctrl-C reaches only this process.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: leashed({ ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) }),
  });
  running.add(child);
  output.write(`\n── ${name}\n`);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.write(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  const seconds = (performance.now() - began) / 1000;
  output.end(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds.toFixed(0)} s)\n`);
  return { name, passed: code === 0, seconds };
}

interface Output {
  write(chunk: string | Buffer): void;
  end(last: string): void;
}

interface Kept {
  readonly kept: (string | Buffer)[];
  ended: boolean;
}

/** Prints one output at a time, in starting order, and buffers the others. */
class Printer {
  readonly #print: (chunk: string | Buffer) => void;
  readonly #waiting: Kept[] = [];

  constructor(print: (chunk: string | Buffer) => void) {
    this.#print = print;
  }

  output(): Output {
    const mine: Kept = { kept: [], ended: false };
    this.#waiting.push(mine);
    return {
      write: (chunk) => {
        mine.kept.push(chunk);
        this.#flush();
      },
      end: (last) => {
        mine.kept.push(last);
        mine.ended = true;
        this.#flush();
      },
    };
  }

  #flush(): void {
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      for (const chunk of first.kept.splice(0)) this.#print(chunk);
      if (!first.ended) return;
      this.#waiting.shift();
    }
  }
}
