import type { Failure } from './failure.ts';

/** The state of something that loads. One union, so that no screen can forget a state. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'missing' }
  | { readonly state: 'denied' }
  | { readonly state: 'failed'; readonly failure: Failure };

export const LOADING: Loadable<never> = { state: 'loading' };
