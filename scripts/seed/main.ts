/** `npm run seed [-- --busy]`: fills the emulators that run on the usual ports, or where FIREBASE_AUTH_EMULATOR_HOST and
 * FIRESTORE_EMULATOR_HOST say, as `npm run emulators -- exec "npm run seed"` sets them. `--busy` adds a platform of
 * thousands of users, for whoever works on the admins' pages. */
import { parseArgs } from 'node:util';
import { USUAL_PORTS } from '../suite/ports.ts';
import { seedBusyPlatform } from './busy/seed-busy-platform.ts';
import { seed, USUAL_ORIGIN } from './seed.ts';
import { signInTable } from './sign-ins.ts';

const port = (address: string | undefined, usual: number) => Number(address?.split(':').at(-1) ?? usual);

try {
  const { values } = parseArgs({ options: { busy: { type: 'boolean', default: false } } });
  const ports = {
    auth: port(process.env['FIREBASE_AUTH_EMULATOR_HOST'], USUAL_PORTS.auth),
    firestore: port(process.env['FIRESTORE_EMULATOR_HOST'], USUAL_PORTS.firestore),
  };
  const seeded = await seed(ports);
  if (values.busy) {
    const written = await seedBusyPlatform(ports, { now: new Date(), origin: USUAL_ORIGIN });
    console.log(`${written} documents of a busy platform were written.`);
  }
  console.log(`${seeded ? 'Seeded.' : 'The demo data are there already.'} Sign in as any of them:\n\n${signInTable()}`);
} catch (error) {
  console.error(`npm run seed: ${(error as Error).message}`);
  process.exitCode = 1;
}
