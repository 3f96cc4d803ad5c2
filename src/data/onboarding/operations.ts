import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { UserId } from '../../domain/ids.ts';
import {
  ONBOARDING_STEPS,
  type OnboardingRecord,
  type onboardingSchema,
  type OnboardingStep,
} from '../../domain/onboarding.ts';
import type { Connection } from '../connection.ts';
import { parseOnboarding } from '../documents/parse.ts';
import type { Written } from '../documents/written.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure } from '../to-failure.ts';

/** null if the tour was never started. */
export async function readOnboarding(connection: Connection, id: UserId): Promise<OnboardingRecord | null> {
  return orFailure(async () => {
    const snapshot = await getDoc(documentOf(connection, id));
    return snapshot.exists() ? parseOnboarding(id, snapshot.data()) : null;
  });
}

/** Stores the current step. A tour that was completed before stays completed when it is repeated. */
export async function saveOnboardingProgress(connection: Connection, id: UserId, step: OnboardingStep): Promise<void> {
  await save(connection, id, (known) =>
    known?.isCompleted
      ? { currentStep: step }
      : {
          currentStep: step,
          completedSteps: stepsBefore(step),
          skippedSteps: [],
          isCompleted: false,
          completedAt: null,
        },
  );
}

export async function completeOnboarding(connection: Connection, id: UserId): Promise<void> {
  await save(connection, id, () => ({
    currentStep: 'complete',
    completedSteps: ONBOARDING_STEPS,
    skippedSteps: [],
    isCompleted: true,
    completedAt: serverTimestamp(),
  }));
}

/** Ends the tour at this step, which is skipped with all that follow. It does not open again automatically. */
export async function skipOnboarding(connection: Connection, id: UserId, step: OnboardingStep): Promise<void> {
  const completedSteps = stepsBefore(step);
  await save(connection, id, () => ({
    currentStep: step,
    completedSteps,
    skippedSteps: ONBOARDING_STEPS.slice(completedSteps.length),
    isCompleted: true,
    completedAt: serverTimestamp(),
  }));
}

async function save(
  connection: Connection,
  id: UserId,
  changes: (known: OnboardingRecord | null) => Partial<Written<typeof onboardingSchema>>,
): Promise<void> {
  const known = await readOnboarding(connection, id);
  const document = documentOf(connection, id);
  return orFailure(async () => {
    if (known) await updateDoc(document, changes(known));
    else await setDoc(document, { userId: id, startedAt: serverTimestamp(), ...changes(null) });
  });
}

function stepsBefore(step: OnboardingStep): readonly OnboardingStep[] {
  return ONBOARDING_STEPS.slice(0, ONBOARDING_STEPS.indexOf(step));
}

function documentOf(connection: Connection, id: UserId) {
  return doc(liteFirestoreOf(connection), 'onboarding', id);
}
