import type { Client, ListeningClient } from './client.ts';

/** A database of its own with as many clients as the scenario needs. */
export interface World<C extends Client> {
  /** A signed-out client. */
  readonly client: C;
  readonly another: () => C;
  /** A client signed in as this user. */
  readonly as: (userId: string) => C;
}

interface Setting {
  readonly name: string;
  /** Security rules for the scenario's database; by default everything is allowed. */
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

/** Opens clients for one run of a scenario and closes them afterwards. */
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
