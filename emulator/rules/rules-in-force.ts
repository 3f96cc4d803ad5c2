import type { ServiceName } from './language/ast.ts';
import type { Issue } from './language/issue.ts';
import type { Access } from './access.ts';
import { Coverage, type CoverageReport } from './coverage.ts';
import { DecisionLog, type ChangedDecision } from './decision-log.ts';
import { FirestoreAccess } from './firestore-access.ts';
import { loadRules, type RulesSource } from './load-rules.ts';
import type { Ruleset } from './ruleset.ts';

const SERVICE: ServiceName = 'cloud.firestore';

/** What putting other rules to the logged requests brings. */
export interface Trial {
  /** How many requests were judged. */
  readonly decisions: number;
  /** Whether requests were left out because there were too many. */
  readonly isPartial: boolean;
  /** The first few that come out differently. */
  readonly changed: readonly ChangedDecision[];
  /** Errors for which the rules cannot be used at all. */
  readonly errors: readonly Issue[];
}

const MOST_CHANGED = 5;

export interface RulesOptions {
  /** Whether requests are remembered, to be put to other rules. */
  readonly logDecisions: boolean;
  /** Hears of each denial, in one line. */
  readonly onDenial?: ((line: string) => void) | undefined;
}

/** The rules that decide for a project, with what they have decided so far. */
export class RulesInForce {
  readonly access: Access;
  readonly #coverage = new Coverage();
  readonly #log: DecisionLog | undefined;

  constructor(
    private readonly ruleset: Ruleset,
    private readonly source: RulesSource,
    options: RulesOptions,
  ) {
    const access = new FirestoreAccess(ruleset, source, {
      observe: this.#coverage.observe,
      onDenial: options.onDenial,
    });
    this.#log = options.logDecisions ? new DecisionLog() : undefined;
    this.access = this.#log ? this.#log.recording(access) : access;
  }

  coverage(): CoverageReport {
    return this.#coverage.report(this.ruleset, this.source);
  }

  /** Puts the requests so far to other rules. */
  try(content: string): Trial {
    const source = { name: this.source.name, content };
    const { ruleset, issues } = loadRules(source, SERVICE);
    const { size = 0, isFull = false } = this.#log ?? {};
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    const changed = ruleset
      ? (this.#log?.changedBy(new FirestoreAccess(ruleset, source, { explain: false }), MOST_CHANGED) ?? [])
      : [];
    return { decisions: size, isPartial: isFull, changed, errors };
  }
}
