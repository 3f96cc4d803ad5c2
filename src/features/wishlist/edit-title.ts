import type { DeviceGift } from '../../data/drafts/device-gifts.ts';
import { ANONYMOUS } from '../../domain/ids.ts';

/** Anonymous givers have no name, and that of an account stays. */
export function editTitle({ contributorId, isVerified }: DeviceGift): 'giving.edit' | 'giving.edit.blessing' {
  return contributorId === ANONYMOUS || isVerified ? 'giving.edit.blessing' : 'giving.edit';
}
