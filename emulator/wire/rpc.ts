import type { Caller } from '../engine/requests.ts';
import type { StatusError } from '../model/status.ts';
import type { Message } from '../protobuf/types.ts';

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
  /** How many documents the server remembers for this stream. */
  readonly heldDocuments: number;
  /** Handles a client message. Never throws; errors end the stream through its peer. */
  receive(message: Message): void;
  /** The client closed the stream or disconnected. */
  close(): void;
}

/** The Firestore service in terms of messages, independent of transport. */
export interface RpcService {
  unary(method: UnaryMethod, request: Message, caller: Caller): Promise<Message>;
  serverStreaming(method: ServerStreamingMethod, request: Message, caller: Caller): Promise<Iterable<Message>>;
  openStream(method: BidiMethod, caller: Caller, peer: StreamPeer): OpenStream;
}
