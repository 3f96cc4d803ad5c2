import { expect, it } from 'vitest';
import { failureOf } from './failure-of-answer.ts';

it.each([
  [403, { error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } }, 'denied'],
  // A batch answers with a list.
  [403, [{ error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } }], 'denied'],
  [401, { error: { code: 401, message: 'old', status: 'UNAUTHENTICATED' } }, 'must-sign-in'],
  [400, { error: { code: 400, message: 'old', status: 'FAILED_PRECONDITION' } }, 'busy'],
  [409, { error: { code: 409, message: 'is', status: 'ALREADY_EXISTS' } }, 'busy'],
  [409, { error: { code: 409, message: 'lost', status: 'ABORTED' } }, 'busy'],
  [503, { error: { code: 503, message: 'later', status: 'UNAVAILABLE' } }, 'offline'],
  [500, { error: { code: 500, message: 'odd', status: 'INTERNAL' } }, 'unknown'],
  [502, '<html>Bad Gateway</html>', 'offline'],
  [403, '<html>Sign in to this network</html>', 'unknown'],
  [500, [], 'unknown'],
])('an answer %i %j becomes the reason %s', (status, answer, reason) => {
  expect(failureOf(status, answer)).toMatchObject({
    reason,
    message: expect.stringContaining(String(status)) as string,
  });
});
