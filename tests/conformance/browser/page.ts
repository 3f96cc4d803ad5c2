import { openFullClient } from '../client/full-client.ts';
import { inWorld } from '../client/scenario.ts';
import { SUBJECTS } from '../scenarios/subjects.ts';

/** Runs in the browser: executes a named scenario and returns the outcome. */

export interface Order {
  readonly subject: string;
  readonly name: string;
  readonly project: string;
  readonly port: number;
  readonly longPolling: boolean;
}

/** The error of the scenario, or null. */
export type Outcome = string | null;

async function carryOut({ subject, name, project, port, longPolling }: Order): Promise<Outcome> {
  const scenario = SUBJECTS[subject]?.find((candidate) => candidate.name === name);
  if (!scenario) return `The page knows no scenario "${name}" of ${subject}.`;
  try {
    await inWorld((userId) => openFullClient(project, port, { longPolling, userId }), scenario.run);
    return null;
  } catch (error) {
    return error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  }
}

Object.assign(globalThis, { carryOut });
