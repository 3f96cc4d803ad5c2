import { Metadata, type status as GrpcStatus } from '@grpc/grpc-js';
import type { EventEmitter } from 'node:events';
import type { StatusError } from '../../model/status.ts';
import type { Message } from '../../protobuf/types.ts';
import { STATUS_NUMBERS } from '../../wire/status.ts';

/**
 * A decoding error is passed on as a value, because an exception in a deserializer would reach the client as INTERNAL.
 */
export type Received = Message | StatusError;

/** Ends a streaming call. */
export function fail(call: EventEmitter, error: StatusError): void {
  call.emit('error', grpcError(error));
}

export function grpcError(error: StatusError): { code: GrpcStatus; details: string; metadata: Metadata } {
  return { code: STATUS_NUMBERS[error.code].grpc, details: error.message, metadata: new Metadata() };
}
