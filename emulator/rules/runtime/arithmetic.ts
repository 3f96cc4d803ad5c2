import { MAX_SECONDS, MIN_SECONDS } from '../../model/timestamp.ts';
import type { BinaryOperator } from '../language/ast.ts';
import { fail, typeError } from './failure.ts';
import { RulesDuration, RulesTimestamp, typeName, Unknown, UNKNOWN, type RulesValue } from './values.ts';

export type ArithmeticOperator = Extract<BinaryOperator, '+' | '-' | '*' | '/' | '%'>;

export const MAX_INT64 = 2n ** 63n - 1n;
export const MIN_INT64 = -(2n ** 63n);

const NANOS_PER_SECOND = 1_000_000_000n;
const MIN_TIMESTAMP = BigInt(MIN_SECONDS) * NANOS_PER_SECOND;
const MAX_TIMESTAMP = BigInt(MAX_SECONDS + 1) * NANOS_PER_SECOND - 1n;
/** About ten thousand years. */
const MAX_DURATION = 315_576_000_000n * NANOS_PER_SECOND;

/** Errors outside the years 1 to 9999. */
export function timestampAt(nanos: bigint): RulesTimestamp {
  if (nanos < MIN_TIMESTAMP || nanos > MAX_TIMESTAMP) return fail('Timestamp out of range error.');
  return new RulesTimestamp(nanos);
}

export function durationOf(nanos: bigint): RulesDuration {
  if (nanos < -MAX_DURATION || nanos > MAX_DURATION) return fail('Duration out of range error.');
  return new RulesDuration(nanos);
}

export function calculate(op: ArithmeticOperator, a: RulesValue, b: RulesValue): RulesValue {
  if (a instanceof Unknown || b instanceof Unknown) return UNKNOWN;
  if (typeof a === 'bigint' && typeof b === 'bigint') return integers(op, a, b);
  if (isNumber(a) && isNumber(b)) return floats(op, Number(a), Number(b));
  if (op === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (op === '+' || op === '-') {
    const sign = op === '+' ? 1n : -1n;
    if (a instanceof RulesTimestamp && b instanceof RulesDuration) return timestampAt(a.nanos + sign * b.nanos);
    if (a instanceof RulesDuration && b instanceof RulesDuration) return durationOf(a.nanos + sign * b.nanos);
    if (op === '+' && a instanceof RulesDuration && b instanceof RulesTimestamp) return timestampAt(a.nanos + b.nanos);
    if (op === '-' && a instanceof RulesTimestamp && b instanceof RulesTimestamp) return durationOf(a.nanos - b.nanos);
  }
  return fail(`Unsupported operation error. Received: ${typeName(a)} ${op} ${typeName(b)}.`);
}

export function negated(value: RulesValue): RulesValue {
  if (value instanceof Unknown) return UNKNOWN;
  if (typeof value === 'number') return -value;
  if (typeof value === 'bigint') return checked(-value);
  if (value instanceof RulesDuration) return new RulesDuration(-value.nanos);
  return typeError([typeName(value)], ['int', 'float', 'duration']);
}

const isNumber = (value: RulesValue): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint';

function integers(op: ArithmeticOperator, a: bigint, b: bigint): bigint {
  switch (op) {
    case '+':
      return checked(a + b);
    case '-':
      return checked(a - b);
    case '*':
      return checked(a * b);
    case '/':
      return b === 0n ? fail('Divide by zero error.') : checked(a / b);
    case '%':
      return b === 0n ? fail('Divide by zero error.') : a % b;
  }
}

function floats(op: ArithmeticOperator, a: number, b: number): number {
  switch (op) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
  }
}

function checked(value: bigint): bigint {
  return value > MAX_INT64 || value < MIN_INT64 ? fail('Integer overflow error.') : value;
}
