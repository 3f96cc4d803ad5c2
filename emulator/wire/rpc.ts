import type { Caller } from '../engine/requests.ts';
import type { StatusError } from '../model/status.ts';

/**
 * The Firestore service as messages, whatever carried them.
 *
 * Messages are plain objects in the shape that protobufjs' `toObject` gives with
 * `{ longs: String, enums: String, oneofs: true, defaults: false }`: camelCase keys, 64-bit integers as decimal
 * strings, enums by name, bytes as Uint8Array, timestamps as { seconds: string, nanos: number }, wrappers as { value }.
 */
export type Message = Readonly<Record<string, unknown>>;

export type UnaryMethod =
  | 'GetDocument'
  | 'ListDocuments'
  | 'CreateDocument'
  | 'UpdateDocument'
  | 'DeleteDocument'
  | 'BeginTransaction'
  | 'Commit'
  | 'Rollback'
  | 'ListCollectionIds'
  | 'BatchWrite';

/** Methods that answer with a stream of messages to one request. */
export type ServerStreamingMethod = 'BatchGetDocuments' | 'RunQuery' | 'RunAggregationQuery';

export type BidiMethod = 'Listen' | 'Write';

/** The client's end of an open stream. */
export interface StreamPeer {
  send(message: Message): void;
  /** No more messages follow. Without an error the stream ended well. */
  end(error?: StatusError): void;
}

/** Our end of an open stream. */
export interface OpenStream {
  /** A message from the client. Never throws: what is wrong ends the stream through its peer. */
  receive(message: Message): void;
  /** The client closed, or is gone. */
  close(): void;
}

export interface RpcService {
  unary(method: UnaryMethod, request: Message, caller: Caller): Promise<Message>;
  serverStreaming(method: ServerStreamingMethod, request: Message, caller: Caller): Promise<Iterable<Message>>;
  openStream(method: BidiMethod, caller: Caller, peer: StreamPeer): OpenStream;
}
