import type { Engine } from './engine/engine.ts';
import { invalidArgument } from './model/status.ts';
import { FirestoreAccess } from './rules/firestore-access.ts';
import type { Issue } from './rules/language/issue.ts';
import { loadRules, type RulesSource } from './rules/load-rules.ts';
import type { RulesFile, RulesIssue } from './transports/admin/emulator-admin.ts';

/** `file:line:column: what is wrong`. */
export function formatIssue(file: string, { span, message }: Issue): string {
  return `${file}:${span.start.line}:${span.start.column}: ${message}`;
}

/** Puts rules in force, for one project or for all without their own. With errors, those before stay. */
export function applyRules(engine: Engine, source: RulesSource, project?: string): readonly Issue[] {
  const { ruleset, issues } = loadRules(source, 'cloud.firestore');
  if (ruleset) engine.useAccess(new FirestoreAccess(ruleset, source), project);
  return issues;
}

/** As the emulator's own endpoint asks for it. */
export function setRules(
  engine: Engine,
  project: string,
  files: readonly RulesFile[],
  ignoreErrors: boolean,
): readonly RulesIssue[] {
  const [file, ...others] = files;
  if (!file || others.length > 0) throw invalidArgument('Firestore takes exactly one rules file.');
  const issues = applyRules(engine, file, project);
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  if (errors.length > 0 && !ignoreErrors) {
    throw invalidArgument(errors.map((issue) => formatIssue(file.name, issue)).join('\n'));
  }
  return issues.map(({ severity, message, span }) => ({
    severity,
    description: message,
    sourcePosition: {
      fileName: file.name,
      line: span.start.line,
      column: span.start.column,
      currentOffset: span.start.offset,
      endOffset: span.end.offset,
    },
  }));
}
