import { expect, it } from 'vitest';
import {
  completeOnboarding,
  readOnboarding,
  saveOnboardingProgress,
  skipOnboarding,
} from '../../../src/data/onboarding/operations.ts';
import { newMember } from '../accounts.ts';

it('does not exist before it is started', async () => {
  const { connection, id } = await newMember();
  await expect(readOnboarding(connection, id)).resolves.toBeNull();
});

it('stores the current step and the start time', async () => {
  const { connection, id } = await newMember();
  await saveOnboardingProgress(connection, id, 'welcome');
  const begun = await readOnboarding(connection, id);
  expect(begun).toMatchObject({ currentStep: 'welcome', completedSteps: [], isCompleted: false, completedAt: null });
  await saveOnboardingProgress(connection, id, 'add_items');
  expect(await readOnboarding(connection, id)).toEqual({
    ...begun,
    currentStep: 'add_items',
    completedSteps: ['welcome', 'create_wishlist'],
  });
});

it('completes with all steps', async () => {
  const { connection, id } = await newMember();
  await saveOnboardingProgress(connection, id, 'complete');
  await completeOnboarding(connection, id);
  const record = await readOnboarding(connection, id);
  expect(record).toMatchObject({ currentStep: 'complete', skippedSteps: [], isCompleted: true });
  expect(record?.completedSteps).toHaveLength(6);
  expect(record?.completedAt).toBeInstanceOf(Date);
});

it('ends for good when skipped, at the start or later', async () => {
  const { connection, id } = await newMember();
  await skipOnboarding(connection, id, 'share_wishlist');
  expect(await readOnboarding(connection, id)).toMatchObject({
    currentStep: 'share_wishlist',
    completedSteps: ['welcome', 'create_wishlist', 'add_items'],
    skippedSteps: ['share_wishlist', 'track_contributions', 'complete'],
    isCompleted: true,
  });
});

it('stays completed when the tour is repeated', async () => {
  const { connection, id } = await newMember();
  await completeOnboarding(connection, id);
  const completed = await readOnboarding(connection, id);
  await saveOnboardingProgress(connection, id, 'create_wishlist');
  expect(await readOnboarding(connection, id)).toEqual({ ...completed, currentStep: 'create_wishlist' });
});

it('denies the onboarding of other users', async () => {
  const [{ id }, { connection }] = [await newMember(), await newMember()];
  await expect(completeOnboarding(connection, id)).rejects.toMatchObject({ reason: 'denied' });
});
