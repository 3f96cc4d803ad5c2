import type { User } from '../../domain/user.ts';

export type NamedUser = Pick<User, 'id' | 'displayName' | 'email'>;

/** What the system log calls somebody. */
export function nameOf({ id, displayName, email }: NamedUser): string {
  return displayName || email || id;
}
