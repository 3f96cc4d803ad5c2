import type { Failure } from './failure.ts';

/** What a screen can know of something it asked for. One union, so that no screen can forget a state. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'missing' }
  | { readonly state: 'denied' }
  | { readonly state: 'failed'; readonly failure: Failure };

export const LOADING: Loadable<never> = { state: 'loading' };
