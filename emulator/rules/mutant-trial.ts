import type { LoggedDecision } from './decision-log.ts';
import type { RulesFile } from './language/ast.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { Reach } from './reach.ts';

export type MutantOutcome = 'killed' | 'survived' | 'timed out';

/** The outcome of one mutant, serializable. */
export interface TriedMutant {
  readonly line: number;
  readonly column: number;
  readonly original: string;
  readonly replacement: string;
  readonly outcome: MutantOutcome;
}

/** The result of mutation testing. */
export interface MutantReport {
  /** Number of requests replayed against the mutants. */
  readonly decisions: number;
  /** Whether requests were dropped because there were too many. */
  readonly isPartial: boolean;
  readonly mutants: readonly TriedMutant[];
}

/** A rules file and its recorded requests. `Rules` is the compiled form of the service. */
export interface JudgedRules<Rules> {
  readonly file: RulesFile;
  readonly content: string;
  readonly requests: readonly LoggedDecision<Rules>[];
  readonly rulesOf: (file: RulesFile, reach?: Reach) => Rules;
}

/** A mutant that takes longer than this is considered runaway. */
const PATIENCE_MS = 30_000;
/** Adjacent mutants are often killed by the same few requests. */
const MAX_KILLERS = 32;

/**
 * Replays the requests against every mutant. Requests that cannot be affected by the change are skipped, and the first
 * changed decision kills the mutant, so the result equals that of replaying everything.
 */
export class MutantTrial<Rules> {
  readonly #reach: Reach;
  /** Requests that recently killed a mutant, most recent first. */
  #killers: number[] = [];

  constructor(private readonly judged: JudgedRules<Rules>) {
    const { file, requests, rulesOf } = judged;
    this.#reach = new Reach(file);
    const rules = rulesOf(file, this.#reach);
    for (const [number, request] of requests.entries()) {
      this.#reach.begin(number, request.allowed);
      if (request.judge(rules) !== request.allowed) {
        throw new Error(`The same rules decide a recorded request differently: ${request.summary}`);
      }
    }
  }

  *outcomes(): Generator<TriedMutant> {
    const { file, content } = this.judged;
    for (const mutant of mutantsOf(file, content)) {
      const { original, replacement, span } = mutant;
      const { line, column } = span.start;
      yield { line, column, original, replacement, outcome: this.#try(mutant) };
    }
  }

  #try({ changed, file }: Mutant): MutantOutcome {
    const { requests, rulesOf } = this.judged;
    const rules = rulesOf(file);
    const deadline = performance.now() + PATIENCE_MS;
    for (const number of this.#concerned(changed)) {
      const { judge, allowed } = requests[number] as LoggedDecision<Rules>;
      const verdict = judge(rules);
      if (verdict !== undefined && verdict !== allowed) {
        this.#killers = [number, ...this.#killers.filter((each) => each !== number)].slice(0, MAX_KILLERS);
        return 'killed';
      }
      if (performance.now() > deadline) return 'timed out';
    }
    return 'survived';
  }

  /** The requests that a change can affect, most likely killers first. */
  *#concerned(changed: Mutant['changed']): Generator<number> {
    const concerned = this.#reach.requestsAt(changed);
    const condition = 'verbs' in changed ? changed.condition : changed;
    const decided = condition ? this.#reach.requestsDecidedAt(condition) : [];
    const yielded = new Set<number>();
    for (const requests of [this.#killers, decided, concerned]) {
      for (const number of requests) {
        if (!concerned.has(number) || yielded.has(number)) continue;
        yielded.add(number);
        yield number;
      }
    }
  }
}
