import type { Socket } from 'node:net';
import type { RpcService } from '../wire/rpc.ts';
import type { EmulatorAdmin } from './admin/emulator-admin.ts';
import type { GrpcServer } from './grpc/server.ts';
import { createHttpHandler } from './http-handler.ts';
import { openPort } from './port.ts';
import { StreamPool } from './stream-pool.ts';
import type { ChannelTimings } from './webchannel/channel.ts';
import { createWebChannelHandler } from './webchannel/handler.ts';

export interface TransportOptions {
  readonly service: RpcService;
  readonly admin: EmulatorAdmin;
  readonly host: string;
  readonly port: number;
  readonly webChannelTimings?: ChannelTimings;
  /** Bound on the memory of all WebChannels and gRPC streams together. */
  readonly streamBytes?: number;
}

export interface RunningTransports {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

/** gRPC, REST, WebChannel and the emulator's own endpoints on one port. Throws PortError. */
export async function startTransports(options: TransportOptions): Promise<RunningTransports> {
  const { service, admin } = options;
  const pool = new StreamPool(options.streamBytes);
  const webChannel = createWebChannelHandler(service, pool, options.webChannelTimings);
  const grpc = lazyGrpcServer(service, pool);
  const port = await openPort({
    host: options.host,
    port: options.port,
    onHttp1: createHttpHandler(service, admin, webChannel, options.host),
    onHttp2: (socket) => grpc.accept(socket),
  });
  return {
    host: port.host,
    port: port.port,
    async close() {
      pool.terminateAll();
      await grpc.close();
      await port.close();
    },
  };
}

/** gRPC is the slowest module to load, so it is loaded for the first gRPC client. */
function lazyGrpcServer(
  service: RpcService,
  pool: StreamPool,
): { accept(socket: Socket): void; close(): Promise<void> } {
  let server: Promise<GrpcServer> | undefined;
  return {
    accept(socket) {
      server ??= import('./grpc/server.ts').then(({ startGrpcServer }) => startGrpcServer(service, pool));
      server.then(
        (started) => started.accept(socket),
        (error: unknown) => {
          console.error(error);
          socket.destroy();
        },
      );
    },
    async close() {
      (await server)?.close();
    },
  };
}
