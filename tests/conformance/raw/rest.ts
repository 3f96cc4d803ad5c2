export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON body, if any. */
  readonly body: unknown;
}

/** REST without an SDK, for one project of the emulator. */
export class Rest {
  readonly documents: string;
  /** The database name as used in messages. */
  readonly database: string;

  constructor(origin: string, project: string) {
    this.database = `projects/${project}/databases/(default)`;
    this.documents = `${origin}/v1/${this.database}/documents`;
  }

  /** The full name of a document. */
  name(path: string): string {
    return `${this.database}/documents/${path}`;
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.send('POST', path, body);
  }

  /** `path` starts with the `/` or `:` that follows `…/documents`. */
  async send(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.documents + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  }

  /** Stores documents given in ProtoJSON. */
  async store(documents: Readonly<Record<string, object>>): Promise<void> {
    const writes = Object.entries(documents).map(([path, fields]) => ({ update: { name: this.name(path), fields } }));
    const { status, body } = await this.post(':commit', { writes });
    if (status !== 200) throw new Error(`Storing failed with ${status}: ${JSON.stringify(body)}`);
  }
}

/** Reads one nested string: `stringAt(body, 'transaction')`. */
export function stringAt(body: unknown, ...path: readonly (string | number)[]): string {
  let value: unknown = body;
  for (const key of path) {
    value =
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[key]
        : undefined;
  }
  if (typeof value !== 'string') throw new Error(`No string at ${path.join('.')} of ${JSON.stringify(body)}`);
  return value;
}
