import { invalidArgument } from '../../model/status.ts';
import type { FieldType, MessageType } from '../../protobuf/types.ts';

/** Standard parameters of every Google API, which are not part of the request message. */
const SYSTEM_PARAMETERS: ReadonlySet<string> = new Set([
  'access_token',
  'alt',
  'callback',
  'fields',
  'key',
  'oauth_token',
  'prettyPrint',
  'quotaUser',
  'uploadType',
  'upload_protocol',
]);

type JsonObject = Record<string, unknown>;

/**
 * Adds `a.b=c` parameters to `request`, a message of `type` in ProtoJSON. Values stay strings, which ProtoJSON accepts for
 * everything except booleans. A repeated field has one parameter per element.
 */
export function bindQueryParameters(type: MessageType, parameters: URLSearchParams, request: JsonObject): void {
  for (const [name, value] of parameters) {
    if (SYSTEM_PARAMETERS.has(name) || name.startsWith('$')) continue;
    bind(type, name, value, request);
  }
}

function bind(type: MessageType, name: string, value: string, request: JsonObject): void {
  const steps = name.split('.');
  let owner = request;
  let message: MessageType = type;
  for (const [index, step] of steps.entries()) {
    const field = message.byName.get(step);
    if (!field) throw unknownParameter(name, step);
    if (index === steps.length - 1) {
      setParameter(field, name, value, owner);
      return;
    }
    if (field.value.kind !== 'message' || field.cardinality !== 'singular')
      throw unknownParameter(name, steps[index + 1] ?? '');
    owner = (owner[field.name] ??= {}) as JsonObject;
    message = field.value.type;
  }
}

function setParameter(field: FieldType, name: string, value: string, owner: JsonObject): void {
  if (field.cardinality === 'map') throw unknownParameter(name, field.name);
  const json = field.value.kind === 'bool' ? parseBoolean(name, value) : value;
  if (field.cardinality === 'repeated') ((owner[field.name] ??= []) as unknown[]).push(json);
  else owner[field.name] = json;
}

function parseBoolean(name: string, value: string): boolean {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw invalidArgument(`Invalid value at '${name}' (TYPE_BOOL), "${value}"`);
}

function unknownParameter(name: string, field: string): Error {
  return invalidArgument(
    `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter. ` +
      `Field '${field}' could not be found in request message.`,
  );
}
