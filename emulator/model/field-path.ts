import { invalidArgument } from './status.ts';
import type { Fields, Value } from './value.ts';

/** A path into a document as unescaped segments: `a.b` is ['a', 'b'], `` `a.b` `` is ['a.b']. */
export type FieldPath = readonly string[];

const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/;

export function parseFieldPath(text: string): FieldPath {
  const fail = (why: string) => invalidArgument(`Invalid property path "${text}": ${why}.`);
  const segments: string[] = [];
  let i = 0;
  for (;;) {
    if (text[i] === '`') {
      let segment = '';
      i++;
      while (i < text.length && text[i] !== '`') {
        if (text[i] === '\\') i++;
        if (i < text.length) segment += text[i++];
      }
      if (i >= text.length) throw fail('a back quote is not closed');
      i++;
      if (segment === '') throw fail('a segment is empty');
      segments.push(segment);
    } else {
      const end = text.indexOf('.', i);
      const segment = text.slice(i, end < 0 ? undefined : end);
      if (segment === '') throw fail('a segment is empty');
      if (!SIMPLE.test(segment)) throw fail(`"${segment}" must be quoted with back quotes`);
      segments.push(segment);
      i += segment.length;
    }
    if (i === text.length) return segments;
    if (text[i] !== '.') throw fail(`expected "." at position ${i}`);
    i++;
  }
}

export function formatFieldPath(path: FieldPath): string {
  return path.map((segment) => (SIMPLE.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``)).join('.');
}

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields = fields;
  for (let i = 0; ; i++) {
    const value = current.get(path[i] as string);
    if (i === path.length - 1 || value === undefined) return value;
    if (value.kind !== 'map') return undefined;
    current = value.fields;
  }
}

/** Returns the fields with one value set, or deleted if undefined. A non-map value on the path is replaced by a map. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [head, ...rest] = path as [string, ...string[]];
  const inner = fields.get(head);
  if (rest.length > 0) {
    const child = inner?.kind === 'map' ? inner.fields : undefined;
    if (value === undefined && child === undefined) return fields;
    return new Map(fields).set(head, {
      kind: 'map',
      fields: withField(child ?? new Map<string, Value>(), rest, value),
    });
  }
  const next = new Map(fields);
  if (value === undefined) next.delete(head);
  else next.set(head, value);
  return next;
}

/** Projects the fields onto the given paths. */
export function projectFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let projected: Fields = new Map();
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) projected = withField(projected, path, value);
  }
  return projected;
}
