import type { Client, ListeningClient } from './client.ts';

/** A database of its own, and as many clients on it as the scenario asks for. */
export interface World<C extends Client> {
  readonly client: C;
  readonly another: () => C;
}

export type Scenario =
  | { readonly name: string; readonly needs: 'requests'; readonly run: (world: World<Client>) => Promise<void> }
  | {
      readonly name: string;
      readonly needs: 'listeners';
      readonly run: (world: World<ListeningClient>) => Promise<void>;
    };

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

/** Opens clients for one run of a scenario and closes them all when it is over. */
export async function inWorld<C extends Client>(open: () => C, run: (world: World<C>) => Promise<void>): Promise<void> {
  const clients: C[] = [];
  const another = () => {
    const client = open();
    clients.push(client);
    return client;
  };
  try {
    await run({ client: another(), another });
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
}
