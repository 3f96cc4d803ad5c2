import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { LOOPBACK } from '../../scripts/suite/project.ts';

/** The Firestore REST requests of a page, grouped by cost. */
interface Cost {
  readonly reads: number;
  readonly writes: number;
  /** Committed or attempted batches and transactions. */
  readonly commits: number;
}

/** A proxy between a page and the emulator that counts requests and can cut the connection. */
export interface Line {
  readonly port: number;
  cost(): Cost;
  /** Delays the next commit until this resolves. */
  holdNextCommit(until: () => Promise<unknown>): void;
  /** Drops the response of the next commit after the server processed it, then calls `then`. */
  loseNextCommitAnswer(then?: () => unknown): void;
  /** Blocks both directions. */
  cut(): void;
  mend(): void;
}

export async function lineTo(emulatorPort: number): Promise<Line> {
  let isCut = false;
  let lost: (() => unknown) | null = null;
  let held: (() => Promise<unknown>) | null = null;
  const cost = { reads: 0, writes: 0, commits: 0 };

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    if (isCut) return void incoming.socket.destroy();
    const isCommit = incoming.url?.includes(':commit') ?? false;
    count(cost, incoming, body);
    if (isCommit && held) {
      const until = held;
      held = null;
      await until();
    }
    const { status, type, answer } = await ask(emulatorPort, incoming, body);
    if (isCommit && lost) {
      const then = lost;
      lost = null;
      incoming.socket.destroy();
      return void then();
    }
    if (isCut) return void incoming.socket.destroy();
    outgoing.writeHead(status, { 'Content-Type': type });
    outgoing.end(answer);
  }

  const server = createServer((incoming, outgoing) => {
    carry(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    cost: () => ({ ...cost }),
    holdNextCommit(until) {
      held = until;
    },
    loseNextCommitAnswer(then = () => undefined) {
      lost = then;
    },
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    mend() {
      isCut = false;
    },
  };
}

function count(cost: { -readonly [name in keyof Cost]: number }, { method, url = '' }: IncomingMessage, body: string) {
  if (url.includes(':batchGet')) cost.reads += listIn(body, 'documents').length;
  else if (url.includes(':commit')) {
    cost.commits += 1;
    cost.writes += listIn(body, 'writes').length;
  } else if (method === 'GET' && url.includes('/documents/')) cost.reads += 1;
  else throw new Error(`Nobody knows what ${method ?? ''} ${url} costs.`);
}

function listIn(body: string, name: string): readonly unknown[] {
  const parsed = JSON.parse(body) as Readonly<Record<string, unknown>>;
  const list = parsed[name];
  if (!Array.isArray(list)) throw new Error(`There are no ${name} in ${body}`);
  return list;
}

async function ask(port: number, { method, url, headers }: IncomingMessage, body: string) {
  // The line carries text, and sends it on as it came.
  const asking = request({
    host: LOOPBACK,
    port,
    method,
    path: url,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  asking.end(body);
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 500,
    type: response.headers['content-type'] ?? 'application/json',
    answer: await bodyOf(response),
  };
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
