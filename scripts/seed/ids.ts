import { createHash } from 'node:crypto';

/** A deterministic UUID for a name, so that seeding twice changes nothing. */
export function uuidOf(...name: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(name.join('/')).digest('hex');
  const variant = ((parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
