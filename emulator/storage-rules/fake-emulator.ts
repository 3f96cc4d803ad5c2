import { PassThrough } from 'node:stream';
import { linesOf } from './lines.ts';
import { runStorageRules } from './runtime.ts';

/** The runtime's response to one request. */
export interface Answer {
  readonly id: number;
  readonly action?: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly result?: { readonly permit?: boolean; readonly rulesVersion?: number };
  readonly context?: { readonly path: string };
}

export interface Question {
  readonly method: string;
  readonly path: string;
  readonly ruleset?: string;
  readonly delimiter?: string;
  readonly request?: object;
  readonly resource?: object;
}

/** A Firestore document in REST JSON, by path. */
export type Documents = ReadonlyMap<string, object>;

/** A test double for the Storage emulator of firebase-tools: speaks its protocol to a runtime. */
export class FakeEmulator {
  readonly #input = new PassThrough();
  readonly #complaints = new PassThrough();
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #ended: Promise<unknown>;
  #nextId = 0;
  /** Output lines of the runtime that are not responses. */
  readonly remarks: string[] = [];
  /** The paths of the documents the runtime requested. */
  readonly fetched: string[] = [];

  constructor(
    private readonly documents: Documents = new Map(),
    recordings?: string,
  ) {
    const output = new PassThrough();
    const ran = runStorageRules(this.#input, output, this.#complaints, recordings).finally(() => {
      output.end();
      this.#complaints.end();
    });
    this.#ended = Promise.all([ran, this.#read(output)]);
  }

  /** Sends a raw line. */
  send(line: string): void {
    this.#input.write(`${line}\n`);
  }

  ask(fields: object): Promise<Answer> {
    return this.#askAs(this.#nextId++, fields);
  }

  load(content: string, rulesetName = '0'): Promise<Answer> {
    const files = [{ name: 'storage.rules', content }];
    return this.ask({ action: 'load_ruleset', context: { rulesetName, source: { files } } });
  }

  /** The final response, after delivering the documents it requested. */
  async verify({ method, path, ruleset = '0', delimiter, request, resource }: Question): Promise<Answer> {
    const segments = path.split('/').filter((segment) => segment !== '');
    const fields = {
      ...{ auth: expressionValue(null), resource: expressionValue(null), time: expressionValue(new Date()) },
      path: { path_value: { segments: segments.map((simple) => ({ simple })) } },
      ...Object.fromEntries(Object.entries({ ...request }).map(([name, value]) => [name, expressionValue(value)])),
    };
    const variables = { request: { map_value: { fields } }, resource: expressionValue(resource) };
    const context = { rulesetName: ruleset, service: 'firebase.storage', path, method, delimiter, variables };
    let answer = await this.ask({ action: 'verify', context });
    while (answer.context) {
      const asked = answer.context.path;
      this.fetched.push(asked);
      const found = this.documents.get(asked);
      const delivery = found ? { status: 'ok', result: { name: asked, fields: found } } : { status: 'not_found' };
      answer = await this.deliver(answer.id, delivery);
    }
    return answer;
  }

  /** Delivers the document a request is waiting for and returns the next response. */
  deliver(id: number, delivery: object): Promise<Answer> {
    return this.#askAs(id, { ...delivery, warnings: [], errors: [] });
  }

  async permits(question: Question): Promise<boolean | undefined> {
    return (await this.verify(question)).result?.permit;
  }

  /** Closes the connection and returns the runtime's error output. */
  async end(): Promise<string[]> {
    this.#input.end();
    await this.#ended;
    const complaints: string[] = [];
    for await (const line of linesOf(this.#complaints)) if (line !== '') complaints.push(line);
    return complaints;
  }

  #askAs(id: number, fields: object): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.send(JSON.stringify({ ...fields, id }));
    });
  }

  async #read(output: PassThrough): Promise<void> {
    for await (const line of linesOf(output)) {
      if (line === '') continue;
      if (!line.startsWith('{')) {
        this.remarks.push(line);
        continue;
      }
      const answer = JSON.parse(line) as Answer;
      const resolve = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      resolve?.(answer);
    }
  }
}

/** Encodes a JavaScript value like the emulator does. */
function expressionValue(value: unknown): object {
  if (value === null || value === undefined) return { null_value: null };
  if (typeof value === 'string') return { string_value: value };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { int_value: value } : { float_value: value };
  if (value instanceof Date) return { timestamp_value: value.toISOString() };
  if (Array.isArray(value)) return { list_value: { values: value.map(expressionValue) } };
  const fields = Object.entries(value).map(([key, inner]) => [key, expressionValue(inner)]);
  return { map_value: { fields: Object.fromEntries(fields) as object } };
}
