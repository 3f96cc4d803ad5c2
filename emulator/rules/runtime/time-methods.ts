import { durationOf, timestampAt } from './arithmetic.ts';
import { fail } from './failure.ts';
import { callables, define } from './signature.ts';
import { RulesDuration, RulesLatLng, RulesTimestamp } from './values.ts';

const NANOS_PER_MILLI = 1_000_000n;
const NANOS_PER_SECOND = 1_000_000_000n;

const floorDivide = (a: bigint, b: bigint) => (a >= 0n ? a / b : -((-a + b - 1n) / b));
const modulo = (a: bigint, b: bigint) => ((a % b) + b) % b;

function dateOf({ nanos }: RulesTimestamp): Date {
  return new Date(Number(floorDivide(nanos, NANOS_PER_MILLI)));
}

const part = (read: (date: Date) => number) => define([], (time: RulesTimestamp) => BigInt(read(dateOf(time))));
const MILLIS_PER_DAY = 86_400_000;

export const TIMESTAMP_METHODS = callables({
  date: define(
    [],
    (time: RulesTimestamp) =>
      new RulesTimestamp(time.nanos - modulo(time.nanos, BigInt(MILLIS_PER_DAY) * NANOS_PER_MILLI)),
  ),
  time: define(
    [],
    (time: RulesTimestamp) => new RulesDuration(modulo(time.nanos, BigInt(MILLIS_PER_DAY) * NANOS_PER_MILLI)),
  ),
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  // Monday is 1, Sunday is 7.
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part((date) => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / MILLIS_PER_DAY) + 1),
  nanos: define([], (time: RulesTimestamp) => modulo(time.nanos, NANOS_PER_SECOND)),
  toMillis: define([], (time: RulesTimestamp) => floorDivide(time.nanos, NANOS_PER_MILLI)),
});

export const DURATION_METHODS = callables({
  seconds: define([], (duration: RulesDuration) => duration.nanos / NANOS_PER_SECOND),
  nanos: define([], (duration: RulesDuration) => duration.nanos % NANOS_PER_SECOND),
});

const EARTH_RADIUS_METRES = 6_371_010;

export const LATLNG_METHODS = callables({
  latitude: define([], (point: RulesLatLng) => point.latitude),
  longitude: define([], (point: RulesLatLng) => point.longitude),
  /** Great-circle distance in metres. */
  distance: define(['latlng'], (a: RulesLatLng, b: RulesLatLng) => {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const latitude = radians(b.latitude - a.latitude);
    const longitude = radians(b.longitude - a.longitude);
    const h =
      Math.sin(latitude / 2) ** 2 +
      Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
    return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
  }),
});

const UNITS: Readonly<Record<string, bigint>> = {
  w: 7n * 86_400n * NANOS_PER_SECOND,
  d: 86_400n * NANOS_PER_SECOND,
  h: 3_600n * NANOS_PER_SECOND,
  m: 60n * NANOS_PER_SECOND,
  s: NANOS_PER_SECOND,
  ms: NANOS_PER_MILLI,
  ns: 1n,
};

export const DURATION_FUNCTIONS = callables({
  value: define(['int', 'string'], (_: null, magnitude: bigint, unit: string) => {
    const nanos = UNITS[unit];
    return nanos === undefined
      ? fail(`Invalid duration unit '${unit}': use ${Object.keys(UNITS).join(', ')}.`)
      : durationOf(magnitude * nanos);
  }),
  time: define(
    ['int', 'int', 'int', 'int'],
    (_: null, hours: bigint, minutes: bigint, seconds: bigint, nanos: bigint) =>
      durationOf((hours * 3600n + minutes * 60n + seconds) * NANOS_PER_SECOND + nanos),
  ),
  abs: define(
    ['duration'],
    (_: null, duration: RulesDuration) => new RulesDuration(duration.nanos < 0n ? -duration.nanos : duration.nanos),
  ),
});

export const TIMESTAMP_FUNCTIONS = callables({
  date: define(['int', 'int', 'int'], (_: null, year: bigint, month: bigint, day: bigint) => {
    const date = new Date(0);
    date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
    const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
    return isReal
      ? timestampAt(BigInt(date.getTime()) * NANOS_PER_MILLI)
      : fail(`Invalid date ${year}-${month}-${day}.`);
  }),
  value: define(['int'], (_: null, epochMillis: bigint) => timestampAt(epochMillis * NANOS_PER_MILLI)),
});

export const LATLNG_FUNCTIONS = callables({
  value: define(['number', 'number'], (_: null, latitude: bigint | number, longitude: bigint | number) => {
    const isValid = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
    return isValid ? new RulesLatLng(Number(latitude), Number(longitude)) : fail('Invalid latitude or longitude.');
  }),
});
