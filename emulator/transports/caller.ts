import type { Caller } from '../engine/requests.ts';
import { StatusError } from '../model/status.ts';

const BEARER = /^bearer +(.*)$/i;

/**
 * The caller identified by an Authorization header. Tokens are decoded but not verified, so that tests can impersonate
 * anyone. Throws UNAUTHENTICATED if the token is malformed.
 */
export function callerFromAuthorization(header: string | undefined): Caller {
  const trimmed = header?.trim() ?? '';
  if (trimmed === '') return { kind: 'anonymous' };
  const token = BEARER.exec(trimmed)?.[1]?.trim();
  if (token === undefined) throw unauthenticated('expected "Bearer" and a token');
  if (token.toLowerCase() === 'owner') return { kind: 'owner' };
  return { kind: 'user', claims: readClaims(token) };
}

function readClaims(token: string): Readonly<Record<string, unknown>> {
  const parts = token.split('.');
  const payload = parts.length === 3 ? parts[1] : undefined;
  if (payload === undefined) throw unauthenticated('the token is not a JSON Web Token of three parts');
  let claims: unknown;
  try {
    claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    throw unauthenticated('the payload of the token is not JSON');
  }
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    throw unauthenticated('the payload of the token is not an object');
  }
  return { ...claims };
}

function unauthenticated(reason: string): StatusError {
  return new StatusError('UNAUTHENTICATED', `Invalid Authorization header: ${reason}.`);
}
