import { expect, it } from 'vitest';
import { signInWithGoogleCredential } from '../../../src/data/accounts/provider-sign-in.ts';
import { signIn } from '../../../src/data/accounts/sign-in.ts';
import {
  changeEmail,
  changePassword,
  confirmPassword,
  confirmProvider,
  connectProvider,
  disconnectProvider,
  signInWays,
} from '../../../src/data/accounts/sign-in-ways.ts';
import { newAccount, newMember, openLinkSentTo } from '../accounts.ts';
import { newVisitor } from '../visitors.ts';

/** An ID token of Google, as the emulator accepts it. */
const tokenOf = (email: string) => JSON.stringify({ sub: email, email, email_verified: true, name: 'Asha' });
const newAddress = () => `${crypto.randomUUID()}@gmail.example`;

it('changes the password: only the new one signs in', async () => {
  const { connection, email, password } = await newMember();
  await changePassword(connection, 'many blessings');
  await expect(signIn(newVisitor(), email, password, { remember: true })).rejects.toMatchObject({
    reason: 'wrong-credentials',
  });
  await expect(signIn(newVisitor(), email, 'many blessings', { remember: true })).resolves.toMatchObject({ email });
});

it('confirms the right password only', async () => {
  const { connection, password } = await newMember();
  await expect(confirmPassword(connection, 'not it')).rejects.toMatchObject({ reason: 'wrong-credentials' });
  await expect(confirmPassword(connection, password)).resolves.toBeUndefined();
});

it('connects Google, signs in with it, and disconnects it', async () => {
  const { connection, id, email } = await newMember();
  const google = newAddress();
  await connectProvider(connection, 'google', tokenOf(google));
  expect(await signInWays(connection)).toEqual([
    { way: 'password', email },
    { way: 'google', email: google },
  ]);
  await expect(confirmProvider(connection, 'google', tokenOf(google))).resolves.toBeUndefined();
  await expect(signInWithGoogleCredential(newVisitor(), tokenOf(google))).resolves.toMatchObject({ id });
  await disconnectProvider(connection, 'google');
  await disconnectProvider(connection, 'google');
  expect(await signInWays(connection)).toEqual([{ way: 'password', email }]);
});

it('confirms with the connected Google account only', async () => {
  const { connection } = await newMember();
  await connectProvider(connection, 'google', tokenOf(newAddress()));
  const other = newAddress();
  await signInWithGoogleCredential(newVisitor(), tokenOf(other));
  await expect(confirmProvider(connection, 'google', tokenOf(other))).rejects.toMatchObject({
    reason: 'wrong-credentials',
  });
});

it('refuses a Google account that belongs to another member', async () => {
  const taken = tokenOf(newAddress());
  await signInWithGoogleCredential(newVisitor(), taken);
  const { connection } = await newMember();
  await expect(connectProvider(connection, 'google', taken)).rejects.toMatchObject({ reason: 'provider-taken' });
});

it('keeps the last way to sign in', async () => {
  const connection = newVisitor();
  const email = newAddress();
  await signInWithGoogleCredential(connection, tokenOf(email));
  await expect(disconnectProvider(connection, 'google')).rejects.toMatchObject({ reason: 'invalid' });
  expect(await signInWays(connection)).toEqual([{ way: 'google', email }]);
});

it('adds a password to an account of Google', async () => {
  const connection = newVisitor();
  const email = newAddress();
  const { id } = await signInWithGoogleCredential(connection, tokenOf(email));
  await changePassword(connection, 'many blessings');
  await expect(signIn(newVisitor(), email, 'many blessings', { remember: true })).resolves.toMatchObject({ id });
});

it('changes the address once the link in the mail is opened', async () => {
  const { connection, email, password } = await newMember();
  const address = `${crypto.randomUUID()}@guests.example`;
  await changeEmail(connection, address);
  await expect(signIn(newVisitor(), email, password, { remember: true })).resolves.toMatchObject({ email });
  await openLinkSentTo(address);
  await expect(signIn(newVisitor(), address, password, { remember: true })).resolves.toMatchObject({
    email: address,
    isEmailVerified: true,
  });
});

it('changes nothing while signed out', async () => {
  await newAccount();
  await expect(changePassword(newVisitor(), 'many blessings')).rejects.toMatchObject({ reason: 'must-sign-in' });
});
