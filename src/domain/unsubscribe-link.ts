import { isUuid, subscriberId, type SubscriberId } from './ids.ts';

/** The fragment of the link to unsubscribe, which browsers send to no server. */
export function fragmentOf(ids: readonly SubscriberId[]): string {
  return `#${ids.join('.')}`;
}

/** The subscriptions in the fragment of a link; empty if the link is damaged. */
export function subscriptionsIn(fragment: string): readonly SubscriberId[] {
  const ids = fragment.slice(1).toLowerCase().split('.').filter(isUuid);
  return [...new Set(ids)].map(subscriberId);
}
