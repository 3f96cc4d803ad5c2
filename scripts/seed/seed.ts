import { type SuitePorts } from '../suite/ports.ts';
import { LOOPBACK } from '../suite/project.ts';
import { clockOf } from './clock.ts';
import { DEMO_PICTURES, demoDocuments, type DemoOptions } from './demo-documents.ts';
import { createAccounts, hasAccount, type NewAccount, writeDocuments } from './emulator-owner.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, PEOPLE } from './people/demo-people.ts';
import { storePictures } from './pictures/demo-pictures.ts';
import { type Person } from './people/person.ts';
import { joinedAt, seenAt } from './documents/people-documents.ts';

/** The main demo account, owner of the Marathi wedding. Exists only in emulators. */
export const DEMO_ACCOUNT = { ...accountOf(DEMO_PEOPLE.gauri), name: DEMO_PEOPLE.gauri.name } as const;
export const ADMIN_ACCOUNT = { ...accountOf(DEMO_PEOPLE.admin), name: DEMO_PEOPLE.admin.name } as const;

/** The default origin of `npm run dev`. */
export const USUAL_ORIGIN = `http://${LOOPBACK}:5173`;

/**
 * Seeds an empty suite with the demo data. Returns false, leaving the data alone, if the demo accounts already exist.
 * Accounts are created last, so that an interrupted seed is repeated.
 */
export async function seed(
  ports: Pick<SuitePorts, 'auth' | 'firestore' | 'storage'>,
  { now = new Date(), origin = USUAL_ORIGIN }: Partial<Pick<DemoOptions, 'now' | 'origin'>> = {},
): Promise<boolean> {
  if (await hasAccount(ports, DEMO_ACCOUNT.id)) return false;
  await storePictures(ports.storage, DEMO_PICTURES);
  await writeDocuments(ports, demoDocuments({ now, origin, storagePort: ports.storage }));
  await createAccounts(
    ports,
    PEOPLE.map((person) => newAccount(person, now)),
  );
  return true;
}

function accountOf({ id, email }: Person): { id: string; email: string; password: string } {
  return { id, email, password: DEMO_PASSWORD };
}

function newAccount(person: Person, now: Date): NewAccount {
  const clock = clockOf(now);
  return {
    localId: person.id,
    email: person.email,
    emailVerified: person.isVerified,
    displayName: person.name,
    rawPassword: DEMO_PASSWORD,
    salt: `salt of ${person.id}`,
    createdAt: String(joinedAt(person, clock).getTime()),
    lastLoginAt: String(seenAt(person, clock).getTime()),
  };
}
