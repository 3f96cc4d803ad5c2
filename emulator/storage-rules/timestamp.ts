const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** Nanoseconds since the epoch of an RFC 3339 time; undefined if invalid. */
export function parseTimestamp(text: string): bigint | undefined {
  const [, whole, fraction = '', zone] = TIMESTAMP.exec(text) ?? [];
  if (whole === undefined || zone === undefined) return undefined;
  const millis = Date.parse(whole + zone);
  return Number.isNaN(millis) ? undefined : BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}
