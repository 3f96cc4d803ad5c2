import { DAY_MS } from './calendar.ts';
import type { Rupees } from './money.ts';
import { DEFAULT_SETTINGS, fee, type PlatformSettings } from './platform.ts';
import type { Account, User } from './user.ts';

export interface AdminAddresses {
  readonly adminEmail: string;
  /** Anyone with a verified address at this domain is an admin. */
  readonly domain: string;
}

type Claims = Pick<Account, 'id' | 'email' | 'isEmailVerified'>;
type Standing = Pick<User, 'isAdmin' | 'status' | 'ban'>;

/** Decides what is shown; the security rules enforce the same. `profile` is null until it is loaded. */
export function isAdmin(account: Claims, profile: Standing | null, addresses: AdminAddresses): boolean {
  if (profile && isBanned(account, profile, addresses)) return false;
  return profile?.isAdmin === true || isConfiguredAdmin(account, addresses);
}

/** By uid, or by a verified address. Admins by flag can neither ban nor demote them. */
export function isConfiguredAdmin(account: Claims, addresses: AdminAddresses): boolean {
  return account.id === 'admin' || hasAdminEmail(account, addresses);
}

/** A configured admin is banned only if another configured admin did it. */
export function isBanned(
  account: Claims,
  { status, ban }: Omit<Standing, 'isAdmin'>,
  addresses: AdminAddresses,
): boolean {
  return status === 'banned' && (ban?.byConfiguredAdmin === true || !isConfiguredAdmin(account, addresses));
}

function hasAdminEmail({ email, isEmailVerified }: Claims, { adminEmail, domain }: AdminAddresses): boolean {
  if (!isEmailVerified) return false;
  const address = email.toLowerCase();
  const [person, host, ...more] = address.split('@');
  if (!person || !host || more.length > 0) return false;
  return address === adminEmail.toLowerCase() || host === domain.toLowerCase();
}

/** The platform's fee on the sum of all contributions. */
export function platformRevenue(
  totalContributions: Rupees,
  settings: Pick<PlatformSettings, 'feePercent'> = DEFAULT_SETTINGS,
): number {
  return fee(totalContributions, settings);
}

/** A user seen within this many days counts as active. */
export const ACTIVE_USER_DAYS = 30;

/** Users seen since then count as active. */
export function activeSince(now: Date): Date {
  return new Date(now.getTime() - ACTIVE_USER_DAYS * DAY_MS);
}
