import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { messageTypes, type Descriptor, type MessageType } from '../protobuf/types.ts';

export interface MethodType {
  readonly name: string;
  readonly request: MessageType;
  readonly response: MessageType;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
}

export interface FirestoreSchema {
  readonly methods: ReadonlyMap<string, MethodType>;
  message(fullName: string): MessageType;
}

const PACKAGE = 'google.firestore.v1';

let loaded: FirestoreSchema | undefined;

/** The API as published in @google-cloud/firestore. */
export function firestoreSchema(): FirestoreSchema {
  loaded ??= buildSchema(JSON.parse(readFileSync(descriptorFile(), 'utf8')) as Descriptor);
  return loaded;
}

/** The package does not export the file, so its path is derived from the main module. */
export function descriptorFile(): string {
  const main = createRequire(import.meta.url).resolve('@google-cloud/firestore');
  return path.join(path.dirname(main), '..', 'protos', 'v1.json');
}

function buildSchema(root: Descriptor): FirestoreSchema {
  const { descriptors, message } = messageTypes(root);
  // The SDKs use a write operation missing from the published API: `verify`, which only checks its precondition.
  const write = descriptors.get(`${PACKAGE}.Write`);
  Object.assign(write?.fields ?? {}, { verify: { type: 'string', id: 5 } });
  write?.oneofs?.['operation']?.oneof.push('verify');
  const methods = new Map<string, MethodType>();
  for (const [name, method] of Object.entries(descriptors.get(`${PACKAGE}.Firestore`)?.methods ?? {})) {
    methods.set(name, {
      name,
      request: message(method.requestType, PACKAGE),
      response: message(method.responseType, PACKAGE),
      requestStream: method.requestStream ?? false,
      responseStream: method.responseStream ?? false,
    });
  }
  return { methods, message };
}
