import { DEMO_PROJECT, LOOPBACK } from '../suite/project.ts';
import { type SuitePorts } from '../suite/ports.ts';

/** The account that every demonstration signs in with. It exists in emulators only. */
export const DEMO_ACCOUNT = { id: 'demo-couple', email: 'couple@shagun.example', password: 'blessings' } as const;

const DEMO_WORDS = 'May your home always be full of light, laughter and guests.';

/** What the emulators take in place of credentials: their owner may do anything. */
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/**
 * Fills an empty suite with an account and a document. Answers whether it did: a suite that has the account already keeps
 * what it holds.
 */
export async function seed(ports: Pick<SuitePorts, 'auth' | 'firestore'>): Promise<boolean> {
  if (!(await createDemoAccount(ports.auth))) return false;
  await createDemoBlessing(ports.firestore);
  return true;
}

async function createDemoAccount(port: number): Promise<boolean> {
  const { id, email, password } = DEMO_ACCOUNT;
  const url = `http://${LOOPBACK}:${port}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`;
  const response = await post(url, 'POST', {
    localId: id,
    email,
    password,
    emailVerified: true,
    displayName: 'Asha & Ravi',
  });
  if (response.ok) return true;
  const text = await response.text();
  if (/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/.test(text)) return false;
  throw new Error(`The Auth emulator refused the demo account: ${text}`);
}

async function createDemoBlessing(port: number): Promise<void> {
  const documents = `http://${LOOPBACK}:${port}/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`;
  const fields = {
    words: { stringValue: DEMO_WORDS },
    pictureUrl: { nullValue: null },
    writtenAt: { timestampValue: new Date().toISOString() },
  };
  const response = await post(`${documents}/blessings/${DEMO_ACCOUNT.id}`, 'PATCH', { fields });
  if (!response.ok) throw new Error(`The Firestore emulator refused the demo document: ${await response.text()}`);
}

async function post(url: string, method: string, body: object): Promise<Response> {
  try {
    return await fetch(url, { method, headers: OWNER, body: JSON.stringify(body) });
  } catch (error) {
    throw new Error(`Nothing answers at ${new URL(url).origin}. Are the emulators running there?`, { cause: error });
  }
}
