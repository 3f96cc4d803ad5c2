import type { FieldValue } from 'firebase/firestore/lite';
import type { Infer, Parsed, Shape } from '../../domain/schema.ts';

/**
 * The keys of a new document, without optional ones. The server fills in times and counters: `V` is the SDK's FieldValue or
 * the ServerValue of a Batch.
 */
export type Written<S extends { readonly fields: Shape }, V = FieldValue> = WrittenFields<S['fields'], V>;

type WrittenFields<F, V> = Flat<
  { readonly [K in keyof Parsed<F> as K extends Defaulted<F> ? never : K]: WrittenValue<Parsed<F>[K], V> } & {
    readonly [K in Defaulted<F>]?: WrittenValue<Infer<F[K]>, V>;
  }
>;
type Defaulted<F> = { [K in keyof F]: F[K] extends { readonly byDefault: unknown } ? K : never }[keyof F];
type WrittenValue<T, V> = T extends Date | number
  ? T | V
  : T extends string | readonly unknown[]
    ? T
    : T extends object
      ? { readonly [K in keyof T]: WrittenValue<T[K], V> }
      : T;
type Flat<T> = { [K in keyof T]: T[K] };
