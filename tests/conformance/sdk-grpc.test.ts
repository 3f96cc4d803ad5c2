import { afterAll, beforeAll, describe, test } from 'vitest';
import { openFullClient } from './client/full-client.ts';
import { inWorld } from './client/scenario.ts';
import { startEmulator, type EmulatorProcess } from './emulator-process.ts';
import { SUBJECTS } from './scenarios/subjects.ts';

/** The full SDK in Node uses gRPC. */
let emulator: EmulatorProcess;
let database = 0;

beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.stop());

describe.each(Object.entries(SUBJECTS))('over gRPC: %s', (_subject, scenarios) => {
  test.each(scenarios)('$name', async ({ rules, run }) => {
    const project = `grpc-${++database}`;
    await emulator.useRules(project, rules);
    await inWorld((userId) => openFullClient(project, emulator.port, { userId }), run);
  });
});
