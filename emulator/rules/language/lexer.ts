import { SyntaxIssue, type Position, type Span } from './issue.ts';

export type Token = { readonly span: Span } & (
  | { readonly kind: 'name' | 'punctuation'; readonly text: string }
  | { readonly kind: 'string'; readonly text: string; readonly value: string }
  | { readonly kind: 'bytes'; readonly text: string; readonly value: Uint8Array }
  | { readonly kind: 'integer'; readonly text: string; readonly value: bigint }
  | { readonly kind: 'float'; readonly text: string; readonly value: number }
  | { readonly kind: 'end'; readonly text: string }
);

const MAX_INT64 = 2n ** 63n - 1n;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /(?:\d+\.\d*|\.\d+|\d+)(?:[eE][+-]?\d+)?|\d+/y;
const HEXADECIMAL = /0[xX][0-9a-fA-F]+/y;
const SPACE = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)+/y;
const PUNCTUATION = /==|!=|<=|>=|&&|\|\||[{}()[\],;:.=<>!+\-*/%?$]/y;
/** The `b'` prefix of a bytes literal, and the parts between the quotes. */
const BYTES_PREFIX = /[bB](?=['"])/y;
const BYTES_PIECE = /\\x([0-9a-fA-F]{2})|\\([0-3][0-7]{2})|\\([\\'"nrtbf])|[^\\\n]/uy;
/** Characters allowed in a path segment. */
const SEGMENT = /[^\s/{}()$,;:?&|=!<>+*'"[\]]+/y;

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  a: '\x07',
  v: '\v',
};

/**
 * Tokenizes on demand: the meaning of a slash or a dot depends on whether the parser expects a path or an expression.
 */
export class Lexer {
  readonly #lineStarts: number[] = [0];
  #next: Token | undefined;
  /** Offset of the next token. */
  #offset = 0;

  constructor(readonly source: string) {
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) this.#lineStarts.push(at + 1);
  }

  peek(): Token {
    this.#next ??= this.#scan();
    return this.#next;
  }

  take(): Token {
    const token = this.peek();
    this.#next = undefined;
    this.#offset = token.span.end.offset;
    return token;
  }

  /** The text of the path segment that follows immediately, or undefined. */
  takeSegment(): { readonly text: string; readonly span: Span } | undefined {
    this.#next = undefined;
    const text = this.#match(SEGMENT, this.#offset);
    if (text === undefined) return undefined;
    const span = this.span(this.#offset, this.#offset + text.length);
    this.#offset += text.length;
    return { text, span };
  }

  /** Whether this character follows immediately, without whitespace. */
  isNext(character: string): boolean {
    return this.source[this.#offset] === character;
  }

  position(offset: number): Position {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { offset, line: low + 1, column: offset - (this.#lineStarts[low] as number) + 1 };
  }

  span(start: number, end: number): Span {
    return { start: this.position(start), end: this.position(end) };
  }

  #scan(): Token {
    const space = this.#match(SPACE, this.#offset);
    const start = this.#offset + (space?.length ?? 0);
    if (start >= this.source.length) return { kind: 'end', text: 'the end of the file', span: this.span(start, start) };
    const character = this.source[start];
    if (character === "'" || character === '"') return this.#scanString(start, character);
    if (this.#match(BYTES_PREFIX, start) !== undefined) return this.#scanBytes(start);
    const name = this.#match(NAME, start);
    if (name !== undefined) return { kind: 'name', text: name, span: this.span(start, start + name.length) };
    return this.#scanNumber(start) ?? this.#scanPunctuation(start);
  }

  #scanNumber(start: number): Token | undefined {
    const hexadecimal = this.#match(HEXADECIMAL, start);
    const text = hexadecimal ?? this.#match(NUMBER, start);
    if (text === undefined) return undefined;
    const span = this.span(start, start + text.length);
    if (!hexadecimal && /[.eE]/.test(text)) return { kind: 'float', text, value: Number(text), span };
    const value = BigInt(text);
    // The minimum integer is written as the negation of a literal one beyond the maximum.
    if (value > MAX_INT64 + 1n) throw new SyntaxIssue(`The integer ${text} does not fit 64 bits.`, span);
    return { kind: 'integer', text, value, span };
  }

  #scanPunctuation(start: number): Token {
    const text = this.#match(PUNCTUATION, start);
    if (text !== undefined) return { kind: 'punctuation', text, span: this.span(start, start + text.length) };
    const unknown = String.fromCodePoint(this.source.codePointAt(start) ?? 0);
    throw new SyntaxIssue(`Unexpected '${unknown}'.`, this.span(start, start + unknown.length));
  }

  #scanString(start: number, quote: string): Token {
    let value = '';
    let at = start + 1;
    for (;;) {
      const character = this.source[at];
      if (character === undefined || character === '\n') {
        throw new SyntaxIssue('A string is not closed.', this.span(start, at));
      }
      if (character === quote) break;
      if (character === '\\') {
        const { text, length } = this.#scanEscape(at);
        value += text;
        at += length;
      } else {
        value += character;
        at++;
      }
    }
    const span = this.span(start, at + 1);
    return { kind: 'string', text: this.source.slice(start, at + 1), value, span };
  }

  #scanBytes(start: number): Token {
    const quote = this.source[start + 1];
    const bytes: number[] = [];
    let at = start + 2;
    while (this.source[at] !== quote) {
      BYTES_PIECE.lastIndex = at;
      const piece = BYTES_PIECE.exec(this.source);
      if (!piece) {
        const isEscape = this.source[at] === '\\';
        const message = isEscape
          ? 'Bytes have no such escape: use \\xHH, or three octal digits.'
          : 'Bytes are not closed.';
        throw new SyntaxIssue(message, isEscape ? this.span(at, at + 2) : this.span(start, at));
      }
      const [text, hexadecimal, octal, escape] = piece;
      if (hexadecimal !== undefined) bytes.push(Number.parseInt(hexadecimal, 16));
      else if (octal !== undefined) bytes.push(Number.parseInt(octal, 8));
      else bytes.push(...new TextEncoder().encode(escape === undefined ? text : (ESCAPES[escape] ?? escape)));
      at += text.length;
    }
    const text = this.source.slice(start, at + 1);
    return { kind: 'bytes', text, value: Uint8Array.from(bytes), span: this.span(start, at + 1) };
  }

  #scanEscape(at: number): { text: string; length: number } {
    const rest = this.source.slice(at + 1, at + 10);
    const code = /^(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|U([0-9a-fA-F]{8}))/.exec(rest);
    if (code) {
      const point = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16);
      return { text: String.fromCodePoint(Math.min(point, 0x10ffff)), length: code[0].length + 1 };
    }
    const octal = /^[0-3][0-7]{2}/.exec(rest);
    if (octal) return { text: String.fromCharCode(Number.parseInt(octal[0], 8)), length: 4 };
    const character = rest[0] ?? '';
    return { text: ESCAPES[character] ?? character, length: 2 };
  }

  #match(pattern: RegExp, at: number): string | undefined {
    pattern.lastIndex = at;
    return pattern.exec(this.source)?.[0];
  }
}
