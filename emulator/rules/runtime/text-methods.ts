import { RE2JS, RE2JSException, RE2JSSyntaxException } from 're2js';
import { fail } from './failure.ts';
import { callables, define } from './signature.ts';
import type { RulesValue } from './values.ts';

const patterns = new Map<string, RE2JS>();
const MAX_PATTERNS = 1000;

/** RE2 instead of the host's regex engine: linear time for any input. */
function pattern(source: string): RE2JS {
  let compiled = patterns.get(source);
  if (!compiled) {
    try {
      compiled = RE2JS.compile(source);
    } catch (error) {
      if (!(error instanceof RE2JSSyntaxException)) throw error;
      return fail(`Invalid regular expression pattern. Pattern: ${source}.`);
    }
    if (patterns.size >= MAX_PATTERNS) patterns.clear();
    patterns.set(source, compiled);
  }
  return compiled;
}

/** Length in code points, not UTF-16 units. */
const codePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

export const STRING_METHODS = callables({
  size: define([], (text: string) => BigInt(codePoints(text))),
  lower: define([], (text: string) => text.toLowerCase()),
  upper: define([], (text: string) => text.toUpperCase()),
  trim: define([], (text: string) => text.trim()),
  matches: define(['string'], (text: string, source: string) => pattern(source).matches(text)),
  split: define(['string'], (text: string, source: string): RulesValue => pattern(source).split(text)),
  replace: define(['string', 'string'], (text: string, source: string, replacement: string) => {
    const matcher = pattern(source).matcher(text);
    try {
      return matcher.replaceAll(replacement, true);
    } catch (error) {
      if (!(error instanceof RE2JSException)) throw error;
      return fail(`Invalid replacement: ${error.message}.`);
    }
  }),
  toUtf8: define([], (text: string) => new Uint8Array(Buffer.from(text, 'utf8'))),
});

export const BYTES_METHODS = callables({
  size: define([], (bytes: Uint8Array) => BigInt(bytes.length)),
  // URL-safe alphabet with padding, which Node's base64url omits.
  toBase64: define([], (bytes: Uint8Array) =>
    Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: define([], (bytes: Uint8Array) => Buffer.from(bytes).toString('hex').toUpperCase()),
});
