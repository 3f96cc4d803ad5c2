import type { ServerDuplexStream } from '@grpc/grpc-js';
import { StatusError } from '../../model/status.ts';
import type { Message } from '../../protobuf/types.ts';
import type { OpenStream, StreamPeer } from '../../wire/rpc.ts';
import { toStatusError } from '../../wire/status.ts';
import { DOCUMENT_BYTES, type PooledStream, type StreamPool } from '../stream-pool.ts';
import { fail, type Received } from './call.ts';

/** An open stream without messages, roughly. */
const STREAM_BYTES = 64 * 1024;

export interface GrpcStreamOptions {
  readonly call: ServerDuplexStream<Received, Buffer>;
  /** Its result is often shared with other streams. */
  readonly encode: (message: Message) => Buffer;
  readonly open: (peer: StreamPeer) => OpenStream;
  readonly pool: StreamPool;
}

interface Queued {
  readonly bytes: Buffer;
  next?: Queued;
}

/**
 * A bidirectional stream over gRPC.
 *
 *   open ──the service or the client ends it──▶ ending ──everything is sent──▶ gone
 *     └───────────── cancelled; the pool needs its memory ──────────────────────▲
 *
 * A client that reads slowly or not at all holds up one message in gRPC. The others wait here, where the pool can count and
 * drop them.
 */
export class GrpcStream implements PooledStream {
  readonly idleSince = null;
  private readonly options: GrpcStreamOptions;
  private stream: OpenStream | undefined;
  private first: Queued | undefined;
  private last: Queued | undefined;
  private queuedBytes = 0;
  private ending: { readonly error: StatusError | undefined } | undefined;
  private gone = false;

  constructor(options: GrpcStreamOptions) {
    this.options = options;
    const { call, open, pool } = options;
    call.on('data', (message: Received) => this.receive(message));
    call.on('end', () => this.end());
    call.on('cancelled', () => this.leave());
    call.on('error', () => this.leave());
    pool.add(this);
    try {
      this.stream = open({ send: (message) => this.send(message), end: (error) => this.end(error) });
    } catch (error) {
      this.end(toStatusError(error));
    }
  }

  get heldBytes(): number {
    return STREAM_BYTES + this.queuedBytes + (this.stream?.heldDocuments ?? 0) * DOCUMENT_BYTES;
  }

  terminate(): void {
    this.ending = { error: new StatusError('UNAVAILABLE', 'All streams together hold too much memory.') };
    this.finish();
  }

  private receive(message: Received): void {
    if (this.ending || this.gone) return;
    if (message instanceof StatusError) this.end(message);
    else this.stream?.receive(message);
    this.options.pool.weigh(this);
  }

  private send(message: Message): void {
    if (this.ending || this.gone) return;
    const queued: Queued = { bytes: this.options.encode(message) };
    if (this.last) this.last.next = queued;
    else this.first = queued;
    this.last = queued;
    this.queuedBytes += queued.bytes.length;
    this.flush();
  }

  private flush(): void {
    const { call, pool } = this.options;
    while (this.first && call.writableLength === 0) {
      const { bytes, next } = this.first;
      this.first = next;
      if (!next) this.last = undefined;
      this.queuedBytes -= bytes.length;
      call.write(bytes, () => this.flush());
    }
    if (this.ending && !this.first) this.finish();
    else pool.weigh(this);
  }

  private end(error?: StatusError): void {
    if (this.ending || this.gone) return;
    this.ending = { error };
    this.flush();
    // The stream may still be inside the call that ended it.
    queueMicrotask(() => this.closeStream());
  }

  /** Tells the client how the stream ended. */
  private finish(): void {
    if (this.gone) return;
    this.leave();
    const { call } = this.options;
    if (this.ending?.error) fail(call, this.ending.error);
    else call.end();
  }

  private leave(): void {
    this.gone = true;
    this.first = undefined;
    this.last = undefined;
    this.closeStream();
    this.options.pool.remove(this);
  }

  private closeStream(): void {
    const stream = this.stream;
    this.stream = undefined;
    stream?.close();
  }
}
