import { expect, it } from 'vitest';
import { watchAccount } from '../../../src/data/accounts/operations.ts';
import { register } from '../../../src/data/accounts/sign-in-operations.ts';
import { newAccount } from '../accounts.ts';
import { listenTo } from '../listening.ts';
import { newVisitor } from '../visitors.ts';

function newEmail(): string {
  return `${crypto.randomUUID()}@guests.example`;
}

it('creates an account with its name before listeners are notified', async () => {
  const visitor = newVisitor();
  const heard = listenTo<string | null>((onValue, signal) =>
    watchAccount(visitor, (account) => onValue(account && account.displayName), signal),
  );
  await heard.until((name) => name === null);
  const account = await register(visitor, newEmail(), 'blessings', ' Meera Iyer ');
  expect(account).toMatchObject({ displayName: 'Meera Iyer', isEmailVerified: false });
  await heard.until((name) => name === 'Meera Iyer');
  expect(heard.values).not.toContain('');
});

it('rejects an e-mail that already has an account', async () => {
  const { email } = await newAccount();
  await expect(register(newVisitor(), email, 'blessings', 'Ravi')).rejects.toMatchObject({ reason: 'email-taken' });
});

it('rejects a weak password', async () => {
  await expect(register(newVisitor(), newEmail(), '12345', 'Ravi')).rejects.toMatchObject({ reason: 'weak-password' });
});

it('rejects an invalid e-mail address', async () => {
  await expect(register(newVisitor(), 'ravi', 'blessings', 'Ravi')).rejects.toMatchObject({ reason: 'invalid' });
});
