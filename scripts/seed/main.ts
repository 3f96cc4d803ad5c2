/** `npm run seed`: fills the emulators that run on the usual ports, or where FIREBASE_AUTH_EMULATOR_HOST and
 * FIRESTORE_EMULATOR_HOST say, as `npm run emulators -- exec "npm run seed"` sets them. */
import { USUAL_PORTS } from '../suite/ports.ts';
import { seed } from './seed.ts';
import { signInTable } from './sign-ins.ts';

const port = (address: string | undefined, usual: number) => Number(address?.split(':').at(-1) ?? usual);

try {
  const seeded = await seed({
    auth: port(process.env['FIREBASE_AUTH_EMULATOR_HOST'], USUAL_PORTS.auth),
    firestore: port(process.env['FIRESTORE_EMULATOR_HOST'], USUAL_PORTS.firestore),
  });
  console.log(`${seeded ? 'Seeded.' : 'The demo data are there already.'} Sign in as any of them:\n\n${signInTable()}`);
} catch (error) {
  console.error(`npm run seed: ${(error as Error).message}`);
  process.exitCode = 1;
}
