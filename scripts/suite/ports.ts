import { createServer, type AddressInfo } from 'node:net';
import { LOOPBACK } from './project.ts';

export interface SuitePorts {
  readonly auth: number;
  readonly firestore: number;
  readonly storage: number;
  readonly hosting: number;
  readonly hub: number;
  readonly websocket: number;
}

export const USUAL_PORTS: SuitePorts = {
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  hosting: 5000,
  hub: 4400,
  websocket: 9150,
};

export interface ChosenPorts<Name extends string> {
  readonly ports: Readonly<Record<Name, number>>;
  /** The ports that differ from the default, for the log. */
  readonly moved: readonly { readonly name: Name; readonly usual: number; readonly now: number }[];
}

/** The default port of each name or, if taken, the next free one above it. */
export async function choosePorts<Name extends string>(
  usual: Readonly<Record<Name, number>>,
): Promise<ChosenPorts<Name>> {
  const chosen: [Name, number][] = [];
  const moved = [];
  const names = Object.keys(usual) as Name[];
  const reserved = new Set<number>(Object.values(usual));
  for (const name of names) {
    let port = usual[name];
    while ((port !== usual[name] && reserved.has(port)) || !(await isFree(port))) port += 1;
    reserved.add(port);
    chosen.push([name, port]);
    if (port !== usual[name]) moved.push({ name, usual: usual[name], now: port });
  }
  return { ports: Object.fromEntries(chosen) as Record<Name, number>, moved };
}

/** Random free ports, for isolated suites. */
export async function anyPorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  // Keep all of them open until every port is known, or the system might return one twice.
  const held = await Promise.all(names.map(() => listen(0)));
  const ports = held.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(held.map((server) => new Promise((closed) => server.close(closed))));
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Record<Name, number>;
}

export async function isFree(port: number): Promise<boolean> {
  try {
    const server = await listen(port);
    await new Promise((closed) => server.close(closed));
    return true;
  } catch {
    return false;
  }
}

function listen(port: number) {
  return new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => resolve(server));
  });
}
