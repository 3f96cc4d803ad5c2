/** Kinds of maps that the guest page does not parse, apart from the others so that it does not load them. */
import { type Infer, mapAt, type Schema, type StoredMap } from './schema.ts';

/** A map of any keys, whose values are all `of` one kind. */
export function record<T>(of: Schema<T>): Schema<Readonly<Record<string, T>>> {
  const parse = (stored: unknown, place: string) => {
    const entries = Object.entries(mapAt(stored, place));
    return Object.fromEntries(entries.map(([key, value]) => [key, of.parse(value, `${place}: ${key}`)] as const));
  };
  return { parse };
}

/** One of several maps; `choose` tells which by what is stored. */
export function either<S extends Schema<unknown>>(variants: readonly S[], choose: (stored: StoredMap) => S) {
  const parse = (value: unknown, place: string) => choose(mapAt(value, place)).parse(value, place) as Infer<S>;
  return { variants, parse };
}
