import type { FieldValue } from 'firebase/firestore/lite';
import type { Infer, Parsed, Shape } from '../../domain/schema.ts';

/** The keys of a new document, without optional ones. The server fills in times and counters. */
export type Written<S extends { readonly fields: Shape }> = WrittenFields<S['fields']>;

type WrittenFields<F> = Flat<
  { readonly [K in keyof Parsed<F> as K extends Defaulted<F> ? never : K]: WrittenValue<Parsed<F>[K]> } & {
    readonly [K in Defaulted<F>]?: WrittenValue<Infer<F[K]>>;
  }
>;
type Defaulted<F> = { [K in keyof F]: F[K] extends { readonly byDefault: unknown } ? K : never }[keyof F];
type WrittenValue<T> = T extends Date | number
  ? T | FieldValue
  : T extends string | readonly unknown[]
    ? T
    : T extends object
      ? { readonly [K in keyof T]: WrittenValue<T[K]> }
      : T;
type Flat<T> = { [K in keyof T]: T[K] };
