import type { Micros } from '../model/timestamp.ts';

/** Commit times: the wall clock, made strictly monotonic. */
export class CommitClock {
  #last: Micros = 0;

  constructor(private readonly now: () => Micros = wallClock) {}

  /** The time of the next commit. */
  next(): Micros {
    this.#last = Math.max(this.now(), this.#last + 1);
    return this.#last;
  }

  /** A read time that is not before any commit. */
  read(): Micros {
    this.#last = Math.max(this.now(), this.#last);
    return this.#last;
  }

  /** Continues after the last commit of an earlier process. */
  startAfter(time: Micros): void {
    this.#last = Math.max(this.#last, time);
  }
}

function wallClock(): Micros {
  return Math.floor((performance.timeOrigin + performance.now()) * 1000);
}
