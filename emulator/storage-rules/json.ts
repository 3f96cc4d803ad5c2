/** An unvalidated JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The input violates the protocol. The message is human-readable. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object in a field; a missing field reads as an empty object. */
export function objectAt(container: JsonObject, field: string): JsonObject {
  const value = container[field];
  return isObject(value) ? value : {};
}

export function textAt(container: JsonObject, field: string): string | undefined {
  const value = container[field];
  return typeof value === 'string' ? value : undefined;
}

/** Converts a whole number to an integer of the rules language; one beyond 64 bits stays a float. */
export function integerOf(value: number): bigint | number {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 63 ? BigInt(value) : value;
}
