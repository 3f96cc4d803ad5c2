import type { Failure } from '../domain/failure.ts';

/** Hears of something for as long as it is watched: each new state of it, or why there will be no more. */
export interface Listener<T> {
  readonly onValue: (value: T) => void;
  readonly onFailure: (failure: Failure) => void;
}

export type StopListening = () => void;
