import { expect, inject, it } from 'vitest';
import { DEMO_PROJECT, LOOPBACK } from '../../../scripts/suite/project.ts';
import { until } from '../../../scripts/suite/until.ts';
import { refreshAccount } from '../../../src/data/accounts/operations.ts';
import { register, sendVerification } from '../../../src/data/accounts/sign-in-operations.ts';
import { WAIT_DEADLINE_MS } from '../../support/deadlines.ts';
import { newVisitor } from '../visitors.ts';

interface Link {
  readonly email: string;
  readonly requestType: string;
  readonly oobLink: string;
}

/** The verification links the Auth emulator recorded for an account. */
async function linksTo(email: string): Promise<Link[]> {
  const { auth } = inject('dataPorts');
  const response = await fetch(`http://${LOOPBACK}:${auth}/emulator/v1/projects/${DEMO_PROJECT}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: Link[] };
  return oobCodes.filter((link) => link.email === email && link.requestType === 'VERIFY_EMAIL');
}

async function newcomer() {
  const connection = newVisitor();
  const email = `${crypto.randomUUID()}@guests.example`;
  await register(connection, email, 'blessings', 'Meera');
  await until('the link is sent', { withinMs: WAIT_DEADLINE_MS }, async () => (await linksTo(email)).length === 1);
  return { connection, email };
}

it('sends a link on registration and on request', async () => {
  const { connection, email } = await newcomer();
  await sendVerification(connection);
  expect(await linksTo(email)).toHaveLength(2);
});

it('sees the address as verified once the link was opened in any browser', async () => {
  const { connection, email } = await newcomer();
  expect(await refreshAccount(connection)).toMatchObject({ email, isEmailVerified: false });
  const [link] = await linksTo(email);
  await fetch(link?.oobLink ?? '');
  expect(await refreshAccount(connection)).toMatchObject({ email, isEmailVerified: true, displayName: 'Meera' });
});

it('sends nothing while signed out', async () => {
  await expect(sendVerification(newVisitor())).rejects.toMatchObject({ reason: 'must-sign-in' });
  await expect(refreshAccount(newVisitor())).rejects.toMatchObject({ reason: 'must-sign-in' });
});
