import type { DeviceGift } from '../../data/drafts/device-gifts.ts';
import { ANONYMOUS } from '../../domain/ids.ts';

/** Anonymous givers have no name, and that of an account stays. */
export function rewordingTitle({ contributorId, isVerified }: DeviceGift): 'giving.reword' | 'giving.reword.blessing' {
  return contributorId === ANONYMOUS || isVerified ? 'giving.reword.blessing' : 'giving.reword';
}
