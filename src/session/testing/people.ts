import { userId } from '../../domain/ids.ts';
import { type Account, DEFAULT_PREFERENCES, type User } from '../../domain/user.ts';

const AT = new Date('2026-12-05T06:30:00Z');

export function accountOf(name: string, changes: Partial<Account> = {}): Account {
  const id = userId(name.toLowerCase());
  const email = `${id}@guests.example`;
  return { id, email, isEmailVerified: true, displayName: name, photoURL: null, ...changes };
}

export function profileOf({ id, email, displayName, photoURL }: Account, changes: Partial<User> = {}): User {
  return {
    ...{ id, email, displayName, photoURL },
    phoneNumber: null,
    preferences: DEFAULT_PREFERENCES,
    status: 'active',
    isAdmin: false,
    moderation: null,
    ...{ createdAt: AT, updatedAt: AT, lastActiveAt: AT },
    ...changes,
  };
}
