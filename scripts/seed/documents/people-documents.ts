import { ONBOARDING_STEPS, type OnboardingStep } from '../../../src/domain/onboarding.ts';
import { storedNote, storedOnboarding, storedUser, storedUserAction } from '../../../src/domain/testing/documents.ts';
import { DEFAULT_PREFERENCES } from '../../../src/domain/user.ts';
import { type Clock } from '../clock.ts';
import { uuidOf } from '../ids.ts';
import { DEMO_PEOPLE, PEOPLE } from '../people/demo-people.ts';
import { type Person } from '../people/person.ts';
import { type Documents, merged, type Stored } from '../stored.ts';
import { logEntry } from './log-entry.ts';
import { BAN_REASON, banLogOf } from './replay-wishlist.ts';

const JOINED_AT_MINUTES = 190;
const SEEN_AT_MINUTES = 1_000;
const MADE_ADMIN_DAYS_AGO = 100;
/** The same time as the deactivation of his wishlist. */
const BANNED = { daysAgo: 19, minutes: 1_100 };

export function joinedAt(person: Person, clock: Clock): Date {
  return clock.at(person.joinedDaysAgo, JOINED_AT_MINUTES);
}

export function seenAt(person: Person, clock: Clock): Date {
  return clock.at(person.seenDaysAgo, SEEN_AT_MINUTES);
}

/** Profiles with their log entries and onboarding records. */
export function peopleDocuments(clock: Clock): Documents {
  return {
    ...merged(...PEOPLE.map((person) => personDocuments(person, clock))),
    ...banned(clock),
    ...madeAdmin(clock),
    [`users/${DEMO_PEOPLE.leela.id}`]: { ...profileOf(DEMO_PEOPLE.leela, clock), status: 'inactive' },
    ...tour(DEMO_PEOPLE.gauri, 'complete', clock),
    ...tour(DEMO_PEOPLE.kavya, 'complete', clock),
    ...tour(DEMO_PEOPLE.simrat, 'complete', clock),
    ...tour(DEMO_PEOPLE.nandini, 'create_wishlist', clock),
    ...tour(DEMO_PEOPLE.vikrant, 'welcome', clock),
    ...halfTour(DEMO_PEOPLE.leela, 'add_items', clock),
  };
}

/** A profile and its log entry. */
export function personDocuments(person: Person, clock: Clock): Documents {
  return {
    [`users/${person.id}`]: profileOf(person, clock),
    ...logEntry(`user_signup_${person.id}`, {
      type: 'user_signup',
      description: `New user: ${person.name}`,
      timestamp: joinedAt(person, clock),
      actorId: person.id,
      targetId: person.id,
    }),
  };
}

function profileOf(person: Person, clock: Clock): Stored {
  const { email, name: displayName, phoneNumber } = person;
  const preferences = { ...DEFAULT_PREFERENCES, ...person.preferences };
  return storedUser(
    { email, displayName, phoneNumber, preferences, lastActiveAt: seenAt(person, clock) },
    joinedAt(person, clock),
  );
}

function banned(clock: Clock): Documents {
  const person = DEMO_PEOPLE.vikrant;
  const at = clock.at(BANNED.daysAgo, BANNED.minutes);
  const action = { id: banLogOf(person), type: 'user_banned', description: `User banned: ${person.name}`, at };
  const ban = { reason: BAN_REASON, byConfiguredAdmin: true };
  const note = {
    targetId: person.id,
    text: 'Two guests called: they know of no wedding with these names.',
    by: DEMO_PEOPLE.admin.id,
  };
  return {
    ...moderated(person, { ...action, reason: BAN_REASON }, { status: 'banned', ban }, clock),
    [`adminNotes/${uuidOf('note', person.id)}`]: storedNote(note, at),
  };
}

function madeAdmin(clock: Clock): Documents {
  const person = DEMO_PEOPLE.neel;
  const at = clock.at(MADE_ADMIN_DAYS_AGO, 700);
  const id = uuidOf('log', 'admin_granted', person.id);
  const action = { id, type: 'admin_granted', description: `Admin privileges granted: ${person.name}`, at };
  return moderated(person, action, { isAdmin: true }, clock);
}

interface Action {
  readonly id: string;
  readonly type: string;
  readonly description: string;
  readonly at: Date;
  readonly reason?: string;
}

function moderated(
  person: Person,
  { id, type, description, at, reason = '' }: Action,
  change: Stored,
  clock: Clock,
): Documents {
  const by = DEMO_PEOPLE.admin.id;
  return {
    [`users/${person.id}`]: {
      ...profileOf(person, clock),
      ...change,
      updatedAt: at,
      moderation: { logId: id, action: type, by, at, reason },
    },
    ...logEntry(id, { type, description, timestamp: at, actorId: by, targetId: person.id }),
  };
}

/** A tour that was completed, or ended at a step, which skips it and all later steps. */
function tour(person: Person, endedAt: OnboardingStep, clock: Clock): Documents {
  const isTaken = endedAt === 'complete';
  const reached = ONBOARDING_STEPS.indexOf(endedAt);
  const completedAt = new Date(joinedAt(person, clock).getTime() + 240_000);
  return {
    [`onboarding/${person.id}`]: storedOnboarding(
      {
        userId: person.id,
        currentStep: endedAt,
        completedSteps: isTaken ? ONBOARDING_STEPS : ONBOARDING_STEPS.slice(0, reached),
        skippedSteps: isTaken ? [] : ONBOARDING_STEPS.slice(reached),
        isCompleted: true,
        completedAt,
      },
      joinedAt(person, clock),
    ),
    [`userActions/${uuidOf('tour', person.id)}`]: storedUserAction(
      {
        userId: person.id,
        action: isTaken ? 'onboarding_completed' : 'onboarding_skipped',
        metadata: { extra: isTaken ? {} : { step: endedAt }, userAgent: '', timestamp: completedAt, url: '/dashboard' },
      },
      completedAt,
    ),
  };
}

function halfTour(person: Person, currentStep: OnboardingStep, clock: Clock): Documents {
  const completedSteps = ONBOARDING_STEPS.slice(0, ONBOARDING_STEPS.indexOf(currentStep));
  return {
    [`onboarding/${person.id}`]: storedOnboarding(
      { userId: person.id, currentStep, completedSteps },
      joinedAt(person, clock),
    ),
  };
}
