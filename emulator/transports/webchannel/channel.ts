import { StatusError } from '../../model/status.ts';
import type { Message } from '../../protobuf/types.ts';
import type { OpenStream, StreamPeer } from '../../wire/rpc.ts';
import { errorBody, toStatusError } from '../../wire/status.ts';
import { DOCUMENT_BYTES, type PooledStream } from '../stream-pool.ts';
import { frame, type BackChannel } from './back-channel.ts';
import type { IncomingMessage } from './form.ts';
import { Outbox } from './outbox.ts';

/**
 * One WebChannel: a bidirectional stream carried by short-lived HTTP requests.
 *
 *             handshake                 the service ends the stream
 *   (nothing) ─────────▶ open ──────────────────────────────────────▶ ending
 *                         │                                             │ queued messages are still delivered
 *                         │ terminate; no back channel for too long;    │
 *                         │ or the pool needs its memory                │
 *                         └──────────────────▶ gone ◀───────────────────┘
 *
 * In both `open` and `ending` the channel is either connected (has a back channel) or waiting for the client's next one:
 *
 *   waiting ──GET──▶ connected ──disconnected; stream old or long enough; long poll answered──▶ waiting
 *
 * Server messages have ids from 1 and are kept until a request acknowledges them (AID). Client messages have ids from 0;
 * duplicates are dropped and out-of-order messages wait.
 */
export interface ChannelTimings {
  /** Keep-alive interval of a back channel. Clients give up after 1.5 times the value in the handshake. */
  readonly noopMs: number;
  /** Lifetime of a streaming back channel, after which the client opens the next. */
  readonly streamMs: number;
  /** How long a channel without a back channel is kept. Clients wait 30 s or more between attempts. */
  readonly expiryMs: number;
}

export const DEFAULT_TIMINGS: ChannelTimings = { noopMs: 25_000, streamMs: 60_000, expiryMs: 90_000 };

/** Maximum length of a streamed response; browsers buffer it in one growing string. */
const STREAM_LENGTH = 2 * 1024 * 1024;
const FRAME_LENGTH = 64 * 1024;
/** An open channel without messages, roughly. */
const CHANNEL_BYTES = 16 * 1024;
const MAX_EARLY_MESSAGES = 10_000;

const NOOP = '["noop"]';
const CLOSE = '["close"]';

export interface ChannelOptions {
  readonly sid: string;
  readonly timings: ChannelTimings;
  readonly open: (peer: StreamPeer) => OpenStream;
  readonly parse: (json: string) => Message;
  /** As a JSON array. */
  readonly print: (message: Message) => string;
  /** What the channel holds has changed. */
  readonly onWeight: (channel: Channel) => void;
  readonly onGone: (channel: Channel) => void;
}

export class Channel implements PooledStream {
  readonly sid: string;
  private readonly options: ChannelOptions;
  private readonly outbox = new Outbox();
  private readonly early = new Map<number, IncomingMessage>();
  private earlyBytes = 0;
  private nextIncoming = 0;
  private stream: OpenStream | undefined;
  private ended = false;
  private gone = false;
  private back: BackChannel | undefined;
  private blocked = false;
  private flushPending = false;
  private silenceTimer: NodeJS.Timeout | undefined;
  private streamTimer: NodeJS.Timeout | undefined;
  private expiryTimer: NodeJS.Timeout | undefined;
  private lastHeard = performance.now();

  constructor(options: ChannelOptions) {
    this.sid = options.sid;
    this.options = options;
    this.waitForBackChannel();
    try {
      this.stream = options.open({
        send: (message) => this.send(message),
        end: (error) => this.end(error),
      });
    } catch (error) {
      this.end(toStatusError(error));
    }
  }

  /** Messages of a handshake or forward request; requests may arrive out of order. */
  receive(messages: readonly IncomingMessage[]): void {
    this.lastHeard = performance.now();
    for (const message of messages) {
      if (message.id < this.nextIncoming || this.early.has(message.id)) continue;
      this.early.set(message.id, message);
      this.earlyBytes += lengthOf(message);
    }
    for (let next = this.early.get(this.nextIncoming); next; next = this.early.get(this.nextIncoming)) {
      this.early.delete(this.nextIncoming);
      this.earlyBytes -= lengthOf(next);
      this.nextIncoming += 1;
      this.deliver(next);
    }
    if (this.early.size > MAX_EARLY_MESSAGES) {
      this.end(new StatusError('INVALID_ARGUMENT', 'Too many messages came before one that is missing.'));
    }
    this.options.onWeight(this);
  }

  /** An estimate of the memory that this channel takes. */
  get heldBytes(): number {
    const documents = this.stream?.heldDocuments ?? 0;
    return CHANNEL_BYTES + this.outbox.queuedBytes + this.earlyBytes + documents * DOCUMENT_BYTES;
  }

  get idleSince(): number | null {
    return this.back ? null : this.lastHeard;
  }

  /** `id` is the last message the client received. */
  acknowledge(id: number): void {
    this.outbox.acknowledge(id);
    this.options.onWeight(this);
  }

  /** The response to a forward request: whether a back channel is open, the last id sent, unacknowledged bytes. */
  get progress(): readonly [0 | 1, number, number] {
    return [this.back ? 1 : 0, this.outbox.lastSentId, this.outbox.unacknowledgedBytes];
  }

  /** Replaces the current back channel. `pollMs` is the maximum wait of a long poll. */
  attach(back: BackChannel, acknowledged: number, pollMs?: number): void {
    this.detach();
    clearTimeout(this.expiryTimer);
    this.outbox.acknowledge(acknowledged);
    this.outbox.rewind();
    this.back = back;
    this.blocked = false;
    back.onDrain(() => {
      if (this.back !== back) return;
      this.blocked = false;
      this.flush();
    });
    back.onClose(() => {
      if (this.back !== back) return;
      this.back = undefined;
      this.waitForBackChannel();
    });
    if (!back.longPoll) {
      this.streamTimer = unheld(setTimeout(() => this.rotate(), this.options.timings.streamMs));
    }
    this.flush();
    // An immediate byte shows the client that no proxy is buffering responses.
    if (!back.longPoll && back.written === 0) this.writeNoop();
    else this.watchSilence(pollMs);
    this.options.onWeight(this);
  }

  /** The client terminated the channel, or the server is stopping. */
  terminate(): void {
    if (this.gone) return;
    this.gone = true;
    this.ended = true;
    this.detach();
    clearTimeout(this.expiryTimer);
    this.closeStream();
    this.options.onGone(this);
  }

  private deliver(message: IncomingMessage): void {
    if (this.ended || message.data === undefined) return;
    let parsed: Message;
    try {
      parsed = this.options.parse(message.data);
    } catch (error) {
      this.end(toStatusError(error));
      return;
    }
    this.stream?.receive(parsed);
  }

  private send(message: Message): void {
    if (this.ended) return;
    this.outbox.add(this.options.print(message));
    this.flushSoon();
  }

  private end(error?: StatusError): void {
    if (this.ended) return;
    this.ended = true;
    if (error) this.outbox.add(`[${JSON.stringify(errorBody(error))}]`);
    this.outbox.add(CLOSE);
    this.flushSoon();
    // The stream may still be inside the call that ended it.
    queueMicrotask(() => this.closeStream());
  }

  private closeStream(): void {
    const stream = this.stream;
    this.stream = undefined;
    stream?.close();
  }

  /**
   * Flushes after the events at hand: a long poll has only one response, and when many commits wait for a busy process, each
   * client gets them in one write.
   */
  private flushSoon(): void {
    if (this.flushPending) return;
    this.flushPending = true;
    setImmediate(() => {
      this.flushPending = false;
      this.flush();
      this.options.onWeight(this);
    });
  }

  private flush(): void {
    while (this.back && !this.blocked) {
      const batch = this.outbox.next(this.back.longPoll ? STREAM_LENGTH : FRAME_LENGTH);
      if (batch === undefined) return;
      this.write(batch);
      if (this.back.longPoll || this.back.written > STREAM_LENGTH) this.finishBackChannel();
    }
  }

  private write(json: string): void {
    if (!this.back) return;
    this.blocked = !this.back.write(frame(json));
    this.watchSilence();
  }

  private writeNoop(): void {
    // Pending messages keep the connection alive anyway, and a noop with a later id would make the client skip them.
    if (this.back && !this.blocked && this.outbox.allSent) this.write(this.outbox.transient(NOOP));
  }

  private watchSilence(ms = this.options.timings.noopMs): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = unheld(
      setTimeout(() => {
        this.writeNoop();
        if (this.back?.longPoll) this.finishBackChannel();
        else this.watchSilence();
      }, ms),
    );
  }

  private rotate(): void {
    if (!this.back) return;
    // The client treats an empty response as a failure.
    if (this.back.written === 0) this.writeNoop();
    this.finishBackChannel();
  }

  private finishBackChannel(): void {
    this.detach();
    this.waitForBackChannel();
  }

  private detach(): void {
    clearTimeout(this.silenceTimer);
    clearTimeout(this.streamTimer);
    const back = this.back;
    this.back = undefined;
    back?.end();
  }

  private waitForBackChannel(): void {
    clearTimeout(this.silenceTimer);
    clearTimeout(this.streamTimer);
    clearTimeout(this.expiryTimer);
    this.lastHeard = performance.now();
    this.expiryTimer = unheld(setTimeout(() => this.terminate(), this.options.timings.expiryMs));
  }
}

function lengthOf({ data }: IncomingMessage): number {
  return data?.length ?? 0;
}

/** Unreferenced, so that these timers do not keep the process alive. */
function unheld(timer: NodeJS.Timeout): NodeJS.Timeout {
  return timer.unref();
}
