import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { DEMO_PROJECT, LOOPBACK, PROJECT_ROOT } from './project.ts';
import { firebaseCli } from './firebase-cli.ts';
import { hostingOnEmulators, type Hosting } from './hosting.ts';
import { leashed } from './leash.ts';
import { Part, type Ending } from './part.ts';
import { type SuitePorts } from './ports.ts';
import { quietCli, shimEnvironment } from './shim.ts';
import { until } from './until.ts';
import { forgetShimmedPrograms, shimmedProgramEnds } from './watched-process.ts';

/** Generous: on a busy machine with two cores, three suites may start at the same time. */
const READY_WITHIN_MS = 180_000;
const STOPS_WITHIN_MS = 10_000;

export interface SuiteOptions {
  readonly ports: SuitePorts;
  /** A folder for the configuration and logs of this run. */
  readonly runFolder: string;
  /** The built application, for the Hosting emulator. */
  readonly hostingFolder: string;
  /** The data directory of the Firestore emulator; without it, data is in memory only. */
  readonly firestoreData?: string;
  /** A folder written by `firebase emulators:export`. */
  readonly importFrom?: string;
  readonly exportOnExit?: string;
  /** Use Google's own emulators, which need Java. */
  readonly official?: boolean;
}

/** The four emulators, running under firebase-tools. */
export interface Suite {
  readonly part: Part;
  readonly ports: SuitePorts;
  /** Resolves when the suite or one of its programs exits. */
  readonly ending: Promise<Ending>;
  /** Resolves when all four accept connections; rejects with the last output if they fail to start. */
  ready(signal?: AbortSignal): Promise<void>;
  /** What the Firestore emulator reported about its kept data: repairs and failed writes. */
  dataReports(): readonly string[];
  /** Exports accounts and files (and optionally documents) to a folder, replacing its contents. */
  exportTo(folder: string, targets: readonly ('auth' | 'firestore' | 'storage')[]): Promise<void>;
  stop(): Promise<void>;
}

export function startSuite(options: SuiteOptions): Suite {
  const { ports, runFolder } = options;
  mkdirSync(runFolder, { recursive: true });
  forgetShimmedPrograms(runFolder);
  const config = join(runFolder, 'firebase.json');
  writeFileSync(config, JSON.stringify(configuration(options), null, 2));

  const part = new Part({
    name: options.official ? "Google's emulator suite" : 'The emulator suite',
    command: process.execPath,
    args: [
      ...firebaseCli(),
      'emulators:start',
      ...['--project', DEMO_PROJECT, '--config', config, '--non-interactive'],
      ...(options.importFrom ? ['--import', options.importFrom] : []),
      ...(options.exportOnExit ? ['--export-on-exit', options.exportOnExit] : []),
    ],
    cwd: runFolder,
    env: leashed(suiteEnvironment(options)),
    log: join(runFolder, 'suite.log'),
  });

  const hub = `http://${LOOPBACK}:${ports.hub}`;
  return {
    part,
    ports,
    ending: Promise.race([part.ending, shimmedProgramEnds(runFolder)]),
    async ready(signal) {
      await until('all four emulators are up', { withinMs: READY_WITHIN_MS, ...(signal && { signal }) }, async () => {
        if (!part.running)
          throw new Error(`${part.name} ${await part.exited} before they were up.\n${part.lastOutput}`);
        return allRunning(hub);
      });
    },
    dataReports: () => firestoreReports(join(runFolder, 'firestore-debug.log')),
    async exportTo(folder, targets) {
      mkdirSync(folder, { recursive: true });
      const response = await fetch(`${hub}/_admin/export`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ path: folder, initiatedBy: 'shagun', targets }),
      });
      if (!response.ok) throw new Error(`The emulators could not export: ${await response.text()}`);
    },
    stop: () => part.stop(STOPS_WITHIN_MS),
  };
}

/** firebase-tools does not show what an emulator writes to its standard error, but logs it. */
function firestoreReports(log: string): readonly string[] {
  if (!existsSync(log)) return [];
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('Firestore emulator: '));
}

function suiteEnvironment({ official, firestoreData, runFolder }: SuiteOptions): NodeJS.ProcessEnv {
  // The CLI writes its hub's address to the temp folder, which two suites of one project must not share.
  const own = { ...process.env, TMPDIR: runFolder };
  if (official) return { ...own, ...quietCli() };
  return {
    ...shimEnvironment(own),
    SHAGUN_PIDS: runFolder,
    SHAGUN_FIRESTORE_INDEXES: join(PROJECT_ROOT, 'firestore.indexes.json'),
    ...(firestoreData && { SHAGUN_FIRESTORE_DATA_DIR: firestoreData }),
  };
}

/** firebase.json with the ports of this run and paths relative to its folder. */
function configuration({ ports, runFolder, hostingFolder }: SuiteOptions): object {
  const base = JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8')) as {
    hosting: Hosting;
  };
  const at = (port: number) => ({ host: LOOPBACK, port });
  return {
    firestore: {
      rules: resolve(PROJECT_ROOT, 'firestore.rules'),
      indexes: resolve(PROJECT_ROOT, 'firestore.indexes.json'),
    },
    storage: { rules: resolve(PROJECT_ROOT, 'storage.rules') },
    hosting: { ...hostingOnEmulators(base.hosting, ports), public: relative(runFolder, hostingFolder) },
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      hub: at(ports.hub),
      logging: at(ports.logging),
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.websocket },
      storage: at(ports.storage),
      hosting: at(ports.hosting),
    },
  };
}

/** The hub responds first and lists each emulator once it is up. */
async function allRunning(hub: string): Promise<boolean> {
  try {
    const response = await fetch(`${hub}/emulators`, { signal: AbortSignal.timeout(2_000) });
    const running = (await response.json()) as object;
    return ['auth', 'firestore', 'storage', 'hosting'].every((name) => name in running);
  } catch {
    return false;
  }
}
