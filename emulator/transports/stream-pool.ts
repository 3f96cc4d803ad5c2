/** All streams together may hold this much; the text of WebChannels is counted in characters. */
export const DEFAULT_POOL_BYTES = 128 * 1024 * 1024;

/** The entry for a document that a listener has sent, roughly. */
export const DOCUMENT_BYTES = 128;

/** A stream to a client, by WebChannel or gRPC. */
export interface PooledStream {
  /** An estimate of the memory that it takes. */
  readonly heldBytes: number;
  /** Milliseconds on the monotonic clock since when it has no connection; null if it has one. */
  readonly idleSince: number | null;
  terminate(): void;
}

/**
 * The open streams of all clients, with one bound on the memory they hold. Beyond it, streams without a connection are
 * terminated, the longest idle first: most were abandoned by pages that were closed. Then those that hold the most. A
 * client that is still there opens a new stream and resumes its listeners.
 */
export class StreamPool {
  readonly #weights = new Map<PooledStream, number>();
  #total = 0;
  #hasWarned = false;

  constructor(private readonly maxBytes = DEFAULT_POOL_BYTES) {}

  add(stream: PooledStream): void {
    this.#weights.set(stream, 0);
    this.weigh(stream);
  }

  remove(stream: PooledStream): void {
    this.#total -= this.#weights.get(stream) ?? 0;
    this.#weights.delete(stream);
  }

  /** To be called when the stream may have grown or shrunk. */
  weigh(stream: PooledStream): void {
    const known = this.#weights.get(stream);
    if (known === undefined) return;
    const weight = stream.heldBytes;
    this.#total += weight - known;
    this.#weights.set(stream, weight);
    if (this.#total > this.maxBytes) this.#makeRoom();
  }

  terminateAll(): void {
    for (const stream of [...this.#weights.keys()]) stream.terminate();
  }

  #makeRoom(): void {
    if (!this.#hasWarned) {
      console.error(`All streams together hold more than ${this.maxBytes >> 20} MiB: the longest idle are closed.`);
    }
    this.#hasWarned = true;
    for (const stream of [...this.#weights.keys()].sort(byDispensability)) {
      if (this.#total <= this.maxBytes) return;
      stream.terminate();
    }
  }
}

function byDispensability(a: PooledStream, b: PooledStream): number {
  if (a.idleSince !== null && b.idleSince !== null) return a.idleSince - b.idleSince;
  if (a.idleSince === null && b.idleSince === null) return b.heldBytes - a.heldBytes;
  return a.idleSince === null ? 1 : -1;
}
