import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { anyPorts } from '../../scripts/suite/ports.ts';
import { DEMO_PROJECT, PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { signIn } from '../../src/data/accounts/sign-in.ts';
import { connect, type Connection } from '../../src/data/connection.ts';
import { type AccountOptions, type Member, newAccount } from './accounts.ts';
import { newVisitor } from './visitors.ts';

/** A Firestore emulator for a single test with the real rules, to be killed or to be free of other writers. */
export interface OwnEmulator {
  readonly port: number;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Restarts it on the same port with everything acknowledged so far. */
  restart(): Promise<void>;
}

export async function startOwnEmulator(...flags: readonly string[]): Promise<OwnEmulator> {
  const cache = join(PROJECT_ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'emulator-'));
  const { firestore: port } = await anyPorts(['firestore']);
  let running = await start(port, folder, flags);
  const kill = async () => {
    const exited = running.exitCode === null && running.signalCode === null ? once(running, 'exit') : null;
    running.kill('SIGKILL');
    await exited;
  };
  onTestFinished(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    port,
    kill,
    async restart() {
      running = await start(port, folder, flags);
    },
  };
}

/** A signed-out visitor connected to this emulator. */
export function visitorAt(firestorePort: number): Connection {
  const { environment } = newVisitor();
  const { emulators } = environment;
  return connect({ ...environment, emulators: emulators && { ...emulators, firestorePort } }, crypto.randomUUID());
}

/** A signed-in user connected to this emulator, without a profile. */
export async function memberAt(firestorePort: number, options: AccountOptions = {}): Promise<Member> {
  const account = await newAccount(options);
  const connection = visitorAt(firestorePort);
  await signIn(connection, account.email, account.password, { remember: true });
  return { ...account, connection };
}

async function start(port: number, dataFolder: string, flags: readonly string[]): Promise<ChildProcess> {
  const options = {
    '--port': String(port),
    '--project_id': DEMO_PROJECT,
    '--rules': join(PROJECT_ROOT, 'firestore.rules'),
    '--require-indexes': join(PROJECT_ROOT, 'firestore.indexes.json'),
    '--data-dir': dataFolder,
  };
  const launcher = join(PROJECT_ROOT, 'emulator', 'launch.mjs');
  const child = spawn(
    process.execPath,
    [launcher, ...Object.entries(options).flat(), '--count-accesses-per-write', ...flags],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`The emulator ended with code ${String(code)} before it accepted connections.`);
  });
  gone.catch(() => undefined);
  await Promise.race([once(createInterface({ input: child.stdout }), 'line'), gone]);
  child.stdout.resume();
  return child;
}
