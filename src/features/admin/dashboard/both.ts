import type { Part } from '../frame/use-part.ts';

/** What needs two answers. To try it again asks for what is missing only. */
export function both<One, Other>(one: Part<One>, other: Part<Other>): Part<readonly [One, Other]> {
  const isRefreshing = one.isRefreshing || other.isRefreshing;
  const refresh = () => {
    for (const part of [one, other]) if (part.shown.state !== 'ready') part.refresh();
  };
  if (one.shown.state !== 'ready') return { shown: one.shown, isRefreshing, refresh };
  if (other.shown.state !== 'ready') return { shown: other.shown, isRefreshing, refresh };
  return { shown: { state: 'ready', value: [one.shown.value, other.shown.value] }, isRefreshing, refresh };
}
