import {
  Metadata,
  Server,
  ServerCredentials,
  type MethodDefinition,
  type status as GrpcStatus,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Socket } from 'node:net';
import type { Caller } from '../../engine/requests.ts';
import { StatusError } from '../../model/status.ts';
import { firestoreSchema, type MethodType } from '../../wire/descriptors.ts';
import { decodeMessage } from '../../protobuf/decode.ts';
import { encodeMessage } from '../../protobuf/encode.ts';
import type { Message } from '../../protobuf/types.ts';
import type { BidiMethod, OpenStream, RpcService, ServerStreamingMethod, UnaryMethod } from '../../wire/rpc.ts';
import { callerFromAuthorization } from '../caller.ts';
import { isBidi, isServerStreaming, isUnary } from '../methods.ts';
import { encodedOnce } from '../../wire/shared-messages.ts';
import { STATUS_NUMBERS, toStatusError } from '../../wire/status.ts';

/** The service enforces the real limit; this one only protects memory. */
const MAX_RECEIVED_BYTES = 128 * 1024 * 1024;

/**
 * A decoding error is passed on as a value, because an exception in a deserializer would reach the client as INTERNAL.
 */
type Received = Message | StatusError;
type UnaryCall = ServerUnaryCall<Received, Message>;
type StreamingCall = ServerWritableStream<Received, Message>;
type BidiCall = ServerDuplexStream<Received, Message>;

export interface GrpcServer {
  /** Accepts a connection that started with the HTTP/2 preface. */
  accept(socket: Socket): void;
  close(): void;
}

export function startGrpcServer(service: RpcService): GrpcServer {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_RECEIVED_BYTES,
    'grpc.max_send_message_length': -1,
  });
  const definitions: Record<string, MethodDefinition<Received, Message>> = {};
  const handlers: UntypedServiceImplementation = {};
  for (const method of firestoreSchema().methods.values()) {
    definitions[method.name] = definitionOf(method);
    handlers[method.name] = handlerOf(service, method);
  }
  server.addService(definitions, handlers);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    accept: (socket) => injector.injectConnection(socket),
    close() {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

function definitionOf(method: MethodType): MethodDefinition<Received, Message> {
  const encode = (message: Message) => encodeMessage(method.response, message);
  return {
    path: `/google.firestore.v1.Firestore/${method.name}`,
    originalName: method.name,
    requestStream: method.requestStream,
    responseStream: method.responseStream,
    requestSerialize: () => Buffer.alloc(0),
    requestDeserialize: (bytes) => receive(method, bytes),
    responseSerialize: method.name === 'Listen' ? encodedOnce(encode) : encode,
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
  { name, requestStream, responseStream }: MethodType,
): UntypedServiceImplementation[string] {
  if (isUnary(name)) {
    return (call: UnaryCall, answer: sendUnaryData<Message>) => void answerUnary(service, name, call, answer);
  }
  if (isServerStreaming(name)) return (call: StreamingCall) => void answerStreaming(service, name, call);
  if (isBidi(name)) return (call: BidiCall) => connectStream(service, name, call);

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

function connectStream(service: RpcService, method: BidiMethod, call: BidiCall): void {
  let ended = false;
  let stream: OpenStream | undefined;
  const finish = (error?: StatusError): void => {
    if (ended) return;
    ended = true;
    if (error) fail(call, error);
    else call.end();
  };
  const leave = (): void => {
    ended = true;
    stream?.close();
    stream = undefined;
  };
  try {
    stream = service.openStream(method, callerOf(call.metadata), {
      send: (message) => {
        if (!ended) call.write(message);
      },
      end: finish,
    });
  } catch (error) {
    finish(toStatusError(error));
    return;
  }
  call.on('data', (message: Received) => {
    if (ended) return;
    if (message instanceof StatusError) {
      finish(message);
      stream?.close();
    } else stream?.receive(message);
  });
  call.on('end', () => {
    finish();
    leave();
  });
  call.on('cancelled', leave);
  call.on('error', leave);
}

function received(message: Received): Message {
  if (message instanceof StatusError) throw message;
  return message;
}

function callerOf(metadata: Metadata): Caller {
  return callerFromAuthorization(metadata.get('authorization')[0]?.toString());
}

function fail(call: StreamingCall | BidiCall, error: StatusError): void {
  call.emit('error', grpcError(error));
}

function grpcError(error: StatusError): { code: GrpcStatus; details: string; metadata: Metadata } {
  return { code: STATUS_NUMBERS[error.code].grpc, details: error.message, metadata: new Metadata() };
}
