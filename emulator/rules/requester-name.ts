import type { AccessContext } from './access.ts';

/** Who asks, for a person to read. */
export function nameOfRequester({ requester: { claims } }: AccessContext): string {
  const uid = claims?.['user_id'] ?? claims?.['sub'];
  return typeof uid === 'string' ? uid : 'a visitor';
}
