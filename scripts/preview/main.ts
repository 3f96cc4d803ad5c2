/** `npm run preview`: the production build, served by the Hosting emulator and wired to the other emulators. */
import { join } from 'node:path';
import { onStopSignal } from '../dev/stop-signal.ts';
import { ADMIN_ACCOUNT, DEMO_ACCOUNT, seed } from '../seed/seed.ts';
import { choosePorts, USUAL_PORTS } from '../suite/ports.ts';
import { LOOPBACK, PROJECT_ROOT } from '../suite/project.ts';
import { startSuite } from '../suite/suite.ts';
import { buildAppFor } from './build-app.ts';

const runFolder = join(PROJECT_ROOT, '.cache', 'preview');
const hostingFolder = join(runFolder, 'dist');

const { ports, moved } = await choosePorts(USUAL_PORTS);
for (const { name, usual, now } of moved) console.log(`Port ${usual} is in use: ${name} uses ${now} this time.`);
const suite = startSuite({ ports, runFolder, hostingFolder });

const stopped = new Promise<null>((resolve) => {
  onStopSignal(
    () => resolve(null),
    () => suite.part.kill(),
  );
});

try {
  const up = Promise.all([suite.ready(), buildAppFor(ports, hostingFolder)]);
  if ((await Promise.race([up, stopped])) !== null) {
    const origin = `http://${LOOPBACK}:${ports.hosting}`;
    await seed(ports, { origin });
    console.log(`
  Shagun      ${origin} (as built for production; nothing is kept)
  Sign in as  ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password} (a couple), ${ADMIN_ACCOUNT.email} (an admin)
  Stop with   Ctrl-C
`);
    const crashed = await Promise.race([suite.ending, stopped]);
    if (crashed) throw new Error(`${crashed.name} ${crashed.how}. Last output:\n\n${crashed.lastOutput}`);
  }
  up.catch(() => undefined);
} catch (error) {
  console.error(`npm run preview: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await suite.stop();
}
