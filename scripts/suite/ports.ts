import { createServer } from 'node:net';
import { LOOPBACK } from './project.ts';

export interface SuitePorts {
  readonly auth: number;
  readonly firestore: number;
  readonly storage: number;
  readonly hosting: number;
  readonly hub: number;
  readonly websocket: number;
  /** firebase-tools crashes if two suites search for a free one at the same time. */
  readonly logging: number;
}

export const USUAL_PORTS: SuitePorts = {
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  hosting: 5000,
  hub: 4400,
  websocket: 9150,
  logging: 4500,
};

/** firebase-tools keeps it for Functions: it moves Hosting to another one without telling us. */
const PORT_OF_FUNCTIONS = 5001;

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
  const reserved = new Set<number>([...Object.values<number>(usual), PORT_OF_FUNCTIONS]);
  for (const name of names) {
    let port = usual[name];
    while ((port !== usual[name] && reserved.has(port)) || !(await isFree(port))) port += 1;
    reserved.add(port);
    chosen.push([name, port]);
    if (port !== usual[name]) moved.push({ name, usual: usual[name], now: port });
  }
  return { ports: Object.fromEntries(chosen) as Record<Name, number>, moved };
}

/**
 * Below the ephemeral port range: a port in that range could be taken between our choice and the start of the program.
 */
const FIRST_PORT = 10_000;
const PORTS_EACH = 100;
const BLOCKS = 200;

let block: Promise<number> | undefined;
let used = 0;

/** Free ports for isolated suites. Each process has a block of its own, so that two never choose the same port. */
export async function anyPorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  const first = await (block ??= claimBlock());
  const chosen: [Name, number][] = [];
  for (const name of names) chosen.push([name, await nextFreePort(first)]);
  return Object.fromEntries(chosen) as Record<Name, number>;
}

/** The first port of a block that no other process has claimed. This process listens on the one before it until it ends. */
async function claimBlock(): Promise<number> {
  for (let tried = 0; tried < BLOCKS; tried += 1) {
    const claim = FIRST_PORT + ((process.pid + tried) % BLOCKS) * PORTS_EACH;
    try {
      (await listen(claim)).unref();
      return claim + 1;
    } catch {
      // Another process has claimed it, or a program uses it.
    }
  }
  throw new Error('Every block of ports is in use.');
}

async function nextFreePort(first: number): Promise<number> {
  const most = PORTS_EACH - 1;
  for (let tried = 0; tried < most; tried += 1) {
    const port = first + (used++ % most);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port among the ${most} of this process.`);
}

/** For an isolated suite that runs next to others. */
export function anySuitePorts(): Promise<SuitePorts> {
  return anyPorts(Object.keys(USUAL_PORTS) as (keyof SuitePorts)[]);
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
