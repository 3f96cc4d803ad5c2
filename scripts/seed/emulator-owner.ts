import { DEMO_PROJECT, LOOPBACK } from '../suite/project.ts';
import { type SuitePorts } from '../suite/ports.ts';
import { type Documents, restFields } from './stored.ts';

/** The admin token accepted by the emulators; it bypasses the rules. */
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

const MOST_WRITES = 500;

export interface NewAccount {
  readonly localId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly rawPassword: string;
  readonly salt: string;
  /** Milliseconds since the epoch, as a string. */
  readonly createdAt: string;
  readonly lastLoginAt: string;
}

type Ports = Pick<SuitePorts, 'auth' | 'firestore'>;

export async function hasAccount({ auth }: Ports, id: string): Promise<boolean> {
  const found = await post(`${authUrl(auth)}/accounts:lookup`, { localId: [id] });
  return typeof found === 'object' && found !== null && 'users' in found;
}

/** Existing accounts are replaced. */
export async function createAccounts({ auth }: Ports, users: readonly NewAccount[]): Promise<void> {
  const result = await post(`${authUrl(auth)}/accounts:batchCreate`, { users, allowOverwrite: true });
  const refused = typeof result === 'object' && result !== null && 'error' in result ? result.error : [];
  if (!Array.isArray(refused) || refused.length > 0)
    throw new Error(`The Auth emulator refused accounts: ${JSON.stringify(refused)}`);
}

/** Writes whole documents, bypassing the rules. */
export async function writeDocuments({ firestore }: Ports, documents: Documents): Promise<void> {
  const database = `projects/${DEMO_PROJECT}/databases/(default)`;
  const writes = Object.entries(documents).map(([path, stored]) => ({
    update: { name: `${database}/documents/${path}`, fields: restFields(stored) },
  }));
  for (let first = 0; first < writes.length; first += MOST_WRITES) {
    await post(`http://${LOOPBACK}:${firestore}/v1/${database}/documents:commit`, {
      writes: writes.slice(first, first + MOST_WRITES),
    });
  }
}

function authUrl(port: number): string {
  return `http://${LOOPBACK}:${port}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}`;
}

async function post(url: string, body: object): Promise<unknown> {
  const { origin, pathname } = new URL(url);
  const response = await fetch(url, { method: 'POST', headers: OWNER, body: JSON.stringify(body) }).catch(
    (error: unknown) => {
      throw new Error(`No response from ${origin}. Are the emulators running?`, { cause: error });
    },
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`The emulator at ${origin} refused ${pathname}: ${text}`);
  return JSON.parse(text) as unknown;
}
