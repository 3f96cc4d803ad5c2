/** Scratch buffer for one length. */
const PREFIX = new Uint8Array(5);

/** Writes protobuf fields, including groups, in the given order. */
export class ProtoWriter {
  #bytes = Buffer.allocUnsafe(256);
  #length = 0;

  /** Returns a copy of the output, so that the writer can be reused. */
  finish(): Buffer {
    const bytes = Buffer.from(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
    return bytes;
  }

  integer(field: number, value: bigint): this {
    this.#tag(field, 0);
    let rest = BigInt.asUintN(64, value);
    for (; rest > 0x7fffffffn; rest >>= 7n) this.#byte(Number(rest & 0x7fn) | 0x80);
    this.#varint(Number(rest));
    return this;
  }

  boolean(field: number, value: boolean): this {
    return this.integer(field, value ? 1n : 0n);
  }

  double(field: number, value: number): this {
    this.#tag(field, 1);
    this.#reserve(8);
    this.#length = this.#bytes.writeDoubleLE(value, this.#length);
    return this;
  }

  string(field: number, value: string): this {
    const length = Buffer.byteLength(value, 'utf8');
    this.#tag(field, 2);
    this.#varint(length);
    this.#reserve(length);
    this.#length += this.#bytes.write(value, this.#length, 'utf8');
    return this;
  }

  bytes(field: number, value: Uint8Array): this {
    this.#tag(field, 2);
    this.#varint(value.length);
    this.#reserve(value.length);
    this.#bytes.set(value, this.#length);
    this.#length += value.length;
    return this;
  }

  group(field: number, content: (writer: this) => void): this {
    this.#tag(field, 3);
    content(this);
    this.#tag(field, 4);
    return this;
  }

  /** Writes the content in place, then shifts it to make room for its length. */
  message(field: number, content: (writer: this) => void): this {
    this.#tag(field, 2);
    const start = this.#length;
    content(this);
    const size = this.#length - start;
    this.#varint(size);
    const prefix = this.#length - start - size;
    PREFIX.set(this.#bytes.subarray(start + size, this.#length));
    this.#bytes.copyWithin(start + prefix, start, start + size);
    this.#bytes.set(PREFIX.subarray(0, prefix), start);
    return this;
  }

  #tag(field: number, wireType: number): void {
    this.#varint(field * 8 + wireType);
  }

  #varint(value: number): void {
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) this.#byte((rest & 0x7f) | 0x80);
    this.#byte(rest);
  }

  #byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + more));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}
