import type { Loadable } from '../../../domain/loadable.ts';

/** What is shown of a value, once there is one. */
export function ready<T, Shown>(loadable: Loadable<T>, shownOf: (value: T) => Shown): Loadable<Shown> {
  return loadable.state === 'ready' ? { state: 'ready', value: shownOf(loadable.value) } : loadable;
}
