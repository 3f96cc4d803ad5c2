import type { Readable } from 'node:stream';

/**
 * The lines of a stream, ended by a line feed and by nothing else. What a client can put into a request (the name of a
 * file, its metadata) arrives inside a line and may hold other characters that end lines elsewhere, such as U+2028: it
 * must not be able to begin a request of its own.
 */
export async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}
