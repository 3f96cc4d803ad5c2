import type { Environment } from '../config/environment.ts';

/**
 * The Firebase project to use. Creating a connection loads and sends nothing; each part of the SDK is set up on first
 * use. Each connection has its own sign-in.
 */
export interface Connection {
  readonly environment: Environment;
  readonly name: string;
}

export function connect(environment: Environment, name = 'shagun'): Connection {
  return { environment, name };
}

/** Creates one value per connection, on first use. */
export function oncePerConnection<T>(make: (connection: Connection) => T): (connection: Connection) => T {
  const made = new WeakMap<Connection, { readonly thing: T }>();
  return (connection) => {
    const known = made.get(connection);
    if (known) return known.thing;
    const thing = make(connection);
    made.set(connection, { thing });
    return thing;
  };
}
