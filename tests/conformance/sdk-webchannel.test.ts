import { afterAll, beforeAll, describe, test } from 'vitest';
import { openScenarioPage, type ScenarioPage } from './browser/scenario-page.ts';
import { startEmulator, type EmulatorProcess } from './emulator-process.ts';
import { SUBJECTS } from './scenarios/subjects.ts';

/** The full SDK in a browser uses WebChannel, streaming or with long polling. */
let emulator: EmulatorProcess;
let page: ScenarioPage;
let database = 0;

beforeAll(async () => {
  [emulator, page] = await Promise.all([startEmulator(), openScenarioPage()]);
});
afterAll(async () => {
  await page.close();
  await emulator.stop();
});

describe.each([
  ['streaming', false],
  ['long polling', true],
])('over WebChannel, %s', (_how, longPolling) => {
  describe.each(Object.entries(SUBJECTS))('%s', (subject, scenarios) => {
    test.each(scenarios)('$name', async ({ name, rules }) => {
      const project = `browser-${++database}`;
      await emulator.useRules(project, rules);
      const failure = await page.carryOut({ subject, name, project, port: emulator.port, longPolling });
      if (failure !== null) throw new Error(failure);
    });
  });
});
