import { type Subscriber, SUBSCRIPTION_SOURCES } from '../../domain/support.ts';
import { Fields } from './fields.ts';

/** Throws a Failure ('unexpected-data') that names the field which is not as it should be. */
export function parseSubscriber(id: string, stored: unknown): Subscriber {
  const fields = new Fields(`subscribers/${id}`, stored);
  return {
    email: fields.text('email'),
    source: fields.oneOf('source', SUBSCRIPTION_SOURCES),
    createdAt: fields.time('createdAt'),
  };
}
