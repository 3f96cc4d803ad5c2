import { Failure } from '../../domain/failure.ts';
import { isRupees, type Rupees } from '../../domain/money.ts';

/**
 * What is stored is data from outside: it is read field by field, and refused, with the place and what was expected,
 * when a field is not what it should be.
 */
export class Fields {
  readonly #place: string;
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(place: string, values: unknown) {
    this.#place = place;
    if (!isMap(values)) throw unreadable(place, 'a map');
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  text(name: string): string {
    return this.#read(name, 'a string', (value) => typeof value === 'string');
  }

  textOrNull(name: string): string | null {
    return this.#values[name] === null ? null : this.text(name);
  }

  flag(name: string): boolean {
    return this.#read(name, 'true or false', (value) => typeof value === 'boolean');
  }

  number(name: string): number {
    return this.#read(
      name,
      'a number',
      (value): value is number => typeof value === 'number' && Number.isFinite(value),
    );
  }

  count(name: string): number {
    return this.#read(name, 'a whole number from 0 up', isRupees);
  }

  rupees(name: string): Rupees {
    return this.#read(name, 'a whole number of rupees', isRupees);
  }

  /** An index of an array, or -1 for none. */
  index(name: string): number {
    return this.#read(name, 'an index', (value): value is number => value === -1 || isRupees(value));
  }

  time(name: string): Date {
    const time = timeOf(this.#values[name]);
    if (!time) throw this.#unreadable(name, 'a time');
    return time;
  }

  timeOrNull(name: string): Date | null {
    return this.#values[name] === null ? null : this.time(name);
  }

  oneOf<T extends string>(name: string, options: readonly T[]): T {
    const value = options.find((option) => option === this.#values[name]);
    if (value === undefined) throw this.#unreadable(name, `one of ${options.join(', ')}`);
    return value;
  }

  /** The value of a field whose shape `parse` knows; it throws a RangeError for any other. */
  parsed<T>(name: string, parse: (text: string) => T): T {
    const text = this.text(name);
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw this.#unreadable(name, `readable (${error.message})`);
    }
  }

  map(name: string): Fields {
    return new Fields(this.#placeOf(name), this.#values[name]);
  }

  mapOrNull(name: string): Fields | null {
    return this.#values[name] === null ? null : this.map(name);
  }

  /** As it is, for what nobody but a person reads. */
  record(name: string): Readonly<Record<string, unknown>> {
    return this.#read(name, 'a map', isMap);
  }

  counts(name: string): Readonly<Record<string, number>> {
    const map = this.map(name);
    return Object.fromEntries(Object.keys(this.record(name)).map((key) => [key, map.count(key)]));
  }

  list<T>(name: string, parse: (entry: Fields) => T): T[] {
    return this.#array(name).map((entry, index) => parse(new Fields(`${this.#placeOf(name)}[${index}]`, entry)));
  }

  listOf<T extends string>(name: string, options: readonly T[]): T[] {
    return this.#array(name)
      .map((entry, index) => new Fields(this.#place, { [`${name}[${index}]`]: entry }))
      .map((field, index) => field.oneOf(`${name}[${index}]`, options));
  }

  #array(name: string): readonly unknown[] {
    return this.#read(name, 'a list', (value): value is readonly unknown[] => Array.isArray(value));
  }

  #read<T>(name: string, expected: string, fits: (value: unknown) => value is T): T {
    const value = this.#values[name];
    if (!fits(value)) throw this.#unreadable(name, expected);
    return value;
  }

  #placeOf(name: string): string {
    return `${this.#place}: ${name}`;
  }

  #unreadable(name: string, expected: string): Failure {
    return unreadable(this.#placeOf(name), expected);
  }
}

function unreadable(place: string, expected: string): Failure {
  return new Failure('unexpected-data', `${place} is not ${expected}.`);
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !timeOf(value);
}

/** Both SDKs have a Timestamp class of their own; what a time is shows in what it can do. */
function timeOf(value: unknown): Date | null {
  const date = isTimestamp(value) ? value.toDate() : value;
  return date instanceof Date ? date : null;
}

function isTimestamp(value: unknown): value is { toDate(): unknown } {
  return typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
}
