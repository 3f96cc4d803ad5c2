import type { StoredMap } from '../../domain/schema.ts';
import type { Connection } from '../connection.ts';
import { databaseOf } from './document-address.ts';
import { encode, encodeFields, isMap } from './encode-fields.ts';

/** A value that the server fills in when it stores a document. */
export class ServerValue {
  readonly transform: StoredMap;

  constructor(transform: StoredMap) {
    this.transform = transform;
  }
}

/** The time of the commit. */
export const serverTime = new ServerValue({ setToServerValue: 'REQUEST_TIME' });

/** Adds to the stored number, or to 0 if there is none. */
export function increment(by: number): ServerValue {
  return new ServerValue({ increment: encode(by) });
}

export type Precondition = { readonly exists: boolean } | { readonly updateTime: string };

/**
 * Writes to be made together. A path is that of the document, such as `wishlists/7d8f…`. `update` and `merge` leave fields
 * that are not given as they are, also in a map that has server values only. Any other map is replaced as a whole.
 */
export class Batch {
  /** In the format of the REST API. */
  readonly writes: StoredMap[] = [];
  private readonly database: string;

  constructor({ environment }: Connection) {
    this.database = databaseOf(environment).name;
  }

  /** Creates or replaces a document. */
  set(path: string, fields: StoredMap): this {
    return this.add(path, fields, { precondition: this.preconditionOf(path) });
  }

  /** Changes fields of a document, which must exist. */
  update(path: string, fields: StoredMap): this {
    return this.add(path, fields, { keepsOthers: true, precondition: this.preconditionOf(path) ?? { exists: true } });
  }

  /** Creates a document or changes fields of it. */
  merge(path: string, fields: StoredMap): this {
    return this.add(path, fields, { keepsOthers: true, precondition: this.preconditionOf(path) });
  }

  protected preconditionOf(_path: string): Precondition | null {
    return null;
  }

  private add(path: string, fields: StoredMap, { keepsOthers = false, precondition }: WriteOptions): this {
    const { given, transforms } = withoutServerValues(fields);
    this.writes.push({
      update: { name: `${this.database}/${path}`, fields: encodeFields(given) },
      ...(keepsOthers && { updateMask: { fieldPaths: Object.keys(given).map(quoted) } }),
      ...(transforms.length > 0 && { updateTransforms: transforms }),
      ...(precondition && { currentDocument: precondition }),
    });
    return this;
  }
}

interface WriteOptions {
  readonly keepsOthers?: boolean;
  readonly precondition: Precondition | null;
}

interface Separated {
  readonly given: StoredMap;
  readonly transforms: readonly StoredMap[];
}

/** Separates the server values, also those in maps. */
function withoutServerValues(fields: StoredMap, parent = ''): Separated {
  const given: Record<string, unknown> = {};
  const transforms: StoredMap[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const fieldPath = parent + quoted(name);
    if (value instanceof ServerValue) transforms.push({ fieldPath, ...value.transform });
    else if (isMap(value)) {
      const inside = withoutServerValues(value, `${fieldPath}.`);
      transforms.push(...inside.transforms);
      if (Object.keys(inside.given).length > 0 || inside.transforms.length === 0) given[name] = inside.given;
    } else given[name] = value;
  }
  return { given, transforms };
}

/** A segment of a field path. */
function quoted(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``;
}
