import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { credentials, loadPackageDefinition, type ServiceClientConstructor } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import type { EmulatorProcess } from './emulator-process.ts';

const DATABASE = 'projects/demo-bench/databases/(default)';

export interface RawClient {
  commit(documents: readonly { path: string; number: number }[]): Promise<void>;
  /** Resolves when a listener on the collection has received that many documents. */
  listenUntil(collectionId: string, documents: number): Promise<void>;
  close(): void;
}

interface Calls {
  commit(request: object, done: (error: Error | null) => void): void;
  listen(): {
    on(event: 'data', handle: (response: { documentChange?: unknown }) => void): void;
    on(event: 'error', handle: (error: Error) => void): void;
    write(request: object): void;
    cancel(): void;
  };
  close(): void;
}

/** gRPC without the SDK, to isolate the emulator's own cost. */
export function rawClient({ host, port }: EmulatorProcess): RawClient {
  const main = createRequire(import.meta.url).resolve('@google-cloud/firestore');
  const descriptor = JSON.parse(readFileSync(join(dirname(main), '..', 'protos', 'v1.json'), 'utf8')) as Parameters<
    typeof fromJSON
  >[0];
  const definition = loadPackageDefinition(fromJSON(descriptor, { longs: String, defaults: false }));
  const Firestore = ['google', 'firestore', 'v1', 'Firestore'].reduce<unknown>(
    (scope, name) => (scope as Record<string, unknown>)[name],
    definition,
  ) as ServiceClientConstructor;
  const calls = new Firestore(`${host}:${port}`, credentials.createInsecure()) as unknown as Calls;
  let stopListening = () => {};
  return {
    commit: (documents) =>
      new Promise((resolve, reject) => {
        const writes = documents.map(({ path, number }) => ({
          update: {
            name: `${DATABASE}/documents/${path}`,
            fields: {
              title: { stringValue: `Gift ${number}` },
              price: { integerValue: String(number) },
              tags: { arrayValue: { values: [{ stringValue: 'home' }, { stringValue: 'kitchen' }] } },
              funded: { booleanValue: number % 2 === 0 },
            },
          },
        }));
        calls.commit({ database: DATABASE, writes }, (error) => {
          if (error) reject(error);
          else resolve();
        });
      }),
    listenUntil: (collectionId, documents) =>
      new Promise((resolve, reject) => {
        const stream = calls.listen();
        let seen = 0;
        stream.on('data', ({ documentChange }) => {
          if (documentChange && ++seen === documents) resolve();
        });
        stream.on('error', reject);
        const structuredQuery = { from: [{ collectionId }] };
        stream.write({
          database: DATABASE,
          addTarget: { targetId: 1, query: { parent: `${DATABASE}/documents`, structuredQuery } },
        });
        stopListening = () => {
          stream.cancel();
        };
      }),
    close() {
      stopListening();
      calls.close();
    },
  };
}
