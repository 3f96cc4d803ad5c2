import type { Client, ListeningClient } from './client.ts';

/** A database of its own, and as many clients on it as the scenario asks for. */
export interface World<C extends Client> {
  /** Nobody is signed in on it. */
  readonly client: C;
  readonly another: () => C;
  /** A client on which the user with this id is signed in. */
  readonly as: (userId: string) => C;
}

interface Setting {
  readonly name: string;
  /** Security rules for the scenario's database; without them everything is allowed. */
  readonly rules?: string;
}

export type Scenario =
  | (Setting & { readonly needs: 'requests'; readonly run: (world: World<Client>) => Promise<void> })
  | (Setting & { readonly needs: 'listeners'; readonly run: (world: World<ListeningClient>) => Promise<void> });

export const scenario = (name: string, run: (world: World<Client>) => Promise<void>): Scenario => ({
  name,
  needs: 'requests',
  run,
});

export const listening = (name: string, run: (world: World<ListeningClient>) => Promise<void>): Scenario => ({
  name,
  needs: 'listeners',
  run,
});

export const under = (rules: string, given: Scenario): Scenario => ({ ...given, rules });

/** Opens clients for one run of a scenario and closes them all when it is over. */
export async function inWorld<C extends Client>(
  open: (userId?: string) => C,
  run: (world: World<C>) => Promise<void>,
): Promise<void> {
  const clients: C[] = [];
  const opened = (client: C) => {
    clients.push(client);
    return client;
  };
  const another = () => opened(open());
  try {
    await run({ client: another(), another, as: (userId) => opened(open(userId)) });
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
}
