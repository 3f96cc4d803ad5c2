import type { Issue } from '../rules/language/issue.ts';
import { loadRules, type RulesSource } from '../rules/load-rules.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/** An active rules file. */
export interface ActiveStorageRules {
  readonly ruleset: Ruleset;
  readonly source: RulesSource;
}

/** The files of one ruleset: a request is allowed if any of them allows it. */
export type StorageRuleset = readonly ActiveStorageRules[];

export interface IssueInFile {
  readonly source: RulesSource;
  readonly issue: Issue;
}

export interface LoadedStorageRules {
  /** undefined if the issues include errors. */
  readonly ruleset: StorageRuleset | undefined;
  readonly issues: readonly IssueInFile[];
}

export function loadStorageRules(sources: readonly RulesSource[]): LoadedStorageRules {
  const active: ActiveStorageRules[] = [];
  const issues: IssueInFile[] = [];
  for (const source of sources) {
    const loaded = loadRules(source, 'firebase.storage');
    if (loaded.ruleset) active.push({ ruleset: loaded.ruleset, source });
    const found = loaded.ruleset ? [...loaded.issues, ...missingService(loaded.ruleset)] : loaded.issues;
    issues.push(...found.map((issue) => ({ source, issue })));
  }
  return { ruleset: active.length === sources.length ? active : undefined, issues };
}

/** Rules for another service are valid, but surely a mistake. */
function missingService({ file, service }: Ruleset): Issue[] {
  const [first] = file.services;
  if (!first || file.services.some(({ name }) => name === service)) return [];
  const message = `There is no 'service ${service}' in this file: every request will be denied.`;
  return [{ severity: 'WARNING', message, span: first.span }];
}

/** Version 2 if any file declares it; `list` exists only there. */
export function versionOf(ruleset: StorageRuleset): 1 | 2 {
  return ruleset.some(({ ruleset: { file } }) => file.version === 2) ? 2 : 1;
}

const SEVERITIES = { WARNING: 2, ERROR: 3 } as const;

/** An issue in the format of Google's runtime, which the CLI parses to print `description in file:line`. */
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
