import type { ServerResponse } from 'node:http';

/** The answer to a client's hanging GET, through which messages reach it. */
export interface BackChannel {
  /** A long poll ends with its first messages; a stream carries many. */
  readonly longPoll: boolean;
  /** Bytes written so far. */
  readonly written: number;
  /** False: the client is behind. Write no more until `onDrain`. */
  write(text: string): boolean;
  end(): void;
  /** Each replaces the one before. */
  onDrain(callback: () => void): void;
  /** The client has gone, or `end` has finished. */
  onClose(callback: () => void): void;
}

const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-cache, no-store, max-age=0, must-revalidate',
  'X-Content-Type-Options': 'nosniff',
  'X-Accel-Buffering': 'no',
};

/** A frame says how long it is in UTF-16 units, as the client's strings count. */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

export function sendFrame(
  response: ServerResponse,
  json: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.destroyed) return;
  response.writeHead(200, { ...HEADERS, ...headers, 'Content-Length': Buffer.byteLength(frame(json)) });
  response.end(frame(json));
}

export function openBackChannel(
  response: ServerResponse,
  longPoll: boolean,
  headers: Readonly<Record<string, string>> = {},
): BackChannel {
  let written = 0;
  let drained: (() => void) | undefined;
  let closed: (() => void) | undefined;
  response.on('drain', () => drained?.());
  response.on('close', () => closed?.());
  // A write after the client has gone; 'close' tells.
  response.on('error', () => undefined);
  response.writeHead(200, { ...HEADERS, ...headers });
  return {
    longPoll,
    get written() {
      return written;
    },
    write(text) {
      written += text.length;
      return response.write(text);
    },
    end: () => void response.end(),
    onDrain: (callback) => void (drained = callback),
    onClose: (callback) => void (closed = callback),
  };
}
