import { afterAll, beforeAll, describe, test } from 'vitest';
import { openLiteClient } from './client/lite-client.ts';
import { inWorld } from './client/scenario.ts';
import { startEmulator, type EmulatorProcess } from './emulator-process.ts';
import { SUBJECTS } from './scenarios/subjects.ts';

/** The lite SDK uses REST and has no listeners. */
let emulator: EmulatorProcess;
let database = 0;

beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.stop());

const requestsOnly = Object.entries(SUBJECTS)
  .map(([subject, scenarios]) => [subject, scenarios.filter(({ needs }) => needs === 'requests')] as const)
  .filter(([, scenarios]) => scenarios.length > 0);

describe.each(requestsOnly)('over REST: %s', (_subject, scenarios) => {
  test.each(scenarios)('$name', async (scenario) => {
    if (scenario.needs !== 'requests') throw new Error('The lite SDK can not listen.');
    const project = `rest-${++database}`;
    await emulator.useRules(project, scenario.rules);
    await inWorld((userId) => openLiteClient(project, emulator.port, userId), scenario.run);
  });
});
