import { inject } from 'vitest';
import { DEMO_PROJECT, LOOPBACK } from '../../scripts/suite/project.ts';
import { signIn } from '../../src/data/accounts/sign-in.ts';
import { type Connection } from '../../src/data/connection.ts';
import { userId, type UserId } from '../../src/domain/ids.ts';
import { storedUser } from '../../src/domain/testing/documents.ts';
import { newVisitor } from './visitors.ts';
import { writeStored } from './stored.ts';

export interface TestAccount {
  readonly id: UserId;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

export interface AccountOptions {
  readonly displayName?: string;
  readonly email?: string;
  readonly isEmailVerified?: boolean;
  /** For tests that need only a user id. */
  readonly id?: string;
}

/** An account in the Auth emulator with any e-mail and verification state. Does not sign in. */
export async function newAccount(options: AccountOptions = {}): Promise<TestAccount> {
  const account = {
    displayName: options.displayName ?? 'Asha Kulkarni',
    email: options.email ?? `${crypto.randomUUID()}@guests.example`,
    password: 'blessings',
  };
  const { auth } = inject('dataPorts');
  const url = `http://${LOOPBACK}:${auth}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...account,
      emailVerified: options.isEmailVerified ?? true,
      ...(options.id !== undefined && { localId: options.id }),
    }),
  });
  const body = (await response.json()) as { localId?: string };
  if (!body.localId) throw new Error(`The Auth emulator made no account: ${JSON.stringify(body)}`);
  return { ...account, id: userId(body.localId) };
}

/** A member with an account, signed in on their own page. */
export interface Member extends TestAccount {
  readonly connection: Connection;
}

/** A member with an existing profile. `profile` overrides its fields. */
export async function newMember(options: AccountOptions = {}, profile: Record<string, unknown> = {}): Promise<Member> {
  const account = await newAccount(options);
  await writeStored(`users/${account.id}`, { ...storedProfile(account), ...profile });
  return signedIn(account);
}

/** The same member on another page. */
export async function signedIn(account: TestAccount): Promise<Member> {
  const connection = newVisitor();
  await signIn(connection, account.email, account.password, { remember: true });
  const { id, email, password, displayName } = account;
  return { id, email, password, displayName, connection };
}

/** A default profile, created an hour ago. */
export function storedProfile({ email, displayName }: TestAccount): Record<string, unknown> {
  const earlier = new Date(Date.now() - 3_600_000);
  return storedUser({ email, displayName }, earlier);
}

/** Opens the link that was sent to a new address, on another device. */
export async function openLinkSentTo(address: string): Promise<void> {
  const { auth } = inject('dataPorts');
  const response = await fetch(`http://${LOOPBACK}:${auth}/emulator/v1/projects/${DEMO_PROJECT}/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { requestType: string; newEmail?: string; oobLink: string }[];
  };
  const sent = oobCodes.find(({ newEmail }) => newEmail === address);
  if (!sent) throw new Error(`No link was sent to ${address}: ${JSON.stringify(oobCodes)}`);
  await fetch(sent.oobLink);
}
