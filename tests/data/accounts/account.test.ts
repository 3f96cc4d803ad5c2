import { expect, inject, it } from 'vitest';
import { DEMO_PROJECT, LOOPBACK } from '../../../scripts/suite/project.ts';
import { signOut, watchAccount } from '../../../src/data/accounts/operations.ts';
import {
  sendPasswordReset,
  signInWithGoogleCredential,
  updateAccountProfile,
} from '../../../src/data/accounts/sign-in-operations.ts';
import { connect } from '../../../src/data/connection.ts';
import { pictureAt } from '../../../src/domain/testing/examples.ts';
import { type Account } from '../../../src/domain/user.ts';
import { newAccount, newMember } from '../accounts.ts';
import { listenTo } from '../listening.ts';
import { newVisitor } from '../visitors.ts';

it('signs in with Google for the first time and again, with a verified e-mail and without Google’s photo', async () => {
  const email = `${crypto.randomUUID()}@gmail.example`;
  // The emulator accepts an unsigned token.
  const token = JSON.stringify({
    sub: email,
    email,
    email_verified: true,
    name: 'Kabir',
    picture: 'https://g.example/k',
  });
  const first = await signInWithGoogleCredential(newVisitor(), token);
  expect(first).toMatchObject({ email, isEmailVerified: true, displayName: 'Kabir', photoURL: null });
  await expect(signInWithGoogleCredential(newVisitor(), token)).resolves.toEqual(first);
});

it('reports who is signed in, and signing out', async () => {
  const member = await newMember({ displayName: 'Asha' });
  const heard = listenTo<Account | null>((...live) => watchAccount(member.connection, ...live));
  expect(await heard.until((account) => account !== null)).toMatchObject({ id: member.id, displayName: 'Asha' });
  await signOut(member.connection);
  await heard.until((account) => account === null);
});

it('reports a new name and picture immediately', async () => {
  const { connection } = await newMember({ displayName: 'Asha' });
  const heard = listenTo<Account | null>((...live) => watchAccount(connection, ...live));
  await heard.until((account) => account?.displayName === 'Asha');
  const changes = { displayName: 'Asha & Ravi', photoURL: pictureAt('a') };
  await expect(updateAccountProfile(connection, changes)).resolves.toMatchObject(changes);
  expect(heard.values.at(-1)).toMatchObject(changes);
});

it('has no picture before one is set and after it is removed', async () => {
  const { connection } = await newMember();
  const without = { displayName: 'Asha & Ravi', photoURL: null };
  await expect(updateAccountProfile(connection, without)).resolves.toMatchObject(without);
  await updateAccountProfile(connection, { photoURL: pictureAt('a') });
  await expect(updateAccountProfile(connection, { photoURL: null })).resolves.toMatchObject(without);
});

it('changes no account while signed out', async () => {
  await expect(updateAccountProfile(newVisitor(), { displayName: 'Nobody' })).rejects.toMatchObject({
    reason: 'must-sign-in',
    message: 'No user logged in',
  });
});

it('sends a password reset e-mail, and gives the same answer for an unknown address', async () => {
  const { email } = await newAccount();
  await expect(sendPasswordReset(newVisitor(), email)).resolves.toBeUndefined();
  await expect(sendPasswordReset(newVisitor(), `not-${email}`)).resolves.toBeUndefined();
  expect(await addressesWithResetMail()).toContain(email);
});

it('reports that the server is unreachable', async () => {
  const { environment } = newVisitor();
  const { emulators } = environment;
  const unreachable = connect({ ...environment, emulators: emulators && { ...emulators, authPort: 1 } }, 'unreachable');
  await expect(sendPasswordReset(unreachable, 'asha@guests.example')).rejects.toMatchObject({ reason: 'offline' });
});

async function addressesWithResetMail(): Promise<string[]> {
  const { auth } = inject('dataPorts');
  const response = await fetch(`http://${LOOPBACK}:${auth}/emulator/v1/projects/${DEMO_PROJECT}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { requestType: string; email: string }[] };
  return oobCodes.filter(({ requestType }) => requestType === 'PASSWORD_RESET').map(({ email }) => email);
}
