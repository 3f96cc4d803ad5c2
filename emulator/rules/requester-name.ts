import type { AccessContext } from './access.ts';

/** A human-readable name of the caller. */
export function nameOfRequester({ requester: { claims } }: AccessContext): string {
  const uid = claims?.['user_id'] ?? claims?.['sub'];
  return typeof uid === 'string' ? uid : 'a visitor';
}
