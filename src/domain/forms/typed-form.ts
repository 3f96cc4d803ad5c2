import { type Infer, map, optional, type Schema, type Shape, text } from '../schema.ts';

/** A form while it is typed: amounts, numbers and days are text until the form is checked. */
export type Typed<F> = {
  readonly [K in keyof F]: F[K] extends { readonly kind: 'choice' | 'flag' } ? Infer<F[K]> : string;
};

/** The schema of an unfinished form as it is kept on the device. A field that was added since is absent. */
export function draftOf<F extends Shape>(fields: F): Schema<Partial<Typed<F>>> {
  const typed = Object.entries(fields).map(([key, field]) => [key, optional('initial' in field ? field : text({}))]);
  return map(Object.fromEntries(typed) as Shape) as Schema<Partial<Typed<F>>>;
}
