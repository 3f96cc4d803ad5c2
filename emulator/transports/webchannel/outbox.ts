interface Entry {
  readonly id: number;
  /** Often shared with other channels. */
  readonly json: string;
}

/** Unacknowledged messages in order. They are resent after a dropped back channel. */
export class Outbox {
  private entries: Entry[] = [];
  /** Number of entries sent on the current back channel. */
  private sentCount = 0;
  private lastId = 0;
  private sentBytes = 0;

  /** The last id sent on this or an earlier back channel. */
  lastSentId = 0;
  /** Bytes that are unsent or unacknowledged. */
  queuedBytes = 0;

  /** `json` is the message payload; the protocol requires an array. */
  add(json: string): void {
    this.lastId += 1;
    const entry = { id: this.lastId, json: flat(json) };
    this.entries.push(entry);
    this.queuedBytes += lengthOf(entry);
  }

  /** A message that need not be resent. Only valid when everything before it has been sent. */
  transient(json: string): string {
    this.lastId += 1;
    this.lastSentId = this.lastId;
    return `[[${this.lastId},${json}]]`;
  }

  get allSent(): boolean {
    return this.sentCount === this.entries.length;
  }

  get unacknowledgedBytes(): number {
    return this.sentBytes;
  }

  /** The next messages as one array of at most about `maxLength`; undefined if everything has been sent. */
  next(maxLength: number): string | undefined {
    const start = this.sentCount;
    let length = 0;
    while (this.sentCount < this.entries.length && length < maxLength) {
      length += lengthOf(this.entries[this.sentCount]);
      this.sentCount += 1;
    }
    if (this.sentCount === start) return undefined;
    const batch = this.entries.slice(start, this.sentCount);
    this.lastSentId = Math.max(this.lastSentId, batch.at(-1)?.id ?? 0);
    this.sentBytes += length;
    return `[${batch.map(textOf).join(',')}]`;
  }

  /** Acknowledges everything up to `id`. */
  acknowledge(id: number): void {
    let count = 0;
    while (count < this.sentCount && (this.entries[count]?.id ?? Infinity) <= id) {
      const length = lengthOf(this.entries[count]);
      this.queuedBytes -= length;
      this.sentBytes -= length;
      count += 1;
    }
    this.entries.splice(0, count);
    this.sentCount -= count;
  }

  /** Starts a new back channel: unacknowledged messages will be resent. */
  rewind(): void {
    this.sentCount = 0;
    this.sentBytes = 0;
  }
}

function textOf({ id, json }: Entry): string {
  return `[${id},${json}]`;
}

function lengthOf(entry: Entry | undefined): number {
  return entry ? `[${entry.id},]`.length + entry.json.length : 0;
}

/** V8 keeps all parts of a concatenated string in memory until one of its characters is read. */
function flat(text: string): string {
  text.charCodeAt(0);
  return text;
}
