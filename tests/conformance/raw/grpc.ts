import { readFileSync } from 'node:fs';
import {
  Client,
  Metadata,
  credentials,
  type ClientDuplexStream,
  type MethodDefinition as GrpcMethod,
  type ServiceError,
} from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { ListenerFeed } from '../client/listener-feed.ts';

/** A message in proto-loader's form: camelCase, 64-bit numbers as strings, bytes as Buffer. */
export type Message = Readonly<Record<string, unknown>>;

type Method = GrpcMethod<Message, Message>;

const SERVICE = 'google.firestore.v1.Firestore';
const PROTOS = new URL('../../../node_modules/@google-cloud/firestore/build/protos/v1.json', import.meta.url);

/** The part of the descriptor this suite extends: the published protos lack `Write.verify`, which the SDKs use. */
interface Descriptor {
  readonly nested: { google: { nested: { firestore: { nested: { v1: { nested: { Write: WriteDescriptor } } } } } } };
}
interface WriteDescriptor {
  readonly fields: Record<string, { readonly type: string; readonly id: number }>;
  readonly oneofs: { readonly operation: { readonly oneof: string[] } };
}

function loadMethods(): Readonly<Record<string, Method | undefined>> {
  const json = JSON.parse(readFileSync(PROTOS, 'utf8')) as Descriptor & Parameters<typeof fromJSON>[0];
  const write = json.nested.google.nested.firestore.nested.v1.nested.Write;
  if (!write.oneofs.operation.oneof.includes('verify')) {
    write.oneofs.operation.oneof.push('verify');
    write.fields['verify'] = { type: 'string', id: 5 };
  }
  const service = fromJSON(json, { longs: String, enums: String, oneofs: true, defaults: true })[SERVICE];
  if (!service || 'format' in service) throw new Error(`${PROTOS.pathname} has no service ${SERVICE}.`);
  return service as Readonly<Record<string, Method>>;
}

const METHODS = loadMethods();

/** A bidirectional stream. Messages are buffered; a final error status is its failure. */
export interface OpenedStream {
  readonly incoming: ListenerFeed<Message>;
  send(message: Message): void;
  close(): void;
}

/** gRPC without an SDK, for one project of the emulator. */
export class Grpc {
  readonly database: string;
  readonly #client: Client;
  readonly #metadata = new Metadata();

  constructor(port: number, project: string) {
    this.database = `projects/${project}/databases/(default)`;
    this.#client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
    this.#metadata.set('google-cloud-resource-prefix', this.database);
  }

  name(path: string): string {
    return `${this.database}/documents/${path}`;
  }

  unary(method: string, request: Message): Promise<Message> {
    const { path, requestSerialize, responseDeserialize } = this.#method(method);
    return new Promise((resolve, reject) => {
      this.#client.makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize,
        request,
        this.#metadata,
        (error, answer) => {
          if (error) reject(error);
          else resolve(answer ?? {});
        },
      );
    });
  }

  serverStream(method: string, request: Message): Promise<readonly Message[]> {
    const { path, requestSerialize, responseDeserialize } = this.#method(method);
    return new Promise((resolve, reject) => {
      const answers: Message[] = [];
      this.#client
        .makeServerStreamRequest(path, requestSerialize, responseDeserialize, request, this.#metadata)
        .on('data', (answer: Message) => answers.push(answer))
        .on('error', reject)
        .on('end', () => {
          resolve(answers);
        });
    });
  }

  open(method: string): OpenedStream {
    const { path, requestSerialize, responseDeserialize } = this.#method(method);
    const call: ClientDuplexStream<Message, Message> = this.#client.makeBidiStreamRequest(
      path,
      requestSerialize,
      responseDeserialize,
      this.#metadata,
    );
    const incoming = new ListenerFeed<Message>((onMessage, onError) => {
      call.on('data', onMessage);
      call.on('error', onError);
      return () => call.cancel();
    });
    return { incoming, send: (message) => call.write(message), close: () => call.cancel() };
  }

  /** Commits writes, each `{ update | delete | transform | verify, … }`. */
  commit(writes: readonly Message[], more: Message = {}): Promise<Message> {
    return this.unary('Commit', { database: this.database, writes, ...more });
  }

  set(path: string, n: number): Promise<Message> {
    return this.commit([{ update: { name: this.name(path), fields: { n: { integerValue: String(n) } } } }]);
  }

  remove(path: string): Promise<Message> {
    return this.commit([{ delete: this.name(path) }]);
  }

  close(): void {
    this.#client.close();
  }

  #method(name: string): Method {
    const method = METHODS[name];
    if (!method) throw new Error(`${SERVICE} has no method ${name}.`);
    return method;
  }
}

/** The status code of a failed call, 0 if it succeeds. */
export async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 0;
  } catch (error) {
    return (error as ServiceError).code;
  }
}
