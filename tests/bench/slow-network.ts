/** A slow network between the browser and the servers that charges for the handshake of each connection. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { type Network, NETWORKS } from './phone.ts';

export interface SlowNetwork {
  /** A port that leads to a server's port by way of the network. */
  through(port: number): Promise<number>;
  /** Its speed from now on. */
  become(network: Network): void;
  stop(): Promise<void>;
}

/** In bytes: three packets. Connections take turns after each piece. */
const PIECE = 4_096;

/** All connections of a phone share its throughput. Chromium's own emulation delays responses, but not the handshakes before. */
export function slowNetwork(): SlowNetwork {
  let network: Network = NETWORKS['4g'];
  const down = new Line(() => network.downloadThroughput);
  const up = new Line(() => network.uploadThroughput);
  const oneWay = () => network.latency / 2;
  const servers: Server[] = [];
  const sockets = new Set<Socket>();

  /** Forgets it once it is closed. `pass` notices errors; a socket that nobody reads must not end the program with one. */
  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  }

  async function serve(phone: Socket, port: number): Promise<void> {
    keep(phone);
    // The handshake of TCP: one packet there, one back.
    await sleep(2 * oneWay());
    const server = connect({ port, host: LOOPBACK, noDelay: true, allowHalfOpen: true });
    keep(server);
    await Promise.all([pass(phone, server, up, oneWay), pass(server, phone, down, oneWay)]);
  }

  return {
    async through(port) {
      const relay = createServer({ noDelay: true, allowHalfOpen: true }, (phone) => {
        void serve(phone, port).catch(() => phone.destroy());
      });
      servers.push(relay);
      relay.listen(0, LOOPBACK);
      await once(relay, 'listening');
      return (relay.address() as AddressInfo).port;
    },
    become: (next) => void (network = next),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

/** One direction of the network. */
class Line {
  readonly #bytesPerSecond: () => number;
  #isFreeAt = 0;

  constructor(bytesPerSecond: () => number) {
    this.#bytesPerSecond = bytesPerSecond;
  }

  /** When so many bytes that are sent now have left. */
  leavesAt(bytes: number): number {
    this.#isFreeAt = Math.max(this.#isFreeAt, performance.now()) + (bytes / this.#bytesPerSecond()) * 1_000;
    return this.#isFreeAt;
  }
}

async function pass(from: Socket, to: Socket, line: Line, oneWay: () => number): Promise<void> {
  let arrived: Promise<unknown> = Promise.resolve();
  const deliverAt = (time: number, deliver: () => void) => {
    arrived = Promise.all([arrived, until(time)]).then(deliver);
  };
  try {
    // The other direction may continue after the end of this one.
    for await (const chunk of from.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)
      for (let start = 0; start < chunk.length; start += PIECE) {
        const piece = chunk.subarray(start, start + PIECE);
        const left = line.leavesAt(piece.length);
        deliverAt(left + oneWay(), () => to.write(piece));
        await until(left);
      }
    await arrived;
    to.end();
  } catch {
    // Either side has broken the connection off.
    to.destroy();
  }
}

const until = (time: number) => sleep(Math.max(0, time - performance.now()));
