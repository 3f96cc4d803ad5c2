import type { Document } from '../model/document.ts';
import { formatFieldPath, getField, type FieldPath } from '../model/field-path.ts';

type ByValue = ReadonlyMap<string, readonly Document[]>;

const ONCE = 'looked through once';
const NONE: readonly Document[] = [];

/** Cached per array of documents: a changed collection comes as a new array. */
const known = new WeakMap<readonly Document[], Map<string, ByValue | typeof ONCE>>();

/**
 * Candidate documents with this string in a field; they still have to be tested. From the second lookup on an unchanged
 * collection a hash index is used, which speeds up pages that run one count per row.
 */
export function withString(documents: Iterable<Document>, field: FieldPath, text: string): Iterable<Document> {
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
