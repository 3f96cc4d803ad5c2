import { readFileSync, statSync } from 'node:fs';
import { parseFieldPath, formatFieldPath } from '../model/field-path.ts';

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS' | 'VECTOR';

export interface IndexField {
  /** In the format of `formatFieldPath`. */
  readonly path: string;
  readonly mode: IndexMode;
}

export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly scope: IndexScope;
  readonly fields: readonly IndexField[];
}

/** Overrides the automatic indexes of one field. */
interface FieldOverride {
  readonly collectionGroup: string;
  readonly path: string;
  readonly indexes: readonly { readonly scope: IndexScope; readonly mode: IndexMode }[];
}

export interface IndexDefinitions {
  readonly indexes: readonly CompositeIndex[];
  readonly fieldOverrides: readonly FieldOverride[];
}

/** Invalid index definitions. The message names the file and the location. */
export class IndexFileError extends Error {
  override readonly name = 'IndexFileError';
}

/** A `firestore.indexes.json` that is reloaded when it changes. */
export class IndexFile {
  #modified = 0;
  #definitions: IndexDefinitions;

  constructor(readonly path: string) {
    this.#definitions = this.#read();
  }

  get definitions(): IndexDefinitions {
    return this.#definitions;
  }

  /** Reloads the file if it has changed and returns whether it did. */
  refresh(): boolean {
    if (modifiedAt(this.path) === this.#modified) return false;
    this.#definitions = this.#read();
    return true;
  }

  #read(): IndexDefinitions {
    this.#modified = modifiedAt(this.path);
    let content: unknown;
    try {
      content = JSON.parse(readFileSync(this.path, 'utf8'));
    } catch (error) {
      throw new IndexFileError(`The index file ${this.path} cannot be read: ${(error as Error).message}`);
    }
    return parseIndexDefinitions(content, this.path);
  }
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

export function parseIndexDefinitions(content: unknown, source: string): IndexDefinitions {
  const at = (place: string, why: string) => new IndexFileError(`${source}: ${place} ${why}.`);
  const record = (value: unknown, place: string): Record<string, unknown> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw at(place, 'must be an object');
    return value as Record<string, unknown>;
  };
  const list = (value: unknown, place: string): unknown[] => {
    if (value === undefined) return [];
    if (!Array.isArray(value)) throw at(place, 'must be a list');
    return value;
  };
  const text = (value: unknown, place: string): string => {
    if (typeof value !== 'string' || value === '') throw at(place, 'must be a text');
    return value;
  };
  const scope = (value: unknown, place: string): IndexScope => {
    if (value === undefined || value === 'COLLECTION') return 'COLLECTION';
    if (value === 'COLLECTION_GROUP') return value;
    throw at(place, 'must be COLLECTION or COLLECTION_GROUP');
  };
  const mode = (field: Record<string, unknown>, place: string): IndexMode => {
    if (field['vectorConfig'] !== undefined) return 'VECTOR';
    if (field['arrayConfig'] === 'CONTAINS') return 'CONTAINS';
    if (field['order'] === 'ASCENDING' || field['order'] === 'DESCENDING') return field['order'];
    throw at(place, 'needs an order (ASCENDING or DESCENDING), an arrayConfig (CONTAINS) or a vectorConfig');
  };
  const path = (value: unknown, place: string): string => formatFieldPath(parseFieldPath(text(value, place)));

  const top = record(content, 'the file');
  return {
    indexes: list(top['indexes'], 'indexes').map((each, i) => {
      const place = `indexes[${i}]`;
      const index = record(each, place);
      return {
        collectionGroup: text(index['collectionGroup'] ?? index['collectionId'], `${place}.collectionGroup`),
        scope: scope(index['queryScope'], `${place}.queryScope`),
        fields: list(index['fields'], `${place}.fields`).map((one, j) => {
          const field = record(one, `${place}.fields[${j}]`);
          return {
            path: path(field['fieldPath'], `${place}.fields[${j}].fieldPath`),
            mode: mode(field, `${place}.fields[${j}]`),
          };
        }),
      };
    }),
    fieldOverrides: list(top['fieldOverrides'], 'fieldOverrides').map((each, i) => {
      const place = `fieldOverrides[${i}]`;
      const override = record(each, place);
      const fieldPath = text(override['fieldPath'], `${place}.fieldPath`);
      return {
        collectionGroup: text(override['collectionGroup'], `${place}.collectionGroup`),
        path: fieldPath === '*' ? '*' : path(fieldPath, `${place}.fieldPath`),
        indexes: list(override['indexes'], `${place}.indexes`).map((one, j) => {
          const index = record(one, `${place}.indexes[${j}]`);
          return {
            scope: scope(index['queryScope'], `${place}.indexes[${j}].queryScope`),
            mode: mode(index, `${place}.indexes[${j}]`),
          };
        }),
      };
    }),
  };
}
