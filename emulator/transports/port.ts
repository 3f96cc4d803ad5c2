import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * One TCP port for two protocols. HTTP/2 clients with prior knowledge (gRPC without TLS) start with a fixed preface;
 * everything else is HTTP/1.1.
 *
 *   accepted ──first bytes──▶ "PRI * HTTP/2.0…" ──▶ the HTTP/2 server
 *        │                          otherwise   ──▶ the HTTP/1.1 server
 *        └─ idle or reset: kept until it closes, costs nothing
 */
const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
/** No HTTP/1.1 method starts with this. */
const DISTINCTIVE = PREFACE.subarray(0, 4);
const LOOPBACK_V4 = '127.0.0.1';
const LOOPBACK_V6 = '::1';

/** Browsers keep idle connections for minutes; if the server closes first, a request in flight fails. */
const KEEP_ALIVE_MS = 10 * 60 * 1000;

export interface PortOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly onHttp1: (request: IncomingMessage, response: ServerResponse) => void;
  readonly onHttp2: (socket: Socket) => void;
}

export interface Port {
  readonly host: string;
  readonly port: number;
  /** Stops accepting and closes every connection. */
  close(): Promise<void>;
}

/** The port is taken or not permitted. The message is human-readable. */
export class PortError extends Error {}

export async function openPort(options: PortOptions): Promise<Port> {
  const http = createHttpServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0, headersTimeout: 0 },
    options.onHttp1,
  );
  // A rejected upgrade or malformed request closes only that connection.
  http.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    else socket.destroy();
  });
  const sockets = new Set<Socket>();
  const accept = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Ignore resets by the client. 'close' follows.
    socket.on('error', () => socket.destroy());
    route(socket, options.onHttp2, (accepted) => http.emit('connection', accepted));
  };

  const servers = await listenOnHost(options, accept);
  return {
    host: options.host,
    port: portOf(servers[0] as Server),
    async close() {
      const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
      for (const socket of sockets) socket.destroy();
      http.close();
      await Promise.all(closed);
    },
  };
}

/** `localhost` is two addresses and clients differ in which they try, so every spelling of it listens on both. */
async function listenOnHost(options: PortOptions, accept: (socket: Socket) => void): Promise<readonly Server[]> {
  const host = options.host.replace(/^\[(.*)\]$/, '$1');
  const [first, second] = loopbackAddresses(host);
  const main = await listen(first, options.port, accept);
  if (second === undefined) return [main];
  try {
    return [main, await listen(second, portOf(main), accept)];
  } catch {
    // Without IPv6, or if the other address is taken, the requested address is enough.
    return [main];
  }
}

function loopbackAddresses(host: string): readonly [string, string?] {
  if (host === LOOPBACK_V6) return [LOOPBACK_V6, LOOPBACK_V4];
  if (host === 'localhost' || host === LOOPBACK_V4) return [LOOPBACK_V4, LOOPBACK_V6];
  return [host];
}

async function listen(host: string, port: number, accept: (socket: Socket) => void): Promise<Server> {
  const server = createServer({ noDelay: true, allowHalfOpen: true }, accept);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port)));
    server.listen({ host, port, exclusive: true }, () => resolve(server));
  });
}

function portError(error: NodeJS.ErrnoException, host: string, port: number): PortError {
  switch (error.code) {
    case 'EADDRINUSE':
      return new PortError(
        `Port ${port} on ${host} is in use. Stop the other process or choose another port with --port.`,
      );
    case 'EACCES':
      return new PortError(`Port ${port} on ${host} may not be used by this user: choose one above 1023 with --port.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new PortError(`This machine has no address ${host}: choose another with --host.`);
    default:
      return new PortError(`Cannot listen on ${host}:${port}: ${error.message}`);
  }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function route(socket: Socket, toHttp2: (socket: Socket) => void, toHttp1: (socket: Socket) => void): void {
  let head: Buffer = Buffer.alloc(0);
  const decide = (): void => {
    const chunk = socket.read() as Buffer | null;
    if (chunk === null) return;
    head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
    const compared = Math.min(head.length, DISTINCTIVE.length);
    const mayBeHttp2 = head.subarray(0, compared).equals(DISTINCTIVE.subarray(0, compared));
    if (mayBeHttp2 && compared < DISTINCTIVE.length) return;
    socket.off('readable', decide);
    socket.off('end', hangUp);
    socket.unshift(head);
    if (mayBeHttp2) toHttp2(socket);
    else toHttp1(socket);
  };
  const hangUp = (): void => void socket.destroy();
  socket.on('readable', decide);
  socket.on('end', hangUp);
}
