import { Failure } from '../../domain/failure.ts';
import type { DeviceGift } from '../drafts/device-gifts.ts';

/** Responses that may be lost in a row. */
const MOST_LOST = 3;

/**
 * Makes a change by a giver who cannot or does not read the gift. If an attempt is denied, the responses to earlier ones may
 * have been lost: the next one assumes that the gift is marked as sent, and one more use of the key than the device knows of.
 */
export async function assumingLost<T>(gift: DeviceGift, attempt: (assumed: DeviceGift) => Promise<T>): Promise<T> {
  const hasKey = gift.secret !== null;
  let assumed = gift;
  for (let lost = 0; ; lost += 1) {
    try {
      return await attempt(assumed);
    } catch (error) {
      const isDenied = error instanceof Failure && error.reason === 'denied';
      if (!isDenied || lost === (hasKey ? MOST_LOST : 1)) throw error;
      assumed = { ...gift, status: 'sent', changes: hasKey ? assumed.changes + 1 : 0 };
    }
  }
}
