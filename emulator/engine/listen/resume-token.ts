import { randomBytes } from 'node:crypto';
import type { Micros } from '../../model/timestamp.ts';

const EPOCH_BYTES = 8;

/** Resume tokens. One from an earlier process carries its time, but the history of that process is gone. */
const epoch = randomBytes(EPOCH_BYTES);

export function encodeResumeToken(time: Micros): Uint8Array {
  const token = Buffer.alloc(EPOCH_BYTES + 8);
  epoch.copy(token);
  token.writeBigInt64BE(BigInt(time), EPOCH_BYTES);
  return token;
}

/** undefined if the token is not ours. */
export function decodeResumeToken(token: Uint8Array): { time: Micros; sameProcess: boolean } | undefined {
  if (token.length !== EPOCH_BYTES + 8) return undefined;
  const buffer = Buffer.from(token);
  return {
    time: Number(buffer.readBigInt64BE(EPOCH_BYTES)),
    sameProcess: buffer.subarray(0, EPOCH_BYTES).equals(epoch),
  };
}
