import { formatResourceName, type DatabaseName } from './path.ts';
import { invalidArgument } from './status.ts';
import { TYPE_KEY, VECTOR_VALUE_KEY, vectorComponents, type Fields, type Value } from './value.ts';

export const MAX_DOCUMENT_BYTES = 1_048_576;
export const MAX_COMMIT_BYTES = 20 * 1024 * 1024;
const MAX_DEPTH = 20;
const MAX_ID_BYTES = 1500;
const MAX_FIELD_NAME_BYTES = 1500;
const MAX_PATH_SEGMENTS = 200;
export const MAX_TRANSFORMS = 500;
export const MAX_BATCH_WRITES = 500;
const MAX_VECTOR_DIMENSION = 2048;

const RESERVED = /^__.*__$/s;

/** Throws unless every segment of a relative path is a valid Firestore id. */
export function checkPath(path: string): void {
  const segments = path.split('/');
  if (segments.length > MAX_PATH_SEGMENTS) {
    throw invalidArgument(`The path "${path}" has more than ${MAX_PATH_SEGMENTS} segments.`);
  }
  for (const segment of segments) checkId(segment);
}

export function checkId(id: string): void {
  if (id === '' || id === '.' || id === '..') throw invalidArgument(`Resource id "${id}" is invalid.`);
  if (RESERVED.test(id) && !/^__id-?\d+__$/.test(id)) {
    throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (utf8Length(id) > MAX_ID_BYTES) {
    throw invalidArgument(`A resource id is longer than ${MAX_ID_BYTES} bytes: "${id.slice(0, 40)}…".`);
  }
}

/** Throws unless the document obeys the limits on depth, field names and size. */
export function checkDocument(database: DatabaseName, path: string, fields: Fields): number {
  checkFields(fields, 1, false);
  const size = documentSize(path, fields);
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document '${formatResourceName(database, path.split('/'))}' cannot be written because its size ` +
        `(${size.toLocaleString('en-US')} bytes) exceeds the maximum allowed size of ` +
        `${MAX_DOCUMENT_BYTES.toLocaleString('en-US')} bytes.`,
    );
  }
  return size;
}

function checkFields(fields: Fields, depth: number, isVector: boolean): void {
  for (const [name, value] of fields) {
    if (name === '') throw invalidArgument('A property name is empty.');
    if (RESERVED.test(name) && !isVector) throw invalidArgument(`The property name "${name}" is reserved.`);
    if (name.length * 3 > MAX_FIELD_NAME_BYTES && utf8Length(name) > MAX_FIELD_NAME_BYTES) {
      throw invalidArgument(`A property name is longer than ${MAX_FIELD_NAME_BYTES} bytes: "${name.slice(0, 40)}…".`);
    }
    checkValue(value, name, depth);
  }
}

function checkValue(value: Value, name: string, depth: number): void {
  if (value.kind === 'map') {
    if (depth > MAX_DEPTH) throw tooDeep(name);
    const isVector = value.fields.has(TYPE_KEY) && vectorComponents(value.fields) !== undefined;
    if (isVector) checkVector(value.fields, name);
    checkFields(value.fields, depth + 1, isVector);
  } else if (value.kind === 'array') {
    if (depth > MAX_DEPTH) throw tooDeep(name);
    for (const element of value.values) {
      if (element.kind === 'array') {
        throw invalidArgument(`Property ${name} contains an invalid nested entity: an array directly inside an array.`);
      }
      checkValue(element, name, depth + 1);
    }
  }
}

function checkVector(fields: Fields, name: string): void {
  const components = vectorComponents(fields) ?? [];
  if (components.length === 0 || fields.size !== 2 || !fields.has(VECTOR_VALUE_KEY)) {
    throw invalidArgument(`Property ${name} is not a valid vector: it needs at least one dimension.`);
  }
  if (components.length > MAX_VECTOR_DIMENSION) {
    throw invalidArgument(`Property ${name} is a vector with more than ${MAX_VECTOR_DIMENSION} dimensions.`);
  }
  if (components.some(({ kind }) => kind !== 'double' && kind !== 'integer')) {
    throw invalidArgument(`Property ${name} is a vector with a component that is not a number.`);
  }
}

const tooDeep = (name: string) =>
  invalidArgument(`Property ${name} is nested too deeply: maps and arrays may nest ${MAX_DEPTH} levels.`);

/** Document size as Firestore calculates it for billing and limits. */
export function documentSize(path: string, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + 32;
}

function nameSize(path: string): number {
  return utf8Length(path) + 1 + 16;
}

function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const [name, value] of fields) size += utf8Length(name) + 1 + valueSize(value);
  return size;
}

function valueSize(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'string':
      return utf8Length(value.value) + 1;
    case 'bytes':
      return value.value.length;
    case 'reference':
      return nameSize(value.value.slice(value.value.indexOf('/documents/') + '/documents/'.length));
    case 'geopoint':
      return 16;
    case 'array':
      return value.values.reduce((sum, element) => sum + valueSize(element), 0);
    case 'map':
      return fieldsSize(value.fields);
  }
}

function utf8Length(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}
