import type { User } from '../../domain/user.ts';

export type NamedUser = Pick<User, 'id' | 'displayName' | 'email'>;

/** How the system log names a user. */
export function nameOf({ id, displayName, email }: NamedUser): string {
  return displayName || email || id;
}
