import { expect, it } from 'vitest';
import { signIn } from '../../../src/data/accounts/sign-in.ts';
import { newAccount } from '../accounts.ts';
import { newVisitor } from '../visitors.ts';

it('signs in with e-mail and password and returns the user', async () => {
  const { id, email, password } = await newAccount({ displayName: 'Meera Iyer', isEmailVerified: false });
  await expect(signIn(newVisitor(), ` ${email} `, password, { remember: false })).resolves.toEqual({
    id,
    email,
    isEmailVerified: false,
    displayName: 'Meera Iyer',
    photoURL: null,
  });
});

it('reports the same error for a wrong password and an unknown e-mail', async () => {
  const { email } = await newAccount();
  const visitor = newVisitor();
  const refused = { reason: 'wrong-credentials' };
  await expect(signIn(visitor, email, 'not this one', { remember: true })).rejects.toMatchObject(refused);
  await expect(signIn(visitor, 'nobody@guests.example', 'x', { remember: true })).rejects.toMatchObject(refused);
});
