import { createHash } from 'node:crypto';
import type { BloomFilter } from '../requests.ts';

const FALSE_POSITIVES = 0.0001;
const UINT64 = 2n ** 64n - 1n;

/** A bloom filter of full document names, using the client SDKs' hash: MD5 read as two little-endian 64-bit numbers. */
export function bloomFilterOf(names: readonly string[]): BloomFilter {
  if (names.length === 0) return { bitmap: new Uint8Array(), padding: 0, hashCount: 0 };
  const bits = Math.ceil((-names.length * Math.log(FALSE_POSITIVES)) / Math.LN2 ** 2);
  const hashCount = Math.max(1, Math.round((bits / names.length) * Math.LN2));
  const bitmap = new Uint8Array(Math.ceil(bits / 8));
  for (const name of names) {
    const digest = createHash('md5').update(name, 'utf8').digest();
    const first = digest.readBigUInt64LE(0);
    const second = digest.readBigUInt64LE(8);
    for (let i = 0n; i < hashCount; i++) {
      const bit = Number(((first + i * second) & UINT64) % BigInt(bits));
      bitmap[bit >> 3] = (bitmap[bit >> 3] as number) | (1 << (bit & 7));
    }
  }
  return { bitmap, padding: bitmap.length * 8 - bits, hashCount };
}
