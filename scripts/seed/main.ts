/** `npm run seed`: fills the emulators that run on the usual ports, or where FIREBASE_AUTH_EMULATOR_HOST and
 * FIRESTORE_EMULATOR_HOST say, as `npm run emulators -- exec "npm run seed"` sets them. */
import { USUAL_PORTS } from '../suite/ports.ts';
import { DEMO_ACCOUNT, seed } from './seed.ts';

const port = (address: string | undefined, usual: number) => Number(address?.split(':').at(-1) ?? usual);

try {
  const seeded = await seed({
    auth: port(process.env['FIREBASE_AUTH_EMULATOR_HOST'], USUAL_PORTS.auth),
    firestore: port(process.env['FIRESTORE_EMULATOR_HOST'], USUAL_PORTS.firestore),
  });
  console.log(
    seeded
      ? `Seeded. Sign in as ${DEMO_ACCOUNT.email} with the password ${DEMO_ACCOUNT.password}.`
      : 'The demo data are there already.',
  );
} catch (error) {
  console.error(`npm run seed: ${(error as Error).message}`);
  process.exitCode = 1;
}
