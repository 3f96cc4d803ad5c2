/** A point in time as Firestore stores it: seconds since 1970 and nanoseconds that are whole microseconds. */
export interface Timestamp {
  readonly seconds: number;
  readonly nanos: number;
}

const MICROS_PER_SECOND = 1_000_000;

/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z, the range of google.protobuf.Timestamp. */
export const MIN_SECONDS = -62_135_596_800;
export const MAX_SECONDS = 253_402_300_799;

/** Microseconds since 1970: what the store orders commits by. Safe as a double until the year 2255. */
export type Micros = number;

export function timestampFromMicros(micros: Micros): Timestamp {
  const seconds = Math.floor(micros / MICROS_PER_SECOND);
  return { seconds, nanos: (micros - seconds * MICROS_PER_SECOND) * 1000 };
}

export function microsFromTimestamp(time: Timestamp): Micros {
  return time.seconds * MICROS_PER_SECOND + Math.floor(time.nanos / 1000);
}

/**
 * The time of a request as clients see it, in a server timestamp and in rules alike: to the millisecond, unlike the time
 * of its commit.
 */
export function requestTimeOf(commitTime: Micros): Timestamp {
  return timestampFromMicros(commitTime - (commitTime % 1000));
}

export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}
