import { randomBytes } from 'node:crypto';
import { invalidArgument, StatusError } from '../model/status.ts';
import type { Micros } from '../model/timestamp.ts';
import type { Plan } from '../query/plan.ts';
import { runQuery } from '../query/run.ts';
import type { Database } from '../store/database.ts';
import type { TransactionId, TransactionOptions } from './requests.ts';

const MAX_LIFE: Micros = 270 * 1_000_000;

/**
 * Optimistic concurrency: every read sees the snapshot from the start of the transaction, and the commit succeeds only
 * if nothing it read has changed since. There are no locks, hence no waiting and no deadlocks.
 *
 *   begin ──▶ active ──commit──▶ reads unchanged? ──yes──▶ committed
 *               │                      └──no──▶ ABORTED: the client retries
 *               ├──rollback──▶ gone
 *               └──270 s────▶ gone
 */
export class Transaction {
  readonly #paths = new Set<string>();
  readonly #queries: Plan[] = [];

  constructor(
    readonly id: TransactionId,
    readonly database: Database,
    readonly mode: TransactionOptions['mode'],
    /** The snapshot time of all reads. */
    readonly readTime: Micros,
    readonly began: Micros,
  ) {}

  noteRead(path: string): void {
    if (this.mode === 'readWrite') this.#paths.add(path);
  }

  noteQuery(plan: Plan): void {
    if (this.mode === 'readWrite') this.#queries.push(plan);
  }

  /** Throws ABORTED if anything that was read has changed. */
  checkUnchanged(): void {
    const { database, readTime } = this;
    if (this.#paths.size === 0 && this.#queries.length === 0) return;
    const changed =
      readTime < database.horizon ||
      [...this.#paths].some((path) => database.lastChange(path) > readTime) ||
      this.#queries.some((plan) => this.#hasChanged(plan));
    if (changed) {
      throw new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');
    }
  }

  #hasChanged(plan: Plan): boolean {
    const before = runQuery(plan, this.database.at(this.readTime));
    const now = runQuery(plan, this.database.latest);
    return (
      before.length !== now.length ||
      before.some(({ path, updateTime }, i) => path !== now[i]?.path || updateTime !== now[i].updateTime)
    );
  }
}

/** The active transactions. */
export class Transactions {
  readonly #active = new Map<string, Transaction>();

  begin(database: Database, options: TransactionOptions, now: Micros): Transaction {
    this.#expire(now);
    const readTime = options.mode === 'readOnly' && options.readTime !== undefined ? options.readTime : now;
    const transaction = new Transaction(randomBytes(16), database, options.mode, readTime, now);
    this.#active.set(keyOf(transaction.id), transaction);
    return transaction;
  }

  get(database: Database, id: TransactionId, now: Micros): Transaction {
    this.#expire(now);
    const transaction = this.#active.get(keyOf(id));
    if (transaction?.database !== database) {
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    }
    return transaction;
  }

  end(transaction: Transaction): void {
    this.#active.delete(keyOf(transaction.id));
  }

  #expire(now: Micros): void {
    for (const [key, { began }] of this.#active) {
      // Map iteration order is insertion order, so the oldest come first.
      if (began > now - MAX_LIFE) break;
      this.#active.delete(key);
    }
  }
}

function keyOf(id: TransactionId): string {
  return Buffer.from(id).toString('hex');
}
