import {
  type Metadata,
  Server,
  ServerCredentials,
  type MethodDefinition,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Http2Server, ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import type { Caller } from '../../engine/requests.ts';
import { StatusError } from '../../model/status.ts';
import { firestoreSchema, type MethodType } from '../../wire/descriptors.ts';
import { decodeMessage } from '../../protobuf/decode.ts';
import { encodeMessage } from '../../protobuf/encode.ts';
import type { Message } from '../../protobuf/types.ts';
import type { RpcService, ServerStreamingMethod, StreamPeer, UnaryMethod } from '../../wire/rpc.ts';
import { callerFromAuthorization } from '../caller.ts';
import { isBidi, isServerStreaming, isUnary } from '../methods.ts';
import { encodedOnce } from '../../wire/shared-messages.ts';
import { toStatusError } from '../../wire/status.ts';
import type { StreamPool } from '../stream-pool.ts';
import { fail, grpcError, type Received } from './call.ts';
import { GrpcStream } from './stream.ts';

/** The service enforces the real limit; this one only protects memory. */
const MAX_RECEIVED_BYTES = 128 * 1024 * 1024;

/**
 * Clients based on Node reset each stream after its response. Node's server ends a connection with INTERNAL_ERROR, and the
 * requests on it, after 1,000 resets and 33 more per second. So a connection is replaced before that.
 */
const MAX_STREAMS_PER_CONNECTION = 900;

type UnaryCall = ServerUnaryCall<Received, Message>;
type StreamingCall = ServerWritableStream<Received, Message>;
type BidiCall = ServerDuplexStream<Received, Buffer>;

export interface GrpcServer {
  /** Accepts a connection that started with the HTTP/2 preface. */
  accept(socket: Socket): void;
  close(): void;
}

export function startGrpcServer(service: RpcService, pool: StreamPool): GrpcServer {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_RECEIVED_BYTES,
    'grpc.max_send_message_length': -1,
  });
  const definitions: Record<string, MethodDefinition<Received, Message | Buffer>> = {};
  const handlers: UntypedServiceImplementation = {};
  for (const method of firestoreSchema().methods.values()) {
    definitions[method.name] = definitionOf(method);
    handlers[method.name] = handlerOf(service, method, pool);
  }
  server.addService(definitions, handlers);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  // The library limits the age of its connections but not their streams, and offers no other way to them.
  const http2Servers = server['http2Servers'] as Map<Http2Server, unknown>;
  for (const each of http2Servers.keys()) each.on('session', limitStreams);
  return {
    accept: (socket) => injector.injectConnection(socket),
    close() {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

/** The client opens another connection, and finishes on this one what it has begun. */
function limitStreams(session: ServerHttp2Session): void {
  let streams = 0;
  session.on('stream', () => {
    streams += 1;
    if (streams === MAX_STREAMS_PER_CONNECTION) session.close();
  });
}

function definitionOf(method: MethodType): MethodDefinition<Received, Message | Buffer> {
  return {
    path: `/google.firestore.v1.Firestore/${method.name}`,
    originalName: method.name,
    requestStream: method.requestStream,
    responseStream: method.responseStream,
    requestSerialize: () => Buffer.alloc(0),
    requestDeserialize: (bytes) => receive(method, bytes),
    // Streams encode their messages themselves.
    responseSerialize: (message) => (Buffer.isBuffer(message) ? message : encodeMessage(method.response, message)),
    responseDeserialize: (bytes) => decodeMessage(method.response, bytes),
  };
}

function receive(method: MethodType, bytes: Buffer): Received {
  try {
    return decodeMessage(method.request, bytes);
  } catch (error) {
    return toStatusError(error);
  }
}

function handlerOf(
  service: RpcService,
  { name, requestStream, responseStream, response }: MethodType,
  pool: StreamPool,
): UntypedServiceImplementation[string] {
  if (isUnary(name)) {
    return (call: UnaryCall, answer: sendUnaryData<Message>) => void answerUnary(service, name, call, answer);
  }
  if (isServerStreaming(name)) return (call: StreamingCall) => void answerStreaming(service, name, call);
  if (isBidi(name)) {
    const encode = encodedOnce((message) => encodeMessage(response, message));
    return (call: BidiCall) => {
      const open = (peer: StreamPeer) => service.openStream(name, callerOf(call.metadata), peer);
      new GrpcStream({ call, encode, open, pool });
    };
  }

  const error = new StatusError('UNIMPLEMENTED', `The emulator does not offer ${name}.`);
  if (responseStream) return (call: StreamingCall | BidiCall) => fail(call, error);
  if (requestStream) throw new Error(`${name} is of a call type that the Firestore API does not use.`);
  return (_call: UnaryCall, answer: sendUnaryData<Message>) => answer(grpcError(error));
}

async function answerUnary(
  service: RpcService,
  method: UnaryMethod,
  call: UnaryCall,
  answer: sendUnaryData<Message>,
): Promise<void> {
  try {
    answer(null, await service.unary(method, received(call.request), callerOf(call.metadata)));
  } catch (error) {
    answer(grpcError(toStatusError(error)));
  }
}

async function answerStreaming(service: RpcService, method: ServerStreamingMethod, call: StreamingCall): Promise<void> {
  try {
    const answers = await service.serverStreaming(method, received(call.request), callerOf(call.metadata));
    for (const answer of answers) {
      if (call.cancelled) return;
      if (!call.write(answer)) await drained(call);
    }
    call.end();
  } catch (error) {
    fail(call, toStatusError(error));
  }
}

/** Resolves when the stream has drained or the client has disconnected. */
async function drained(call: StreamingCall): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      call.off('drain', done);
      call.off('cancelled', done);
      resolve();
    };
    call.on('drain', done);
    call.on('cancelled', done);
  });
}

function received(message: Received): Message {
  if (message instanceof StatusError) throw message;
  return message;
}

function callerOf(metadata: Metadata): Caller {
  return callerFromAuthorization(metadata.get('authorization')[0]?.toString());
}
