import type { OnValue } from '../../data/live.ts';
import type { Failure } from '../../domain/failure.ts';

/** The listeners of an in-memory fake. */
export class Watchers<T> {
  begun = 0;
  readonly #all = new Map<OnValue<T>, (failure: Failure) => void>();

  get size(): number {
    return this.#all.size;
  }

  watch(onValue: OnValue<T>, signal: AbortSignal, first: T): Promise<never> {
    return new Promise((_, reject) => {
      signal.throwIfAborted();
      this.begun += 1;
      this.#all.set(onValue, reject);
      signal.addEventListener('abort', () => this.#all.delete(onValue));
      onValue(first);
    });
  }

  tell(value: T): void {
    for (const onValue of this.#all.keys()) onValue(value);
  }

  fail(failure: Failure): void {
    for (const reject of this.#all.values()) reject(failure);
    this.#all.clear();
  }
}
