import { getField, withField } from '../model/field-path.ts';
import { compareValues, equalValues } from '../model/order.ts';
import { invalidArgument } from '../model/status.ts';
import { requestTimeOf, type Micros } from '../model/timestamp.ts';
import { NULL, type Fields, type Value } from '../model/value.ts';
import type { FieldTransform } from './requests.ts';

type NumberValue = Extract<Value, { kind: 'integer' | 'double' }>;

const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

/** Applies transforms in order. Returns the new fields and one result per transform. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  commitTime: Micros,
): { fields: Fields; results: Value[] } {
  const results: Value[] = [];
  for (const transform of transforms) {
    const value = transformed(getField(fields, transform.field), transform, commitTime);
    fields = withField(fields, transform.field, value);
    // Array transforms return null; the client computes the result itself.
    results.push(transform.kind === 'arrayUnion' || transform.kind === 'arrayRemove' ? NULL : value);
  }
  return { fields, results };
}

function transformed(current: Value | undefined, transform: FieldTransform, commitTime: Micros): Value {
  switch (transform.kind) {
    case 'serverTime':
      return { kind: 'timestamp', value: requestTimeOf(commitTime) };
    case 'increment':
    case 'maximum':
    case 'minimum': {
      const operand = numberOperand(transform.operand);
      return isNumber(current) ? NUMERIC[transform.kind](current, operand) : operand;
    }
    case 'arrayUnion': {
      const values = [...elementsOf(current)];
      for (const value of transform.values) if (!contains(values, value)) values.push(value);
      return { kind: 'array', values };
    }
    case 'arrayRemove':
      return { kind: 'array', values: elementsOf(current).filter((value) => !contains(transform.values, value)) };
  }
}

const NUMERIC: Record<
  'increment' | 'maximum' | 'minimum',
  (current: NumberValue, operand: NumberValue) => NumberValue
> = {
  increment: add,
  maximum: (current, operand) => extreme(current, operand, 1),
  minimum: (current, operand) => extreme(current, operand, -1),
};

/** Integers saturate at 64 bits; if either operand is a double, so is the sum. */
function add(a: NumberValue, b: NumberValue): NumberValue {
  if (a.kind === 'double' || b.kind === 'double') return { kind: 'double', value: Number(a.value) + Number(b.value) };
  const sum = a.value + b.value;
  return { kind: 'integer', value: sum > MAX_INT64 ? MAX_INT64 : sum < MIN_INT64 ? MIN_INT64 : sum };
}

/** If the operands are equal (3 and 3.0), the stored one stays. NaN wins. */
function extreme(current: NumberValue, operand: NumberValue, sign: 1 | -1): NumberValue {
  if (isNaNValue(current)) return current;
  if (isNaNValue(operand)) return operand;
  return sign * compareValues(operand, current) > 0 ? operand : current;
}

const isNaNValue = (value: NumberValue) => value.kind === 'double' && Number.isNaN(value.value);
const isNumber = (value: Value | undefined): value is NumberValue =>
  value?.kind === 'integer' || value?.kind === 'double';
const elementsOf = (value: Value | undefined): readonly Value[] => (value?.kind === 'array' ? value.values : []);
const contains = (values: readonly Value[], wanted: Value) => values.some((value) => equalValues(value, wanted));

function numberOperand(operand: Value): NumberValue {
  if (!isNumber(operand)) throw invalidArgument('The operand of a numeric transform must be a number.');
  return operand;
}
