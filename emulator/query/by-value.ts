import type { Document } from '../model/document.ts';
import { formatFieldPath, getField, type FieldPath } from '../model/field-path.ts';

type ByValue = ReadonlyMap<string, readonly Document[]>;

const ONCE = 'looked through once';
const NONE: readonly Document[] = [];

/** What was found out about collections as they are: a store that changes one hands out another array. */
const known = new WeakMap<readonly Document[], Map<string, ByValue | typeof ONCE>>();

/**
 * Those of a collection that may have this text in a field: to be tested like any others. Who looks a second time while
 * nothing changed, as a page does that counts something for each of its rows, has them sorted by that field.
 */
export function withText(documents: Iterable<Document>, field: FieldPath, text: string): Iterable<Document> {
  if (!isArray(documents)) return documents;
  const name = formatFieldPath(field);
  const fields = known.get(documents) ?? new Map<string, ByValue | typeof ONCE>();
  known.set(documents, fields);
  const before = fields.get(name);
  if (before === undefined) {
    fields.set(name, ONCE);
    return documents;
  }
  const byValue = before === ONCE ? sortByText(documents, field) : before;
  fields.set(name, byValue);
  return byValue.get(text) ?? NONE;
}

function sortByText(documents: readonly Document[], field: FieldPath): ByValue {
  const byValue = new Map<string, Document[]>();
  for (const document of documents) {
    const value = getField(document.fields, field);
    if (value?.kind !== 'string') continue;
    const alike = byValue.get(value.value);
    if (alike) alike.push(document);
    else byValue.set(value.value, [document]);
  }
  return byValue;
}

function isArray(documents: Iterable<Document>): documents is readonly Document[] {
  return Array.isArray(documents);
}
