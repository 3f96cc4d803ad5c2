import { expect, it } from 'vitest';
import { signIn } from '../../../src/data/accounts/sign-in.ts';
import { newAccount } from '../accounts.ts';
import { newVisitor } from '../visitors.ts';

it('signs in with e-mail and password, and says who that is', async () => {
  const { id, email, password } = await newAccount({ displayName: 'Meera Iyer', isEmailVerified: false });
  await expect(signIn(newVisitor(), ` ${email} `, password, { remember: false })).resolves.toEqual({
    id,
    email,
    isEmailVerified: false,
    displayName: 'Meera Iyer',
    photoURL: null,
  });
});

it('says the same of a wrong password and of an unknown e-mail', async () => {
  const { email } = await newAccount();
  const visitor = newVisitor();
  const refused = { reason: 'wrong-credentials' };
  await expect(signIn(visitor, email, 'not this one', { remember: true })).rejects.toMatchObject(refused);
  await expect(signIn(visitor, 'nobody@guests.example', 'x', { remember: true })).rejects.toMatchObject(refused);
});
