import type { Socket } from 'node:net';
import type { RpcService } from '../wire/rpc.ts';
import type { EmulatorAdmin } from './admin/emulator-admin.ts';
import type { GrpcServer } from './grpc/server.ts';
import { createHttpHandler } from './http-handler.ts';
import { openPort } from './port.ts';
import type { ChannelTimings } from './webchannel/channel.ts';
import { createWebChannelHandler } from './webchannel/handler.ts';

export interface TransportOptions {
  readonly service: RpcService;
  readonly admin: EmulatorAdmin;
  readonly host: string;
  readonly port: number;
  readonly webChannelTimings?: ChannelTimings;
  /** Bound on the memory of all WebChannels together. */
  readonly webChannelBytes?: number;
}

export interface RunningTransports {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

/** gRPC, REST, WebChannel and the emulator's own endpoints on one port. Throws PortError. */
export async function startTransports(options: TransportOptions): Promise<RunningTransports> {
  const { service, admin } = options;
  const webChannel = createWebChannelHandler(service, options.webChannelTimings, options.webChannelBytes);
  const grpc = lazyGrpcServer(service);
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
      webChannel.close();
      await grpc.close();
      await port.close();
    },
  };
}

/** gRPC is the slowest module to load, so it is loaded for the first gRPC client. */
function lazyGrpcServer(service: RpcService): { accept(socket: Socket): void; close(): Promise<void> } {
  let server: Promise<GrpcServer> | undefined;
  return {
    accept(socket) {
      server ??= import('./grpc/server.ts').then(({ startGrpcServer }) => startGrpcServer(service));
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
