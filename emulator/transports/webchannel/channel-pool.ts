import type { Channel } from './channel.ts';

/** All channels together may hold this much; text is counted in characters. */
export const DEFAULT_POOL_BYTES = 128 * 1024 * 1024;

/**
 * The open channels of all clients, with one bound on the memory they hold. Beyond it, channels without a connection are
 * terminated, the longest idle first: most were abandoned by pages that were closed. Then those that hold the most. A
 * client that is still there opens a new channel and resumes its listeners.
 */
export class ChannelPool {
  readonly #channels = new Map<string, Channel>();
  readonly #weights = new Map<Channel, number>();
  #total = 0;
  #hasWarned = false;

  constructor(private readonly maxBytes: number) {}

  get(sid: string): Channel | undefined {
    return this.#channels.get(sid);
  }

  add(channel: Channel): void {
    this.#channels.set(channel.sid, channel);
    this.weigh(channel);
  }

  remove(channel: Channel): void {
    this.#channels.delete(channel.sid);
    this.#total -= this.#weights.get(channel) ?? 0;
    this.#weights.delete(channel);
  }

  /** To be called when the channel may have grown or shrunk. */
  weigh(channel: Channel): void {
    if (!this.#channels.has(channel.sid)) return;
    const weight = channel.heldBytes;
    this.#total += weight - (this.#weights.get(channel) ?? 0);
    this.#weights.set(channel, weight);
    if (this.#total > this.maxBytes) this.#makeRoom();
  }

  terminateAll(): void {
    for (const channel of [...this.#channels.values()]) channel.terminate();
  }

  #makeRoom(): void {
    if (!this.#hasWarned) {
      console.error(`All WebChannels together hold more than ${this.maxBytes >> 20} MiB: the longest idle are closed.`);
    }
    this.#hasWarned = true;
    for (const channel of [...this.#weights.keys()].sort(byDispensability)) {
      if (this.#total <= this.maxBytes) return;
      channel.terminate();
    }
  }
}

function byDispensability(a: Channel, b: Channel): number {
  if (a.isConnected !== b.isConnected) return a.isConnected ? 1 : -1;
  return a.isConnected ? b.heldBytes - a.heldBytes : a.lastHeard - b.lastHeard;
}
