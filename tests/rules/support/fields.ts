import { serverTimestamp, Timestamp } from 'firebase/firestore';

export type Fields = Readonly<Record<string, unknown>>;

/** Documents by path, as they are to be after one commit; null: deleted. */
export type Writes = Readonly<Record<string, Fields | null>>;

/** Stands for a field that is taken away. */
export const GONE = Symbol('gone');

/** The server's time, as only the server can write it. */
export const now = serverTimestamp;

const HOUR = 3_600_000;

/** A client's time: so many hours from now. */
export const inHours = (hours: number): Timestamp => Timestamp.fromMillis(Date.now() + hours * HOUR);

/** When everything happened that is there before a test begins. */
export const LONG_AGO = inHours(-240);

/** A day in UTC, so many days from today. */
export const dayFromToday = (days: number): string =>
  inHours(days * 24)
    .toDate()
    .toISOString()
    .slice(0, 10);

/** When a day begins, which is when its document says it was created. */
export const startOfDay = (date: string): Timestamp => Timestamp.fromDate(new Date(`${date}T00:00:00Z`));

/** A random UUID that is always the same one. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The fields with some changed; a name may lead inwards: 'items.0.price'. */
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

/** The same commit with one of its documents changed. */
export function withChange(writes: Writes, path: string, changes: Fields): Writes {
  const document = writes[path];
  if (!document) throw new Error(`${path} is not written here: ${Object.keys(writes).join(', ')}`);
  return { ...writes, [path]: altered(document, changes) };
}

/** The same commit without some of its documents. */
export function without(writes: Writes, ...paths: readonly string[]): Writes {
  for (const path of paths) if (!(path in writes)) throw new Error(`${path} is not written here.`);
  return Object.fromEntries(Object.entries(writes).filter(([path]) => !paths.includes(path)));
}

/** Only some documents of a commit. */
export function only(writes: Writes, ...paths: readonly string[]): Writes {
  return without(writes, ...Object.keys(writes).filter((path) => !paths.includes(path)));
}
