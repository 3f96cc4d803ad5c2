import { serverTimestamp, Timestamp } from 'firebase/firestore';

export type Fields = Readonly<Record<string, unknown>>;

/** The documents of one commit by path; null deletes one. */
export type Writes = Readonly<Record<string, Fields | null>>;

/** Marks a field to remove. */
export const GONE = Symbol('gone');

export const now = serverTimestamp;

const HOUR = 3_600_000;

/** A client's time, relative to now. */
export const inHours = (hours: number): Timestamp => Timestamp.fromMillis(Date.now() + hours * HOUR);

/** The time of all stored documents. */
export const LONG_AGO = inHours(-240);

const BEGAN = Date.now();

/** A UTC date, relative to the day on which the tests began. The rules also accept yesterday: midnight may pass meanwhile. */
export const dayFromToday = (days: number, today = BEGAN): string =>
  new Date(today + days * 24 * HOUR).toISOString().slice(0, 10);

/** The start of a day, which its daily statistics have as creation time. */
export const startOfDay = (date: string): Timestamp => Timestamp.fromDate(new Date(`${date}T00:00:00Z`));

/** A valid UUID v4 with a fixed value. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Changes fields; a name may be a path such as 'items.0.price'. */
export function altered(fields: Fields, changes: Fields): Fields {
  return Object.entries(changes).reduce<Fields>((result, [path, value]) => {
    const outcome = put(result, path.split('.'), value);
    return outcome as Fields;
  }, fields);
}

function put(inside: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(inside)) {
    const list: readonly unknown[] = inside;
    const index = Number(name);
    if (value === GONE && rest.length === 0) return list.toSpliced(index, 1);
    const changed = rest.length === 0 ? value : put(list[index], rest, value);
    return index === list.length ? [...list, changed] : list.with(index, changed);
  }
  const { [name]: old, ...others } = inside as Record<string, unknown>;
  if (value === GONE && rest.length === 0) return others;
  return { ...others, [name]: rest.length === 0 ? value : put(old, rest, value) };
}

/** Changes one document of a commit. */
export function withChange(writes: Writes, path: string, changes: Fields): Writes {
  const document = writes[path];
  if (!document) throw new Error(`${path} is not written here: ${Object.keys(writes).join(', ')}`);
  return { ...writes, [path]: altered(document, changes) };
}

/** Removes documents from a commit. */
export function without(writes: Writes, ...paths: readonly string[]): Writes {
  for (const path of paths) if (!(path in writes)) throw new Error(`${path} is not written here.`);
  return Object.fromEntries(Object.entries(writes).filter(([path]) => !paths.includes(path)));
}

export function only(writes: Writes, ...paths: readonly string[]): Writes {
  return without(writes, ...Object.keys(writes).filter((path) => !paths.includes(path)));
}
