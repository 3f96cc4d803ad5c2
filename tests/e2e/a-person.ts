import { inject } from 'vitest';
import { createAccounts, writeDocuments } from '../../scripts/seed/emulator-owner.ts';
import { DEMO_PASSWORD } from '../../scripts/seed/people/demo-people.ts';
import { storedUser } from '../../src/domain/testing/documents.ts';
import { type Language } from '../../src/domain/language.ts';
import { DEFAULT_PREFERENCES } from '../../src/domain/user.ts';
import { userId, type UserId } from '../../src/domain/ids.ts';

/** Creates a user for one test: an account with `DEMO_PASSWORD`, and the profile of a first sign-in. */
export async function aPerson(
  displayName: string,
  { language = 'en', ...changes }: { readonly isAdmin?: boolean; readonly language?: Language } = {},
): Promise<{ readonly id: UserId; readonly email: string }> {
  const id = userId(crypto.randomUUID());
  const email = `${id}@guests.example`;
  const now = new Date();
  await writeDocuments(inject('suitePorts'), {
    [`users/${id}`]: storedUser(
      { email, displayName, preferences: { ...DEFAULT_PREFERENCES, language }, ...changes },
      now,
    ),
  });
  const at = String(now.getTime());
  await createAccounts(inject('suitePorts'), [
    {
      ...{ localId: id, email, emailVerified: false, displayName },
      ...{ rawPassword: DEMO_PASSWORD, salt: id, createdAt: at, lastLoginAt: at },
    },
  ]);
  return { id, email };
}
