/** A Firestore timestamp: seconds since the epoch and nanoseconds, truncated to microseconds. */
export interface Timestamp {
  readonly seconds: number;
  readonly nanos: number;
}

const MICROS_PER_SECOND = 1_000_000;

/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z, the range of google.protobuf.Timestamp. */
export const MIN_SECONDS = -62_135_596_800;
export const MAX_SECONDS = 253_402_300_799;

/** Microseconds since the epoch; the store orders commits by it. Exact as a double until the year 2255. */
export type Micros = number;

export function timestampFromMicros(micros: Micros): Timestamp {
  const seconds = Math.floor(micros / MICROS_PER_SECOND);
  return { seconds, nanos: (micros - seconds * MICROS_PER_SECOND) * 1000 };
}

export function microsFromTimestamp(time: Timestamp): Micros {
  return time.seconds * MICROS_PER_SECOND + Math.floor(time.nanos / 1000);
}

/**
 * The request time that clients see, both as server timestamp and as `request.time` in rules. It has millisecond
 * precision, unlike the commit time.
 */
export function requestTimeOf(commitTime: Micros): Timestamp {
  return timestampFromMicros(commitTime - (commitTime % 1000));
}

export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}
