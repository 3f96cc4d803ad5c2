/** `npm run check:browser-support`: finds uses of what the oldest supported browsers lack in the application's sources. */
import { applicationProgram, ownModules, serviceWorkerProgram } from './application-program.ts';
import { unsupportedUses } from './unsupported-uses.ts';

const found = [applicationProgram(), serviceWorkerProgram()].flatMap((program) =>
  ownModules(program).flatMap((module) => unsupportedUses(program, module)),
);
for (const problem of found) console.error(problem);
process.exitCode = found.length === 0 ? 0 : 1;
