/** An object of the JSON that came in, of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** What came in is not as the protocol has it. The message is for a person. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field's own object; what is missing reads as an empty one. */
export function objectAt(container: JsonObject, field: string): JsonObject {
  const value = container[field];
  return isObject(value) ? value : {};
}

export function textAt(container: JsonObject, field: string): string | undefined {
  const value = container[field];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number as an integer of the rules language; one that does not fit 64 bits stays a float. */
export function integerOf(value: number): bigint | number {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 63 ? BigInt(value) : value;
}
