import type { Issue } from '../rules/language/issue.ts';
import { loadRules, type RulesSource } from '../rules/load-rules.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/** A rules file that is in force. */
export interface RulesInForce {
  readonly ruleset: Ruleset;
  readonly source: RulesSource;
}

/** The files of one ruleset: a request is allowed when one of them allows it. */
export type StorageRuleset = readonly RulesInForce[];

export interface IssueInFile {
  readonly source: RulesSource;
  readonly issue: Issue;
}

export interface LoadedStorageRules {
  /** undefined: there are errors among the issues. */
  readonly ruleset: StorageRuleset | undefined;
  readonly issues: readonly IssueInFile[];
}

export function loadStorageRules(sources: readonly RulesSource[]): LoadedStorageRules {
  const inForce: RulesInForce[] = [];
  const issues: IssueInFile[] = [];
  for (const source of sources) {
    const loaded = loadRules(source, 'firebase.storage');
    if (loaded.ruleset) inForce.push({ ruleset: loaded.ruleset, source });
    const found = loaded.ruleset ? [...loaded.issues, ...missingService(loaded.ruleset)] : loaded.issues;
    issues.push(...found.map((issue) => ({ source, issue })));
  }
  return { ruleset: inForce.length === sources.length ? inForce : undefined, issues };
}

/** Rules of another service are no error here, but they cannot be what was meant. */
function missingService({ file, service }: Ruleset): Issue[] {
  const [first] = file.services;
  if (!first || file.services.some(({ name }) => name === service)) return [];
  const message = `There is no 'service ${service}' in this file: every request will be denied.`;
  return [{ severity: 'WARNING', message, span: first.span }];
}

/** Version 2 if a file says so: `list` exists only there. */
export function versionOf(ruleset: StorageRuleset): 1 | 2 {
  return ruleset.some(({ ruleset: { file } }) => file.version === 2) ? 2 : 1;
}

const SEVERITIES = { WARNING: 2, ERROR: 3 } as const;

/** An issue as Google's runtime writes it, which the CLI takes apart to print `description in file:line`. */
export function describeForCli({ source, issue: { severity, message, span } }: IssueInFile): string {
  const { start, end } = span;
  return JSON.stringify({
    sourcePosition_: {
      fileName_: source.name,
      line_: start.line,
      column_: start.column,
      currentOffset_: start.offset,
      endOffset_: end.offset,
    },
    description_: message,
    severity_: SEVERITIES[severity],
  });
}

export function describeForPerson({ source, issue: { message, span } }: IssueInFile): string {
  return `${source.name}:${span.start.line}:${span.start.column}: ${message}`;
}
