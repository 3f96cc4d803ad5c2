import { paths } from '../../config/paths.ts';
import type { UserId } from '../../domain/ids.ts';

/** The page of users with the details of one, who needs no profile. */
export function userAddress(id: UserId): string {
  return `${paths.adminUsers.to()}?user=${encodeURIComponent(id)}`;
}
