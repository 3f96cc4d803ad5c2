import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { userId } from '../../domain/ids.ts';
import { ONBOARDING_STEPS, type OnboardingRecord, type OnboardingStep } from '../../domain/onboarding.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../session/testing/member-page.tsx';
import { accountOf } from '../../session/testing/people.ts';
import { inSequence, type OnboardingApi } from './api.ts';
import { Onboarding } from './onboarding.tsx';

let written: string[] = [];
beforeEach(() => {
  written = [];
});

const write = (line: string) => async () => void written.push(line);
function apiWith(changes: Partial<OnboardingApi> = {}): OnboardingApi {
  return {
    read: async () => null,
    reach: (step) => write(`at ${step}`)(),
    complete: write('completed'),
    skip: (step) => write(`skipped at ${step}`)(),
    ...changes,
  };
}

const record = (currentStep: OnboardingStep, isCompleted: boolean): OnboardingRecord => ({
  userId: userId('asha'),
  currentStep,
  completedSteps: [],
  skippedSteps: [],
  isCompleted,
  startedAt: new Date(),
  completedAt: null,
});

async function openPage(api: OnboardingApi = apiWith()) {
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={recordToasts()}>
      <Onboarding api={api}>
        {(takeTour) => (
          <button data-tour="tour" onClick={takeTour}>
            Take Tour
          </button>
        )}
      </Onboarding>
    </MemberPage>,
  );
  await screen.findByRole('button', { name: 'Take Tour' });
  await act(async () => undefined);
}

const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const progress = () => screen.getByText(/^Step/).textContent;
const isShown = () => screen.queryByText(/^Step/) !== null;
const shown = () => screen.findByText(/^Step/);

describe('the tour', () => {
  it('opens for users who have never finished it', async () => {
    await openPage();
    expect(await shown()).toHaveTextContent('Step 1 of 6');
    expect(screen.getByRole('dialog', { name: 'Welcome! Shall we show you around?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  });

  it('resumes at the last step', async () => {
    await openPage(apiWith({ read: async () => record('share_wishlist', false) }));
    expect(await shown()).toHaveTextContent('Step 4 of 6');
  });

  it('does not open for users who have finished it, but can be repeated', async () => {
    await openPage(apiWith({ read: async () => record('complete', true) }));
    expect(isShown()).toBe(false);
    await press('Take Tour');
    expect(await shown()).toHaveTextContent('Step 1 of 6');
  });

  it('stays closed if its progress cannot be read', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await openPage(apiWith({ read: () => Promise.reject(new Failure('offline', 'no network')) }));
    expect(isShown()).toBe(false);
  });

  it('moves one step in either direction, and stores each step', async () => {
    await openPage();
    await shown();
    await press('Next');
    await press('Next');
    await press('Previous');
    expect(progress()).toBe('Step 2 of 6');
    expect(written).toEqual(['at create_wishlist', 'at add_items', 'at create_wishlist']);
  });

  it('can be controlled with the arrow keys, within its steps', async () => {
    await openPage();
    await shown();
    const key = (name: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key: name });
    key('ArrowLeft');
    expect(progress()).toBe('Step 1 of 6');
    for (let times = 0; times < 9; times++) key('ArrowRight');
    expect(progress()).toBe('Step 6 of 6');
  });

  it('is completed by Get Started', async () => {
    await openPage();
    await shown();
    for (const _ of ONBOARDING_STEPS.slice(1)) await press('Next');
    expect(screen.queryByRole('button', { name: 'Skip tour and explore on my own' })).not.toBeInTheDocument();
    await press('Get Started');
    expect(isShown()).toBe(false);
    expect(written.at(-1)).toBe('completed');
  });

  it.each(['Skip tour and explore on my own', 'Close tour'])('is skipped by “%s”', async (name) => {
    await openPage();
    await shown();
    await press('Next');
    await press(name);
    expect(isShown()).toBe(false);
    expect(written.at(-1)).toBe('skipped at create_wishlist');
  });

  it('is skipped by Escape', async () => {
    await openPage();
    await shown();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(isShown()).toBe(false);
    expect(written).toEqual(['skipped at welcome']);
  });

  it('ends even if that cannot be stored', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await openPage(apiWith({ skip: () => Promise.reject(new Failure('offline', 'no network')) }));
    await shown();
    await press('Close tour');
    expect(isShown()).toBe(false);
  });
});

describe('the stored progress of the tour', () => {
  it('is written in order: a slow step cannot overwrite the end', async () => {
    let arrive = () => undefined as void;
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    const careful = inSequence(
      apiWith({
        reach: async (step) => {
          await slow;
          written.push(`at ${step}`);
        },
        read: async () => {
          written.push('read');
          return null;
        },
      }),
    );
    const reached = careful.reach('add_items');
    const completed = careful.complete();
    const readAgain = careful.read();
    arrive();
    await Promise.all([reached, completed, readAgain]);
    expect(written).toEqual(['at add_items', 'completed', 'read']);
  });

  it('continues if its progress cannot be saved', async () => {
    const careful = inSequence(apiWith({ reach: () => Promise.reject(new Failure('offline', 'no network')) }));
    const reached = careful.reach('add_items');
    const completed = careful.complete();
    await expect(reached).rejects.toThrow('no network');
    await completed;
    expect(written).toEqual(['completed']);
  });
});
