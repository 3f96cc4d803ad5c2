import type { PatternSegment } from './language/ast.ts';
import { RulesPath, type Unknown, UNKNOWN, type RulesValue } from './runtime/values.ts';

/** Any number of segments, none included: where the documents of a collection group may lie. */
export const ANY_DEPTH = Symbol('any depth');

/** A piece of the path that is asked for: a segment, one that is not known, or any number of them. */
export type PathPiece = string | Unknown | typeof ANY_DEPTH;

/**
 * The values of the pattern's wildcards, for each way in which it matches the path. Of a piece that is not known a
 * pattern matches only if it would match whatever stood there.
 */
export function* matchPattern(
  pattern: readonly PatternSegment[],
  path: readonly PathPiece[],
  version: 1 | 2,
): Generator<RulesValue[]> {
  const [segment, ...rest] = pattern;
  if (!segment) {
    if (path.length === 0) yield [];
    return;
  }
  if (segment.kind === 'recursive') {
    // In version 1 it stands for one segment or more.
    for (let taken = version === 1 ? 1 : 0; taken <= path.length; taken++) {
      // Any depth may be none: a pattern that needs segments there must not count on it.
      if (version === 1 && path.slice(0, taken).every((piece) => piece === ANY_DEPTH)) continue;
      for (const values of matchPattern(rest, path.slice(taken), version)) {
        yield [pathOf(path.slice(0, taken)), ...values];
      }
    }
    return;
  }
  const [piece, ...others] = path;
  if (piece === undefined || piece === ANY_DEPTH) return;
  if (segment.kind === 'literal') {
    if (piece === segment.text) yield* matchPattern(rest, others, version);
    return;
  }
  for (const values of matchPattern(rest, others, version)) yield [piece, ...values];
}

/** Whether the pattern cannot match, as can be told at once of nearly all patterns of a file. */
export function isElsewhere(pattern: readonly PatternSegment[], path: readonly PathPiece[]): boolean {
  for (const [index, segment] of pattern.entries()) {
    if (segment.kind === 'recursive') return false;
    const piece = path[index];
    if (piece === undefined || piece === ANY_DEPTH) return true;
    if (segment.kind === 'literal' && piece !== segment.text) return true;
  }
  return path.length > pattern.length;
}

function pathOf(pieces: readonly PathPiece[]): RulesValue {
  if (pieces.includes(ANY_DEPTH)) return UNKNOWN;
  return new RulesPath(pieces.filter((piece) => piece !== ANY_DEPTH));
}
