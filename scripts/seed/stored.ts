/** Documents to write to the emulator, by path. Times are Dates. */
export type Stored = Readonly<Record<string, unknown>>;
export type Documents = Readonly<Record<string, Stored>>;

/** Merges the documents; for duplicate paths the later one wins. */
export function merged(...several: readonly Documents[]): Documents {
  return Object.fromEntries(several.flatMap((documents) => Object.entries(documents)));
}

export interface RestValue {
  readonly [kind: string]: unknown;
}

/** Converts to Firestore REST JSON. All demo numbers except the fee are integers. */
function restValue(value: unknown): RestValue {
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
