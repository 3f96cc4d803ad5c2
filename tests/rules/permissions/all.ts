import { COUNTER_PERMISSIONS } from './counters.ts';
import { HISTORY_PERMISSIONS } from './histories.ts';
import { HOST_PERMISSIONS } from './hosts.ts';
import { USER_PERMISSIONS } from './people.ts';
import { RECORD_PERMISSIONS } from './records.ts';
import { INVITATION_TEXTS_PERMISSIONS } from './invitation-texts.ts';
import { REGISTER_PERMISSIONS } from './register.ts';
import { UPI_PERMISSIONS } from './upi.ts';
import { WISHLIST_PERMISSIONS } from './wishlists.ts';
import type { Permissions } from './table.ts';

/** Who may do what with each collection. */
export const PERMISSIONS: Permissions = {
  ...USER_PERMISSIONS,
  ...WISHLIST_PERMISSIONS,
  ...COUNTER_PERMISSIONS,
  ...RECORD_PERMISSIONS,
  ...INVITATION_TEXTS_PERMISSIONS,
  ...HOST_PERMISSIONS,
  ...HISTORY_PERMISSIONS,
  ...REGISTER_PERMISSIONS,
  ...UPI_PERMISSIONS,
};
