import type { ServerResponse } from 'node:http';

/** The response to the client's hanging GET, which carries messages to it. */
export interface BackChannel {
  /** A long poll ends with its first messages; a stream carries many. */
  readonly longPoll: boolean;
  /** Bytes written so far. */
  readonly written: number;
  /** False if the client lags behind. Wait for `onDrain` before writing more. */
  write(text: string): boolean;
  end(): void;
  /** Replaces the previous callback. */
  onDrain(callback: () => void): void;
  /** The client disconnected, or `end` has completed. */
  onClose(callback: () => void): void;
}

const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-cache, no-store, max-age=0, must-revalidate',
  'X-Content-Type-Options': 'nosniff',
  'X-Accel-Buffering': 'no',
};

/** Frame lengths are in UTF-16 units, like JavaScript string lengths. */
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
  // Write after disconnect; 'close' handles it.
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
