import type { ServiceName } from './language/ast.ts';
import { checkRules } from './language/check.ts';
import type { Issue } from './language/issue.ts';
import { parseRules } from './language/parser.ts';
import { KNOWN_NAMES } from './known-names.ts';
import { Ruleset } from './ruleset.ts';

/** Maximum file size, as in production. */
const MAX_BYTES = 256 * 1024;

export interface RulesSource {
  readonly name: string;
  readonly content: string;
}

export interface LoadedRules {
  /** undefined if the issues include errors. */
  readonly ruleset: Ruleset | undefined;
  readonly issues: readonly Issue[];
}

/** Parses, checks and compiles the rules of one service. */
export function loadRules({ name, content }: RulesSource, service: ServiceName): LoadedRules {
  if (Buffer.byteLength(content) > MAX_BYTES) {
    const start = { offset: 0, line: 1, column: 1 };
    const message = `The file ${name} is larger than ${MAX_BYTES / 1024} KiB.`;
    return { ruleset: undefined, issues: [{ severity: 'ERROR', message, span: { start, end: start } }] };
  }
  const { file, issues } = parseRules(content);
  if (!file) return { ruleset: undefined, issues };
  const found = checkRules(file, KNOWN_NAMES);
  const isUsable = found.every(({ severity }) => severity !== 'ERROR');
  return { ruleset: isUsable ? new Ruleset(file, service) : undefined, issues: found };
}
