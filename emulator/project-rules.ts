import { setImmediate } from 'node:timers/promises';
import type { Engine } from './engine/engine.ts';
import { invalidArgument, StatusError } from './model/status.ts';
import type { Issue } from './rules/language/issue.ts';
import { loadRules, type RulesSource } from './rules/load-rules.ts';
import type { MutantReport, TriedMutant } from './rules/mutant-trial.ts';
import { ActiveRules, type RulesOptions } from './rules/active-rules.ts';
import type { RulesFile, RulesIssue } from './transports/admin/emulator-admin.ts';

const AT_ONCE = 50;

/** Formats an issue as `file:line:column: message`. */
export function formatIssue(file: string, { span, message }: Issue): string {
  return `${file}:${span.start.line}:${span.start.column}: ${message}`;
}

/** Where rules are handed in: which are in force for which project, and what they have decided. */
export class ProjectRules {
  readonly #byProject = new Map<string, ActiveRules>();
  /** Reloading identical rules keeps their coverage and recorded decisions. */
  readonly #known = new Map<string, ActiveRules>();

  constructor(
    private readonly engine: Engine,
    private readonly options: RulesOptions,
  ) {}

  /** Activates rules for one project, or as the default (''). If they have errors, the previous rules stay active. */
  set(source: RulesSource, project = ''): readonly Issue[] {
    // While recording, decisions from all projects are pooled.
    const key = JSON.stringify([this.options.logDecisions ? '' : project, source.content]);
    const { ruleset, issues } = loadRules(source, 'cloud.firestore');
    if (!ruleset) return issues;
    const rules = this.#known.get(key) ?? new ActiveRules(ruleset, source, this.options);
    this.#known.set(key, rules);
    this.#byProject.set(project, rules);
    this.engine.useAccess(rules.access, project);
    return issues;
  }

  /** The implementation of the `:securityRules` endpoint. */
  setForProject(project: string, files: readonly RulesFile[], ignoreErrors: boolean): readonly RulesIssue[] {
    const [file, ...others] = files;
    if (!file || others.length > 0) throw invalidArgument('Firestore takes exactly one rules file.');
    const issues = this.set(file, project);
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    if (errors.length > 0 && !ignoreErrors) {
      throw invalidArgument(errors.map((issue) => formatIssue(file.name, issue)).join('\n'));
    }
    return issues.map((issue) => describeIssue(file.name, issue));
  }

  active(project: string): ActiveRules {
    const rules = this.#byProject.get(project) ?? this.#byProject.get('');
    if (!rules) throw new StatusError('NOT_FOUND', `There are no rules for the project ${project}.`);
    return rules;
  }

  /** The rules with this content, in whichever project they were active. */
  withContent(content: string): ActiveRules {
    if (!this.options.logDecisions) {
      throw new StatusError(
        'FAILED_PRECONDITION',
        'Start the emulator with --log-decisions to look back at decisions.',
      );
    }
    const rules = this.#known.get(JSON.stringify(['', content]));
    if (!rules) throw new StatusError('NOT_FOUND', 'These rules were never in force.');
    return rules;
  }

  /** Replays the recorded requests of these rules against each of their mutants. */
  async tryMutants(content: string): Promise<MutantReport> {
    const rules = this.withContent(content);
    const mutants: TriedMutant[] = [];
    for (const mutant of rules.tryMutants()) {
      mutants.push(mutant);
      // There may be thousands of mutants; yield so that other requests and signals are handled.
      if (mutants.length % AT_ONCE === 0) await setImmediate();
    }
    return { decisions: rules.decisions, isPartial: rules.isPartial, mutants };
  }
}

function describeIssue(fileName: string, { severity, message, span: { start, end } }: Issue): RulesIssue {
  return {
    severity,
    description: message,
    sourcePosition: {
      fileName,
      line: start.line,
      column: start.column,
      currentOffset: start.offset,
      endOffset: end.offset,
    },
  };
}
