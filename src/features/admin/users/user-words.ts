import { brand } from '../../../config/brand.ts';
import type { NamedUser } from '../../../data/admin/named-user.ts';
import type { UserActivity } from '../../../data/admin/operations.ts';
import { isConfiguredAdmin } from '../../../domain/admin.ts';
import { shownName } from '../../../domain/user-list.ts';
import type { User } from '../../../domain/user.ts';
import type { Say } from '../../../session/language/catalogue.ts';

export function sayName(say: Say, user: NamedUser): string {
  return shownName(user, say('admin.users.no-name'));
}

/** The user's name, or the e-mail address if there is none. */
export function sayWho(say: Say, user: NamedUser): string {
  return user.displayName.trim() || user.email || say('admin.users.no-name');
}

/** Whether the address makes a user an admin, if it is verified. The profile does not show whether it is. */
export function isAdminByAddress({ id, email }: NamedUser): boolean {
  return isConfiguredAdmin({ id, email, isEmailVerified: true }, brand);
}

export function sayRole(say: Say, user: User): string {
  if (user.isAdmin) return say('admin-users.role.admin');
  return say(isAdminByAddress(user) ? 'admin-users.role.admin-by-address' : 'admin-users.role.user');
}

export function sayCount(say: Say, what: keyof UserActivity, count: number): string {
  return say(`admin-users.${what}`, { count });
}
