import { describe, expect, it } from 'vitest';
import { callerFromAuthorization } from './caller.ts';

const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');

describe('the caller', () => {
  it('is anonymous without a token', () => {
    expect(callerFromAuthorization(undefined)).toEqual({ kind: 'anonymous' });
    expect(callerFromAuthorization(' ')).toEqual({ kind: 'anonymous' });
  });

  it.each(['Bearer owner', 'bearer OWNER', 'BEARER  Owner '])('is the owner with "%s"', (header) => {
    expect(callerFromAuthorization(header)).toEqual({ kind: 'owner' });
  });

  it('has the claims of the token, signed or not', () => {
    const claims = { sub: 'ü', email: 'a@b.in', firebase: { sign_in_provider: 'custom' } };
    for (const signature of ['', 'x']) {
      const token = `Bearer ${part({ alg: 'none' })}.${part(claims)}.${signature}`;
      expect(callerFromAuthorization(token)).toEqual({ kind: 'user', claims });
    }
  });

  it.each([
    'Bearer abc',
    'Bearer a.b',
    'Bearer a.!.c',
    `Bearer a.${part([1])}.c`,
    `Bearer a.${part(null)}.`,
    'Basic a:b',
  ])('is rejected with "%s"', (header) => {
    expect(() => callerFromAuthorization(header)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
  });
});
