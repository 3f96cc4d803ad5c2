import type { SubscriberId } from './ids.ts';
import type { Subscriber, SubscriptionSource } from './support.ts';

/** An address that gets a newsletter, however often it subscribed. */
export interface Recipient {
  readonly email: string;
  readonly sources: readonly SubscriptionSource[];
  /** The first subscription. */
  readonly since: Date;
  /** Of all its subscriptions: one link ends them all. */
  readonly ids: readonly SubscriberId[];
}

/** One for each address, in the order of the subscribers. Addresses that differ only in capitals are the same. */
export function recipientsOf(subscribers: readonly Subscriber[]): readonly Recipient[] {
  const recipients = new Map<string, Recipient>();
  for (const { id, email, source, createdAt } of subscribers) {
    const key = email.toLowerCase();
    const before = recipients.get(key) ?? { email, sources: [], since: createdAt, ids: [] };
    recipients.set(key, {
      email: before.email,
      sources: [...new Set([...before.sources, source])],
      since: createdAt < before.since ? createdAt : before.since,
      ids: [...before.ids, id],
    });
  }
  return [...recipients.values()];
}
