import { type Infer, map, optional, type Schema, type Shape, text } from '../schema.ts';

/** A form while it is edited: amounts, numbers and days are text until it is validated. */
export type Typed<F> = {
  readonly [K in keyof F]: F[K] extends { readonly kind: 'choice' | 'flag' } ? Infer<F[K]> : string;
};

/** The schema of a draft stored on the device. Fields added since are absent. */
export function draftOf<F extends Shape>(fields: F): Schema<Partial<Typed<F>>> {
  const typed = Object.entries(fields).map(([key, field]) => [key, optional('initial' in field ? field : text({}))]);
  return map(Object.fromEntries(typed) as Shape) as Schema<Partial<Typed<F>>>;
}
