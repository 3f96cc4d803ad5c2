import { expect, it } from 'vitest';
import shell from '../../config/messages/en/shell.ts';
import { checkEmail } from '../../domain/forms/email-form.ts';

// The newsletter is on pages that load no other area with problems.
it.each(['', 'no address', `${'a'.repeat(250)}@example.com`])('has words in the area shell for %j', (email) => {
  const form = checkEmail({ email });
  expect(Object.keys(shell)).toContain(`problem.${form.ok ? 'none' : form.problems.email?.code}`);
});
