/** Kinds of maps that the guest's page does not parse, in a module that it does not load. */
import { type Infer, mapAt, type Schema, type StoredMap } from './schema.ts';

/** A map with any keys, whose values have the schema `of`. */
export function record<T>(of: Schema<T>): Schema<Readonly<Record<string, T>>> {
  const parse = (stored: unknown, place: string) => {
    const entries = Object.entries(mapAt(stored, place));
    return Object.fromEntries(entries.map(([key, value]) => [key, of.parse(value, `${place}: ${key}`)] as const));
  };
  return { parse };
}

/** One of several maps; `choose` selects the schema by the stored value. */
export function either<S extends Schema<unknown>>(variants: readonly S[], choose: (stored: StoredMap) => S) {
  const parse = (value: unknown, place: string) => choose(mapAt(value, place)).parse(value, place) as Infer<S>;
  return { variants, parse };
}
