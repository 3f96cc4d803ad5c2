import { invalidArgument, type StatusError } from '../model/status.ts';
import { type FieldType, type FieldValueType, type MessageType, type Message, setOwn } from '../protobuf/types.ts';
import { InvalidValue, parseScalar, printScalar } from './proto-json-scalars.ts';
import { parseWellKnown, printWellKnown } from './proto-json-well-known.ts';

/**
 * Converts ProtoJSON to and from the messages of rpc.ts. Invalid JSON from a client throws INVALID_ARGUMENT naming the
 * location, with the wording of Google's front ends.
 */
type MutableMessage = Record<string, unknown>;

const INVALID = 'Invalid JSON payload received.';
const MAX_DEPTH = 1000;

export function parseProtoJson(type: MessageType, json: string): Message {
  return messageFromJson(type, parseJson(json));
}

/** `json` is the result of JSON.parse. */
export function messageFromJson(type: MessageType, json: unknown): Message {
  return new JsonWalk().message(type, json);
}

/** Returns text, because JSON.stringify would lose the sign of -0. */
export function printProtoJson(type: MessageType, message: Message): string {
  const wellKnown = type.wellKnown ? printWellKnown(type, message) : undefined;
  if (wellKnown !== undefined) return wellKnown;
  let text = '';
  // Iterate over the present keys, not the descriptor: a Value has one of fifteen fields.
  for (const name in message) {
    const value = message[name];
    const field = type.byName.get(name);
    if (!field || value === undefined || value === null) continue;
    const printed = printField(field, value);
    if (printed !== undefined) text += `${text === '' ? '' : ','}"${field.name}":${printed}`;
  }
  return `{${text}}`;
}

function printField(field: FieldType, value: unknown): string | undefined {
  if (field.cardinality === 'singular') return printValue(field.value, value);
  if (field.cardinality === 'repeated') {
    const list = value as readonly unknown[];
    return list.length === 0 ? undefined : `[${list.map((element) => printValue(field.value, element)).join(',')}]`;
  }
  const map = value as MutableMessage;
  let text = '';
  for (const key of Object.keys(map)) {
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${printValue(field.value, map[key])}`;
  }
  return text === '' ? undefined : `{${text}}`;
}

function printValue(type: FieldValueType, value: unknown): string {
  return type.kind === 'message' ? printProtoJson(type.type, value as Message) : printScalar(type, value);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    throw invalidArgument(`${INVALID} ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** One traversal of a client's JSON. The trail tracks the location for error messages. */
class JsonWalk {
  /** Fields, list indexes and map keys; formatted only for an error message. */
  private readonly trail: (FieldType | number | string)[] = [];

  message(type: MessageType, json: unknown): Message {
    if (this.trail.length > MAX_DEPTH) throw invalidArgument(`${INVALID} It is nested too deeply.`);
    const wellKnown = type.wellKnown ? this.wellKnown(type, json) : undefined;
    if (wellKnown !== undefined) return wellKnown;
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
      throw this.invalidValue(`type.googleapis.com/${type.fullName}`, json);
    }
    const message: MutableMessage = {};
    const object = json as MutableMessage;
    for (const name of Object.keys(object)) {
      const field = type.byName.get(name);
      if (!field) throw this.unknownName(name);
      this.field(field, object[name], message);
    }
    return message;
  }

  private field(field: FieldType, json: unknown, message: MutableMessage): void {
    // null means absent, except where null is a value.
    if (json === null && !(field.cardinality === 'singular' && takesNull(field.value))) return;
    this.trail.push(field);
    if (message[field.name] !== undefined) {
      throw invalidArgument(`${INVALID} The field '${this.place()}' is set twice.`);
    }
    if (field.oneof !== undefined) {
      if (message[field.oneof] !== undefined) throw this.oneofConflict(field);
      message[field.oneof] = field.name;
    }
    message[field.name] = this.fieldValue(field, json);
    this.trail.pop();
  }

  private fieldValue(field: FieldType, json: unknown): unknown {
    if (field.cardinality === 'singular') return this.value(field.value, json);
    if (field.cardinality === 'repeated') {
      if (!Array.isArray(json)) throw this.invalidValue('a list', json);
      return json.map((element: unknown, index) => this.element(field.value, element, index));
    }
    if (typeof json !== 'object' || json === null || Array.isArray(json)) throw this.invalidValue('Map', json);
    const map: MutableMessage = {};
    const object = json as MutableMessage;
    for (const key of Object.keys(object)) {
      setOwn(map, key, this.element(field.value, object[key], key));
    }
    return map;
  }

  private element(type: FieldValueType, json: unknown, step: number | string): unknown {
    this.trail.push(step);
    if (json === null && !takesNull(type)) throw this.invalidValue(typeLabel(type), json);
    const value = this.value(type, json);
    this.trail.pop();
    return value;
  }

  private value(type: FieldValueType, json: unknown): unknown {
    if (type.kind === 'message') return this.message(type.type, json);
    try {
      return parseScalar(type, json);
    } catch (error) {
      if (error instanceof InvalidValue) throw this.invalidValue(typeLabel(type), json, error.message);
      throw error;
    }
  }

  private wellKnown(type: MessageType, json: unknown): Message | undefined {
    try {
      return parseWellKnown(type, json);
    } catch (error) {
      if (error instanceof InvalidValue)
        throw this.invalidValue(`type.googleapis.com/${type.fullName}`, json, error.message);
      throw error;
    }
  }

  private place(): string {
    let place = '';
    for (const step of this.trail) {
      if (typeof step === 'object') place += place === '' ? step.protoName : `.${step.protoName}`;
      else place += `[${JSON.stringify(step)}]`;
    }
    return place;
  }

  private unknownName(name: string): StatusError {
    const where = this.trail.length === 0 ? '' : ` at '${this.place()}'`;
    return invalidArgument(`${INVALID} Unknown name "${name}"${where}: Cannot find field.`);
  }

  private invalidValue(expected: string, json: unknown, reason = ''): StatusError {
    const where = this.trail.length === 0 ? '' : ` at '${this.place()}'`;
    const shown = JSON.stringify(json) ?? 'undefined';
    const short = shown.length > 200 ? `${shown.slice(0, 200)}…` : shown;
    return invalidArgument(`Invalid value${where} (${expected}), ${short}${reason === '' ? '' : `: ${reason}`}`);
  }

  private oneofConflict(field: FieldType): StatusError {
    this.trail.pop();
    const oneof = (field.oneof ?? '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return invalidArgument(
      `Invalid value${this.trail.length === 0 ? '' : ` at '${this.place()}'`} (oneof), ` +
        `oneof field '${oneof}' is already set. Cannot set '${field.protoName}'`,
    );
  }
}

function takesNull(type: FieldValueType): boolean {
  if (type.kind === 'enum') return type.type.fullName === 'google.protobuf.NullValue';
  return type.kind === 'message' && type.type.fullName === 'google.protobuf.Value';
}

function typeLabel(type: FieldValueType): string {
  if (type.kind === 'message' || type.kind === 'enum') return `type.googleapis.com/${type.type.fullName}`;
  return `TYPE_${type.kind.toUpperCase()}`;
}
