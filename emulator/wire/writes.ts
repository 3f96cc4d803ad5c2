import { parseFieldPath } from '../model/field-path.ts';
import type { DatabaseName } from '../model/path.ts';
import { invalidArgument } from '../model/status.ts';
import type { FieldTransform, Precondition, Write, WriteResult } from '../engine/requests.ts';
import type { FieldTransformMessage, PreconditionMessage, WriteMessage } from './messages.ts';
import type { Message } from '../protobuf/types.ts';
import {
  decodeDocumentName,
  decodeFields,
  decodeMask,
  decodeMicros,
  decodeValue,
  encodeMicros,
  encodeValue,
} from './values.ts';

export function decodeWrite(database: DatabaseName, message: WriteMessage): Write {
  const precondition = decodePrecondition(message.currentDocument);
  if (message.update) {
    return {
      kind: 'update',
      path: decodeDocumentName(database, message.update.name ?? ''),
      precondition,
      fields: decodeFields(message.update.fields),
      mask: decodeMask(message.updateMask),
      transforms: (message.updateTransforms ?? []).map(decodeTransform),
    };
  }
  if (message.updateMask) throw invalidArgument('An update mask goes with an update only.');
  if (message.delete !== undefined) {
    return { kind: 'delete', path: decodeDocumentName(database, message.delete), precondition };
  }
  if (message.verify !== undefined) {
    return { kind: 'verify', path: decodeDocumentName(database, message.verify), precondition };
  }
  if (message.transform) {
    return {
      kind: 'transform',
      path: decodeDocumentName(database, message.transform.document ?? ''),
      precondition,
      transforms: (message.transform.fieldTransforms ?? []).map(decodeTransform),
    };
  }
  throw invalidArgument('A write must have an operation: update, delete, verify or transform.');
}

export function decodePrecondition(message: PreconditionMessage | undefined): Precondition | undefined {
  if (message?.exists !== undefined) return { exists: message.exists };
  if (message?.updateTime) return { updateTime: decodeMicros(message.updateTime) };
  return undefined;
}

function decodeTransform(message: FieldTransformMessage): FieldTransform {
  const field = parseFieldPath(message.fieldPath ?? '');
  if (message.setToServerValue !== undefined) {
    if (message.setToServerValue !== 'REQUEST_TIME') {
      throw invalidArgument(`Unknown server value "${message.setToServerValue}": expected REQUEST_TIME.`);
    }
    return { field, kind: 'serverTime' };
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    const operand = message[kind];
    if (operand) return { field, kind, operand: decodeValue(operand) };
  }
  const { appendMissingElements, removeAllFromArray } = message;
  if (appendMissingElements) {
    return { field, kind: 'arrayUnion', values: (appendMissingElements.values ?? []).map(decodeValue) };
  }
  if (removeAllFromArray) {
    return { field, kind: 'arrayRemove', values: (removeAllFromArray.values ?? []).map(decodeValue) };
  }
  throw invalidArgument('A field transform has no operation.');
}

export function encodeWriteResult({ updateTime, transformResults }: WriteResult): Message {
  return {
    ...(updateTime !== undefined && { updateTime: encodeMicros(updateTime) }),
    ...(transformResults.length > 0 && { transformResults: transformResults.map(encodeValue) }),
  };
}
