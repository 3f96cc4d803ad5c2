import type { Micros } from '../model/timestamp.ts';

/** Commit times: the wall clock, but never twice the same and never backwards. */
export class CommitClock {
  #last: Micros = 0;

  constructor(private readonly now: () => Micros = wallClock) {}

  /** The time of the next commit. */
  next(): Micros {
    this.#last = Math.max(this.now(), this.#last + 1);
    return this.#last;
  }

  /** A time to read at: not before any commit so far. */
  read(): Micros {
    this.#last = Math.max(this.now(), this.#last);
    return this.#last;
  }

  /** Takes up after what an earlier process committed. */
  startAfter(time: Micros): void {
    this.#last = Math.max(this.#last, time);
  }
}

function wallClock(): Micros {
  return Math.floor((performance.timeOrigin + performance.now()) * 1000);
}
