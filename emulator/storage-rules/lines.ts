import type { Readable } from 'node:stream';

/**
 * Splits a stream into lines at line feeds only. Client-controlled data (file names, metadata) arrives inside a line and
 * may contain other line separators such as U+2028; it must not be able to inject a request.
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
