import type { Caller } from '../engine/requests.ts';
import type { StatusError } from '../model/status.ts';

/**
 * The Firestore service in terms of messages, independent of transport.
 *
 * Messages are plain objects in the shape of protobufjs' `toObject` with
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

/** Server-streaming methods. */
export type ServerStreamingMethod = 'BatchGetDocuments' | 'RunQuery' | 'RunAggregationQuery';

export type BidiMethod = 'Listen' | 'Write';

/** The client side of an open stream. */
export interface StreamPeer {
  send(message: Message): void;
  /** Ends the stream, with an error or successfully. */
  end(error?: StatusError): void;
}

/** The server side of an open stream. */
export interface OpenStream {
  /** Handles a client message. Never throws; errors end the stream through its peer. */
  receive(message: Message): void;
  /** The client closed the stream or disconnected. */
  close(): void;
}

export interface RpcService {
  unary(method: UnaryMethod, request: Message, caller: Caller): Promise<Message>;
  serverStreaming(method: ServerStreamingMethod, request: Message, caller: Caller): Promise<Iterable<Message>>;
  openStream(method: BidiMethod, caller: Caller, peer: StreamPeer): OpenStream;
}
