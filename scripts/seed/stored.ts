/** Documents as they are laid into the emulator, by their paths. Times are Dates. */
export type Stored = Readonly<Record<string, unknown>>;
export type Documents = Readonly<Record<string, Stored>>;

/** All of them; of two at the same path the later one. */
export function merged(...several: readonly Documents[]): Documents {
  return Object.fromEntries(several.flatMap((documents) => Object.entries(documents)));
}

export interface RestValue {
  readonly [kind: string]: unknown;
}

/** As Firestore's REST interface writes it. All numbers of the demo but the fee are whole. */
export function restValue(value: unknown): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  if (typeof value === 'object') return { mapValue: { fields: restFields(value) } };
  throw new TypeError(`A ${typeof value} cannot be stored.`);
}

export function restFields(map: object): Readonly<Record<string, RestValue>> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, restValue(value)]));
}
