import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../launch.mjs', import.meta.url));

export interface EmulatorProcess {
  readonly host: string;
  readonly port: number;
  /** From spawning the process to its "accepting connections" line. */
  readonly startedAfter: number;
  /** Resident set size in MiB, as reported by the operating system. */
  residentMiB(): number;
  /** Processor time used so far. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

/** Starts the emulator in a separate process, exactly as `npm run emulator` does. */
export async function startEmulator(...flags: readonly string[]): Promise<EmulatorProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, [LAUNCHER, '--port', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child);
  const startedAfter = performance.now() - began;
  return {
    host: '127.0.0.1',
    port,
    startedAfter,
    residentMiB: () => residentMiB(child.pid as number),
    processorSeconds: () => processorSeconds(child.pid as number),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
    },
  };
}

/** The first line says where it accepts connections. */
async function portOf(child: ChildProcess): Promise<number> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`The emulator ended with code ${String(code)} before it accepted connections.`);
  });
  const [line] = (await Promise.race([once(lines, 'line'), gone])) as [string];
  gone.catch(() => undefined);
  return Number(/:(\d+)$/.exec(line)?.[1]);
}

function residentMiB(pid: number): number {
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}

/** The 14th and 15th field of the process's statistics, in hundredths of a second. Linux only, like the resident memory. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
