import type { RulesFile, ServiceName } from './language/ast.ts';
import type { Access } from './access.ts';
import { Coverage, type CoverageReport } from './coverage.ts';
import { DecisionLog } from './decision-log.ts';
import { FirestoreAccess } from './firestore-access.ts';
import type { RulesSource } from './load-rules.ts';
import { MutantTrial, type TriedMutant } from './mutant-trial.ts';
import type { Reach } from './reach.ts';
import { Ruleset } from './ruleset.ts';
import { Usage } from './usage.ts';

const SERVICE: ServiceName = 'cloud.firestore';

export interface RulesOptions {
  /** Whether requests are recorded for replay, together with their use of the limits. */
  readonly logDecisions: boolean;
  readonly countAccessesPerWrite: boolean;
  /** Receives one line per denial. */
  readonly onDenial?: ((line: string) => void) | undefined;
}

/** The active rules of a project, with their coverage and recorded decisions. */
export class ActiveRules {
  readonly access: Access;
  readonly #coverage = new Coverage();
  readonly #log: DecisionLog | undefined;
  readonly #usage: Usage | undefined;

  constructor(
    private readonly ruleset: Ruleset,
    private readonly source: RulesSource,
    private readonly options: RulesOptions,
  ) {
    this.#usage = options.logDecisions ? new Usage(ruleset.file) : undefined;
    const access = new FirestoreAccess(ruleset, source, {
      observe: this.#coverage.observe,
      usage: this.#usage,
      countAccessesPerWrite: options.countAccessesPerWrite,
      onDenial: options.onDenial,
    });
    this.#log = options.logDecisions ? new DecisionLog() : undefined;
    this.access = this.#log ? this.#log.recording(access) : access;
  }

  coverage(): CoverageReport {
    return this.#coverage.report(this.ruleset, this.source, this.#usage);
  }

  /** Number of recorded requests. */
  get decisions(): number {
    return this.#log?.decisions.length ?? 0;
  }

  /** Whether some requests were not recorded. */
  get isPartial(): boolean {
    return this.#log?.isFull ?? false;
  }

  /** Replays the recorded requests against each mutant. */
  tryMutants(): Generator<TriedMutant> {
    const { source, ruleset } = this;
    const rulesOf = (file: RulesFile, reach?: Reach) =>
      new FirestoreAccess(new Ruleset(file, SERVICE, reach?.onPath), source, {
        explain: false,
        countAccessesPerWrite: this.options.countAccessesPerWrite,
        observe: reach?.observe,
      });
    const requests = this.#log?.decisions ?? [];
    return new MutantTrial({ file: ruleset.file, content: source.content, requests, rulesOf }).outcomes();
  }
}
