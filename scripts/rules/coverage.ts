import type { CoverageNode, CoverageReport } from '../../emulator/rules/coverage.ts';
import type { Allow } from '../../emulator/rules/language/ast.ts';
import { parseRules } from '../../emulator/rules/language/parser.ts';
import { matchesIn } from '../../emulator/rules/language/walk.ts';
import type { RulesSource } from '../../emulator/rules/load-rules.ts';
import { runRulesTool } from './flags.ts';
import { usageLines } from './usage-lines.ts';
import { withTestedRules } from './tested-rules.ts';

const HELP = `npm run rules:coverage -- [--rules firestore.rules] [--rules storage.rules] [-- command that runs the tests]

Runs the rules tests and reports how often each allow and each condition was true, false or failed, which were never
reached, and how close requests came to the limits of rules. Without --rules both files are reported, each with the tests
of its service.`;

interface Tally {
  readonly trues: number;
  readonly falses: number;
  readonly errors: number;
  readonly others: number;
}

function print({ name, content: source }: RulesSource, { report, usage }: CoverageReport): void {
  const allows = allowLines(source);
  console.log(`\n${name}\n   line:col      true    false    error  condition`);
  let never = 0;
  let oneSided = 0;
  for (const node of report.flatMap((root) => [...conditionsIn(root)])) {
    const { line, column, currentOffset, endOffset } = node.sourcePosition;
    const tally = tallyOf(node);
    const isNever = node.values === undefined;
    if (isNever) never++;
    else if (tally.trues === 0 || tally.falses + tally.errors === 0) oneSided++;
    const text = source.slice(currentOffset, endOffset).replace(/\s+/g, ' ').slice(0, 90);
    const counts = isNever
      ? '      never reached       '
      : [tally.trues, tally.falses, tally.errors].map((count) => String(count).padStart(8)).join(' ');
    const mark = allows.has(currentOffset) ? 'allow if ' : '  ';
    console.log(`${`${line}:${column}`.padStart(11)} ${counts}  ${mark}${text}`);
  }
  for (const { verbs, span } of unconditional(source)) {
    const place = `${span.start.line}:${span.start.column}`.padStart(11);
    console.log(`${place}        always              allow ${verbs.join(', ')}`);
  }
  console.log(`\n${never} conditions were never reached, ${oneSided} always had the same result.`);
  if (usage) for (const line of usageLines(usage)) console.log(line);
}

/** The unconditional allow statements. */
function unconditional(source: string): Allow[] {
  const { file } = parseRules(source);
  return file ? [...matchesIn(file)].flatMap(({ allows }) => allows.filter(({ condition }) => !condition)) : [];
}

/** The start positions of the conditions of allow statements. */
function allowLines(source: string): ReadonlySet<number> {
  const { file } = parseRules(source);
  const offsets = new Set<number>();
  for (const { allows } of file ? matchesIn(file) : []) {
    for (const { condition } of allows) if (condition) offsets.add(condition.span.start.offset);
  }
  return offsets;
}

/** The node and those of its descendants that were true, false or errored, or were never evaluated. */
function* conditionsIn(node: CoverageNode, isRoot = true): Generator<CoverageNode> {
  const { trues, falses, errors } = tallyOf(node);
  if (isRoot || trues + falses + errors > 0) yield node;
  for (const child of node.children ?? []) yield* conditionsIn(child, false);
}

function tallyOf({ values = [] }: CoverageNode): Tally {
  const sum = (accept: (value: object) => boolean) =>
    values.reduce((total, { value, count }) => total + (accept(value) ? count : 0), 0);
  const trues = sum((value) => 'boolValue' in value && value.boolValue === true);
  const falses = sum((value) => 'boolValue' in value && value.boolValue === false);
  const errors = sum((value) => 'undefined' in value);
  return { trues, falses, errors, others: sum(() => true) - trues - falses - errors };
}

await runRulesTool(HELP, ({ rules: files, command }) =>
  withTestedRules(files, command, async (source, rules) => {
    const report = await rules.coverage();
    if (!report) {
      console.error(`The tests never loaded ${source.name}.`);
      return 1;
    }
    print(source, report);
    return 0;
  }),
);
