/** `npm run dev`: starts and stops the emulators, the demo data and the application together. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, UserError } from '../command-line.ts';
import { ADMIN_ACCOUNT, DEMO_ACCOUNT, seed } from '../seed/seed.ts';
import { appVariables } from '../suite/app-variables.ts';
import { LEASH, leashed } from '../suite/leash.ts';
import { Part } from '../suite/part.ts';
import { choosePorts, USUAL_PORTS } from '../suite/ports.ts';
import { LOOPBACK, PROJECT_ROOT, STATE_FOLDER } from '../suite/project.ts';
import { startSuite, type Suite } from '../suite/suite.ts';
import { answers, until } from '../suite/until.ts';
import { KeptData, lockData } from './data.ts';
import { HELP, parseDevFlags, type DevFlags } from './flags.ts';
import { officialProblems } from './official.ts';
import { onStopSignal } from './stop-signal.ts';

const VITE_READY_WITHIN_MS = 30_000;
const VITE_STOPS_WITHIN_MS = 3_000;

async function main(flags: DevFlags): Promise<number> {
  const problems = flags.official ? officialProblems() : [];
  if (problems.length > 0) {
    console.error(`npm run dev --official: Google's emulators cannot start.\n  ${problems.join('\n  ')}`);
    return 1;
  }
  const unlock = lockData(flags.official);
  try {
    return await run(flags);
  } catch (error) {
    throw new UserError(`npm run dev: ${(error as Error).message}`);
  } finally {
    unlock();
  }
}

async function run(flags: DevFlags): Promise<number> {
  const kept = new KeptData(flags);
  const { ports, moved } = await choosePorts({ ...USUAL_PORTS, application: 5173 });
  for (const { name, usual, now } of moved) console.log(`Port ${usual} is in use: ${name} uses ${now} this time.`);

  const runFolder = join(STATE_FOLDER, '.cache', flags.official ? 'dev-official' : 'dev');
  rmSync(runFolder, { recursive: true, force: true });
  const importFrom = kept.importFrom();
  const suite = startSuite({
    ports,
    runFolder,
    hostingFolder: join(PROJECT_ROOT, 'dist'),
    official: flags.official,
    ...(kept.firestore && { firestoreData: kept.firestore }),
    ...(importFrom && { importFrom }),
  });
  const application = startVite(ports, runFolder);
  const url = `http://${LOOPBACK}:${ports.application}`;

  const stopping = new AbortController();
  onStopSignal(
    () => stopping.abort(),
    () => [suite.part, application].forEach((part) => part.kill()),
  );

  try {
    const ended = Promise.race([suite.ending, application.ending, aborted(stopping.signal)]);
    const up = start(suite, application, url, stopping.signal).then(() => 'up' as const);
    if ((await Promise.race([ended, up])) === 'up') {
      showDataReports(suite);
      kept.saveNowAndThen(suite, (problem) => console.error(`The accounts and files could not be saved: ${problem}`));
      console.log(`
  Shagun      ${url}
  Sign in as  ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password} (a couple), ${ADMIN_ACCOUNT.email} (an admin); npm run seed lists all
  Stop with   Ctrl-C (the data stay; --fresh starts empty)
`);
    }
    up.catch(() => undefined);
    const crashed = await ended;
    if (!crashed) return 0;
    showDataReports(suite);
    console.error(
      `\n${crashed.name} ${crashed.how}. Last output:\n\n${crashed.lastOutput}\n\nStopping everything else.`,
    );
    return 1;
  } catch (error) {
    if (stopping.signal.aborted) return 0;
    showDataReports(suite);
    throw error;
  } finally {
    await stopAll(suite, application, kept);
  }
}

/** A damaged data directory: what was repaired, or why the emulator did not start and what to do. */
function showDataReports(suite: Suite): void {
  for (const line of suite.dataReports()) console.error(line);
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
}

async function start(suite: Suite, application: Part, url: string, signal: AbortSignal): Promise<void> {
  await suite.ready(signal);
  await seed(suite.ports, { origin: url });
  await until('Vite answers', { withinMs: VITE_READY_WITHIN_MS, signal }, async () => {
    if (!application.running)
      throw new Error(`${application.name} ${await application.exited}.\n${application.lastOutput}`);
    return answers(url);
  });
}

function startVite(ports: Parameters<typeof appVariables>[0] & { application: number }, runFolder: string): Part {
  return new Part({
    name: 'Vite',
    command: process.execPath,
    args: [
      ...LEASH,
      join(PROJECT_ROOT, 'node_modules/vite/bin/vite.js'),
      ...['--host', LOOPBACK, '--port', String(ports.application), '--strictPort', '--clearScreen', 'false'],
    ],
    cwd: PROJECT_ROOT,
    env: leashed({ ...process.env, ...appVariables(ports) }),
    log: join(runFolder, 'vite.log'),
  });
}

async function stopAll(suite: Suite, application: Part, kept: KeptData): Promise<void> {
  const stopSuite = async () => {
    if (kept.isSaving && suite.part.running) {
      await kept
        .save(suite)
        .catch((error: unknown) => console.error(`The latest accounts and files could not be saved: ${String(error)}`));
    }
    await suite.stop();
  };
  await Promise.all([stopSuite(), application.stop(VITE_STOPS_WITHIN_MS)]);
}

await runCommand(HELP, parseDevFlags, main);
