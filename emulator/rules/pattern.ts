import type { PatternSegment } from './language/ast.ts';
import { RulesPath, type Unknown, UNKNOWN, type RulesValue } from './runtime/values.ts';

/** Zero or more segments: the unknown part of the path of a collection group document. */
export const ANY_DEPTH = Symbol('any depth');

/** Part of a requested path: a known segment, an unknown segment, or any number of segments. */
export type PathPiece = string | Unknown | typeof ANY_DEPTH;

/**
 * The wildcard values for each way in which the pattern matches the path. An unknown part matches only if every possible
 * value would.
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
    // In version 1 a recursive wildcard matches one or more segments.
    for (let taken = version === 1 ? 1 : 0; taken <= path.length; taken++) {
      // Any depth includes zero, so a pattern that requires segments here does not match.
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

/** A cheap test that rules out nearly all patterns of a file. */
export function cannotMatch(pattern: readonly PatternSegment[], path: readonly PathPiece[]): boolean {
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
