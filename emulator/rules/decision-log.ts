import type { Document } from '../model/document.ts';
import { StatusError } from '../model/status.ts';
import type { Query } from '../query/query.ts';
import { nameOfRequester } from './requester-name.ts';
import type { Access, AccessContext, DocumentReader, Grant, WriteAccess } from './access.ts';

/** One evaluated request. Documents are immutable, so the snapshots it saw can be retained. */
export interface LoggedDecision<Rules> {
  readonly allowed: boolean;
  readonly summary: string;
  /** Evaluates the same request with other rules; undefined if they need data that was not recorded. */
  readonly judge: (rules: Rules) => boolean | undefined;
}

/** Beyond this size the log stops recording and is marked partial. */
const MAX_DECISIONS = 100_000;

/**
 * Records every evaluated request so that it can be replayed against other rules without running the tests again. Used
 * for mutation testing.
 */
export class DecisionLog {
  readonly #decisions: LoggedDecision<Access>[] = [];
  #isFull = false;

  get decisions(): readonly LoggedDecision<Access>[] {
    return this.#decisions;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** Wraps an access check so that each of its decisions is recorded. */
  recording(access: Access): Access {
    return {
      get: (context, path, document) => {
        const then = frozen(context);
        return this.#note<Grant>(`get ${path} by ${nameOfRequester(context)}`, access, (rules) =>
          rules.get(then, path, document),
        );
      },
      list: (context, query) => {
        const then = frozen(context);
        return this.#note<Grant>(`list ${describeQuery(query)} by ${nameOfRequester(context)}`, access, (rules) =>
          rules.list(then, query),
        );
      },
      write: (context, writes) => {
        const then = frozen(context);
        const written = new Map(writes.map((write) => [write.path, write.after]));
        const afterwards: DocumentReader = {
          get: (path) => (written.has(path) ? written.get(path) : then.view.get(path)),
        };
        const summary = `${writes.map(describeWrite).join(', ')} by ${nameOfRequester(context)}`;
        this.#note(summary, access, (rules) => {
          rules.write(then, writes, afterwards);
        });
      },
    };
  }

  #note<T>(summary: string, access: Access, ask: (access: Access) => T): T {
    const judge = (rules: Access): boolean => {
      try {
        ask(rules);
        return true;
      } catch (error) {
        if (error instanceof StatusError) return false;
        throw error;
      }
    };
    try {
      const answer = ask(access);
      this.#add({ allowed: true, summary, judge });
      return answer;
    } catch (error) {
      if (error instanceof StatusError) this.#add({ allowed: false, summary, judge });
      throw error;
    }
  }

  #add(decision: LoggedDecision<Access>): void {
    if (this.#decisions.length >= MAX_DECISIONS) this.#isFull = true;
    else this.#decisions.push(decision);
  }
}

/** The context pinned to the current snapshot, unaffected by later writes. */
function frozen(context: AccessContext): AccessContext {
  return { ...context, view: remembering(context.snapshot()) };
}

/** A snapshot searches the versions of a document. Hundreds of mutants ask for the same few, after thousands of writes. */
function remembering(snapshot: DocumentReader): DocumentReader {
  const read = new Map<string, Document | undefined>();
  return {
    get: (path) => {
      if (!read.has(path)) read.set(path, snapshot.get(path));
      return read.get(path);
    },
  };
}

function describeQuery({ parent, collectionId, allDescendants }: Query): string {
  return `${[...parent, allDescendants ? '**' : '', collectionId ?? '*'].filter((part) => part !== '').join('/')}`;
}

function describeWrite({ path, before, after }: WriteAccess): string {
  return `${after ? (before ? 'update' : 'create') : 'delete'} ${path}`;
}
