/** The number of changes that a device can make to a gift. */
export const MOST_CHANGES = 50;

/**
 * Lets the device of an anonymous giver change its gift, although nothing about the giver is stored. The device keeps a
 * random secret. The transaction keeps the last link of a chain of hashes that starts with it; each change reveals the link
 * before, which only the device can compute, and which is then stored instead.
 *
 *   secret ─► hash ─► hash ─► … ─► stored with the gift
 *                ◄── revealed one by one ──
 *
 * Returns what is stored after `changes` changes; 0 for a new gift.
 */
export async function giverKey(secret: string, changes: number): Promise<string> {
  if (changes > MOST_CHANGES) throw new RangeError(`A device can change its gift ${MOST_CHANGES} times.`);
  let link = secret;
  for (let left = MOST_CHANGES - changes; left >= 0; left -= 1) link = await sha256(link);
  return link;
}

async function sha256(text: string): Promise<string> {
  const digest = await digestOf(new TextEncoder().encode(text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers have no crypto.subtle on plain http, as when a phone opens a development server. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  return (await import('@noble/hashes/sha2.js')).sha256(bytes);
}
