import type { MutantOutcome, MutantReport } from '../../emulator/rules/mutant-trial.ts';
import { runRulesTool } from './flags.ts';
import { withTestedRules } from './tested-rules.ts';

const HELP = `npm run rules:mutate -- [--rules firestore.rules] [--rules storage.rules] [-- command that runs the tests]

Runs the rules tests once and records every request with its decision. Then changes one thing in the rules at a time and
replays the requests. A mutant is killed if the decision of a request changes: the test that made it would fail. A
surviving mutant is a condition that no test needs. Without --rules both files are mutated, each with the tests of its
service.`;

const MOST_TEXT = 100;

function print(name: string, { decisions, isPartial, mutants }: MutantReport, seconds: string): number {
  console.log(`\n${mutants.length} mutants of ${name}, replaying ${decisions} requests of the tests`);
  if (isPartial) console.log('There were too many requests to record; the rest is ignored.');
  const counts: Record<MutantOutcome, number> = { killed: 0, survived: 0, 'timed out': 0 };
  for (const { outcome, line, column, original, replacement } of mutants) {
    counts[outcome]++;
    if (outcome === 'killed') continue;
    console.log(`${outcome}  ${name}:${line}:${column}  ${shorten(original)}  →  ${shorten(replacement)}`);
  }
  console.log(`killed ${counts.killed}, survived ${counts.survived}, timed out ${counts['timed out']} (${seconds} s)`);
  return counts.survived > 0 ? 1 : 0;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MOST_TEXT ? `${line.slice(0, MOST_TEXT)}…` : line;
}

await runRulesTool(HELP, ({ rules: files, command }) =>
  withTestedRules(files, command, async ({ name }, rules) => {
    const began = performance.now();
    const report = await rules.tryMutants();
    if (!report || report.decisions === 0) {
      console.error(`The tests made no request under ${name}. Do they load exactly this file?`);
      return 1;
    }
    return print(name, report, ((performance.now() - began) / 1000).toFixed(1));
  }),
);
