/** What the client has not acknowledged yet, in order. A dropped back channel loses nothing: all is sent again. */
export class Outbox {
  private entries: { readonly id: number; readonly text: string }[] = [];
  /** How many of the entries went into the present back channel. */
  private sentCount = 0;
  private lastId = 0;
  private sentBytes = 0;

  /** The last id that was sent, in this back channel or an earlier one. */
  lastSentId = 0;
  /** What waits for acknowledgement or to be sent. */
  queuedBytes = 0;

  /** `json` is what the client finds at the message's place: an array, by the protocol. */
  add(json: string): void {
    this.lastId += 1;
    const text = `[${this.lastId},${json}]`;
    this.entries.push({ id: this.lastId, text });
    this.queuedBytes += text.length;
  }

  /** A message that need not be kept, since nothing is lost with it. Only right when all before it was sent. */
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

  /** The next messages as one array, of about `maxLength` at most; undefined when all was sent. */
  next(maxLength: number): string | undefined {
    const start = this.sentCount;
    let length = 0;
    while (this.sentCount < this.entries.length && length < maxLength) {
      length += this.entries[this.sentCount]?.text.length ?? 0;
      this.sentCount += 1;
    }
    if (this.sentCount === start) return undefined;
    const batch = this.entries.slice(start, this.sentCount);
    this.lastSentId = Math.max(this.lastSentId, batch.at(-1)?.id ?? 0);
    this.sentBytes += length;
    return `[${batch.map((entry) => entry.text).join(',')}]`;
  }

  /** The client has everything up to `id`. */
  acknowledge(id: number): void {
    let count = 0;
    while (count < this.sentCount && (this.entries[count]?.id ?? Infinity) <= id) {
      const length = this.entries[count]?.text.length ?? 0;
      this.queuedBytes -= length;
      this.sentBytes -= length;
      count += 1;
    }
    this.entries.splice(0, count);
    this.sentCount -= count;
  }

  /** A new back channel: what is not acknowledged goes again. */
  rewind(): void {
    this.sentCount = 0;
    this.sentBytes = 0;
  }
}
