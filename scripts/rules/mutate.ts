import { parseRules } from '../../emulator/rules/language/parser.ts';
import { mutantsOf, type Mutant } from '../../emulator/rules/mutants.ts';
import { readRules, type RulesFlags } from './flags.ts';
import { runTool } from './run-tool.ts';
import { runRulesTests, type RulesEmulator } from './tested-rules.ts';

const HELP = `npm run rules:mutate -- [--rules firestore.rules] [-- command that runs the tests]

Runs the tests of the rules once, and remembers every request that the rules allowed or denied. Then changes one thing
in the rules at a time and puts the same requests to the changed rules. A mutant is killed when a request comes out
differently: the test that made it would fail. A mutant that survives is a part of the rules that no test needs.`;

/** A mutant that takes longer than this to judge what the rules themselves judged at once is out of hand. */
const PATIENCE_MS = 30_000;
const MOST_TEXT = 100;

type Outcome = 'killed' | 'survived' | 'timed out';

interface Trial {
  readonly decisions: number;
  readonly isPartial: boolean;
  readonly changed: readonly { readonly summary: string }[];
  readonly errors: readonly object[];
}

async function main(flags: RulesFlags): Promise<number> {
  const source = readRules(flags.rules);
  const { file, issues } = parseRules(source);
  if (!file) {
    for (const { message, span } of issues)
      console.error(`${flags.rules}:${span.start.line}:${span.start.column}: ${message}`);
    return 1;
  }
  const emulator = await runRulesTests(flags.command);
  try {
    return await tryAll(emulator, flags.rules, source, [...mutantsOf(file, source)]);
  } finally {
    await emulator.stop();
  }
}

async function tryAll(
  emulator: RulesEmulator,
  name: string,
  source: string,
  mutants: readonly Mutant[],
): Promise<number> {
  const { decisions, isPartial } = await tryRules(emulator, source, source);
  console.log(`\n${mutants.length} mutants of ${name}, judged by ${decisions} requests of the tests`);
  if (isPartial) console.log('There were more requests than are remembered; the rest is left out.');
  if (decisions === 0) {
    console.error(`The tests never put a request to ${name}: do they load this very file?`);
    return 1;
  }
  const began = performance.now();
  const counts: Record<Outcome, number> = { killed: 0, survived: 0, 'timed out': 0 };
  for (const mutant of mutants) {
    const outcome = await outcomeOf(emulator, source, mutant);
    counts[outcome]++;
    if (outcome !== 'killed') console.log(`${outcome}  ${name}:${mutant.line}:${mutant.column}  ${describe(mutant)}`);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`killed ${counts.killed}, survived ${counts.survived}, timed out ${counts['timed out']} (${seconds} s)`);
  return counts.survived > 0 ? 1 : 0;
}

async function outcomeOf(emulator: RulesEmulator, source: string, { content }: Mutant): Promise<Outcome> {
  try {
    const { changed, errors } = await tryRules(emulator, source, content);
    return changed.length > 0 || errors.length > 0 ? 'killed' : 'survived';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return 'timed out';
    throw error;
  }
}

async function tryRules({ endpoint }: RulesEmulator, base: string, content: string): Promise<Trial> {
  const response = await fetch(`${endpoint}/-:tryRules`, {
    method: 'POST',
    body: JSON.stringify({ base, content }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status === 404) return { decisions: 0, isPartial: false, changed: [], errors: [] };
  if (!response.ok) throw new Error(`The emulator could not try a mutant: ${await response.text()}`);
  // Our own emulator answers, in the shape of Trial.
  return (await response.json()) as Trial;
}

function describe({ original, replacement }: Mutant): string {
  return `${shorten(original)}  →  ${shorten(replacement)}`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MOST_TEXT ? `${line.slice(0, MOST_TEXT)}…` : line;
}

await runTool(HELP, main);
