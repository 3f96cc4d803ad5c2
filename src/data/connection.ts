import type { Environment } from '../config/environment.ts';

/**
 * Which Firebase project to talk to. Making one loads nothing and sends nothing: each part of the SDK is set up when the
 * first operation that needs it is called. Two connections are two visitors: each has its own sign-in.
 */
export interface Connection {
  readonly environment: Environment;
  readonly name: string;
}

export function connect(environment: Environment, name = 'shagun'): Connection {
  return { environment, name };
}

/** Makes one thing for each connection, when it is first asked for. */
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
