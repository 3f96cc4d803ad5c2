import { userId } from '../../domain/ids.ts';
import { user } from '../../domain/testing/examples.ts';
import type { Account, User } from '../../domain/user.ts';

export function accountOf(name: string, changes: Partial<Account> = {}): Account {
  const id = userId(name.toLowerCase());
  const email = `${id}@guests.example`;
  return { id, email, isEmailVerified: true, displayName: name, photoURL: null, ...changes };
}

export function profileOf({ id, email, displayName, photoURL }: Account, changes: Partial<User> = {}): User {
  return user({ id, email, displayName, photoURL, ...changes });
}
