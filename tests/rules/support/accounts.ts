import { storedLogEntry, storedUser } from '../../../src/domain/testing/documents.ts';
import { type Fields, now, type Writes } from './fields.ts';
import { newcomer, owner, type Person } from './people.ts';
import { onboardingOf, profileOf } from './stored-documents.ts';

/** The writes of a first sign-in. */
export function signUp(by: Person = newcomer, changes: Fields & { readonly displayName?: string } = {}): Writes {
  const { displayName = 'Nisha' } = changes;
  return {
    [`users/${by.uid}`]: { ...storedUser({ email: by.email, displayName }, now()), ...changes },
    [`systemLogs/user_signup_${by.uid}`]: storedLogEntry(
      { type: 'user_signup', description: `New user: ${displayName}`, actorId: by.uid, targetId: by.uid },
      now(),
    ),
  };
}

export const changeProfile = (of: Person = owner, changes: Fields = { displayName: 'Asha' }): Writes => ({
  [`users/${of.uid}`]: { ...profileOf(of), updatedAt: now(), ...changes },
});

export const startTour = (by: Person = owner, changes: Fields = {}): Writes => ({
  [`onboarding/${by.uid}`]: { ...onboardingOf(by), startedAt: now(), ...changes },
});

export const continueTour = (by: Person = owner, changes: Fields = {}): Writes => ({
  [`onboarding/${by.uid}`]: {
    ...onboardingOf(by),
    currentStep: 'share_wishlist',
    completedSteps: ['welcome', 'create_wishlist', 'add_items'],
    ...changes,
  },
});
