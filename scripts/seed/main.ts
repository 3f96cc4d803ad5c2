/** `npm run seed [-- --busy]`: seeds the emulators on the default ports, or those named by FIREBASE_AUTH_EMULATOR_HOST,
 * FIRESTORE_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST (set by `npm run emulators -- exec "npm run seed"`). `--busy`
 * adds a platform with thousands of users for working on the admin pages. */
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
    storage: port(process.env['FIREBASE_STORAGE_EMULATOR_HOST'], USUAL_PORTS.storage),
  };
  const seeded = await seed(ports);
  if (values.busy) {
    const written = await seedBusyPlatform(ports, { now: new Date(), origin: USUAL_ORIGIN });
    console.log(`Wrote ${written} documents of a busy platform.`);
  }
  console.log(`${seeded ? 'Seeded.' : 'The demo data is already there.'} Sign in as any of them:\n\n${signInTable()}`);
} catch (error) {
  console.error(`npm run seed: ${(error as Error).message}`);
  process.exitCode = 1;
}
