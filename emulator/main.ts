import { HELP, parseFlags, StartError, type Flags } from './cli/flags.ts';
import { openEmulator, type Emulator } from './emulator.ts';
import { warnOfOtherProjects } from './transports/single-project.ts';
import { startTransports, type RunningTransports } from './transports/server.ts';
import { PortError } from './transports/port.ts';

/** Entry point: starts the emulator, prints one line when it accepts connections, and runs until SIGINT or SIGTERM. */
export async function main(args: readonly string[]): Promise<void> {
  let running: Running;
  try {
    const flags = parseFlags(args);
    if (flags === 'help') {
      console.log(HELP);
      return;
    }
    running = await start(flags);
  } catch (error) {
    explain(error);
    process.exitCode = 1;
    return;
  }
  stopOnSignal(running);
  surviveDefects();
  console.log(`Firestore emulator accepts connections on ${addressOf(running.transports)}`);
}

interface Running {
  readonly emulator: Emulator;
  readonly transports: RunningTransports;
}

async function start(flags: Flags): Promise<Running> {
  const emulator = await openEmulator(flags);
  try {
    const { admin } = emulator;
    const service =
      flags.singleProjectMode && flags.projectId !== undefined
        ? warnOfOtherProjects(emulator.service, flags.projectId)
        : emulator.service;
    return { emulator, transports: await startTransports({ service, admin, host: flags.host, port: flags.port }) };
  } catch (error) {
    await emulator.close();
    throw error;
  }
}

function addressOf({ host, port }: RunningTransports): string {
  return host.includes(':') ? `[${host.replace(/[[\]]/g, '')}]:${port}` : `${host}:${port}`;
}

/** One line for errors the user can fix; the full stack for bugs. */
function explain(error: unknown): void {
  if (error instanceof StartError || error instanceof PortError) {
    console.error(`Firestore emulator: ${error.message}`);
  } else console.error(error);
}

function stopOnSignal({ emulator, transports }: Running): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void transports
      .close()
      .then(() => emulator.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** A bug triggered by one client must not stop the emulator for the others. The reader of our output may be gone, too. */
function surviveDefects(): void {
  process.on('uncaughtException', (error) => console.error(error));
  process.on('unhandledRejection', (error) => console.error(error));
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}
