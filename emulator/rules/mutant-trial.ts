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
/** Most mutants are killed by one of the first requests, before it pays to sort them. */
const FIRST_TRIED = 32;

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
    const orders = [
      () => this.#killers,
      () => [...decided].slice(0, FIRST_TRIED),
      () => this.#nearAllowed(decided),
      () => this.#nearAllowed(concerned),
    ];
    const yielded = new Set<number>();
    for (const order of orders) {
      for (const number of order()) {
        if (!concerned.has(number) || yielded.has(number)) continue;
        yielded.add(number);
        yield number;
      }
    }
  }

  /**
   * Allowed and denied requests in turn, the denied ones by how close to an allowed one they were made: a test changes one
   * thing in what is allowed, and expects a denial.
   */
  *#nearAllowed(numbers: Iterable<number>): Generator<number> {
    const ascending = [...numbers].sort((a, b) => a - b);
    const isAllowed = (number: number) => this.judged.requests[number]?.allowed === true;
    const allowed = ascending.filter(isAllowed);
    let next = 0;
    const denied = ascending
      .filter((number) => !isAllowed(number))
      .map((number) => {
        while ((allowed[next] ?? Infinity) < number) next++;
        const distance = Math.min(number - (allowed[next - 1] ?? -Infinity), (allowed[next] ?? Infinity) - number);
        return { number, distance };
      })
      .sort((a, b) => a.distance - b.distance || a.number - b.number);
    for (let index = 0; index < Math.max(allowed.length, denied.length); index++) {
      for (const number of [allowed[index], denied[index]?.number]) if (number !== undefined) yield number;
    }
  }
}
