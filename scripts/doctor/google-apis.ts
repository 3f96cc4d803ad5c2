import {
  appCheckOrigin,
  firebaseApiOrigin,
  firestoreOrigin,
  hostingApiOrigin,
  identityOrigin,
  resourceManagerOrigin,
  rulesOrigin,
  storageOrigin,
} from 'firebase-tools/lib/api.js';
import { Client } from 'firebase-tools/lib/apiv2.js';

const ORIGINS = {
  appCheck: appCheckOrigin,
  firebase: firebaseApiOrigin,
  firestore: firestoreOrigin,
  hosting: hostingApiOrigin,
  identity: identityOrigin,
  resourceManager: resourceManagerOrigin,
  rules: rulesOrigin,
  storage: storageOrigin,
} as const satisfies Record<string, () => string>;

export type Service = keyof typeof ORIGINS;

const TIMEOUT_MS = 20_000;

/** Google's answer was an error, or there was none. `status` is that of HTTP. */
export class NotAnswered extends Error {
  readonly status: number | undefined;
  constructor(message: string, status: number | undefined) {
    super(message);
    this.status = status;
  }
}

/** Google's APIs, called as the account that is signed in to firebase-tools. */
export class GoogleApis {
  readonly #project: string;
  constructor(project: string) {
    this.#project = project;
  }

  get(service: Service, path: string): Promise<unknown> {
    return this.#request(service, 'GET', path);
  }

  /** Like `get`, but null if there is no such thing. */
  async find(service: Service, path: string): Promise<unknown> {
    try {
      return await this.get(service, path);
    } catch (error) {
      if (error instanceof NotAnswered && error.status === 404) return null;
      throw error;
    }
  }

  /** Every entry of a list, over all its pages. */
  async list(service: Service, path: string, key: string): Promise<readonly unknown[]> {
    const entries: unknown[] = [];
    for (let page: string | undefined = ''; page !== undefined;) {
      const query: string = page === '' ? '' : `${path.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(page)}`;
      const answer = await this.get(service, path + query);
      entries.push(...listAt(answer, key));
      page = textAt(answer, 'nextPageToken') || undefined;
    }
    return entries;
  }

  /** A question that Google asks to POST; it changes nothing. */
  ask(service: Service, path: string, body: object): Promise<unknown> {
    return this.#request(service, 'POST', path, body);
  }

  async #request(service: Service, method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const client = new Client({ urlPrefix: ORIGINS[service]() });
    // Some of the APIs answer a person only if they know whose quota it counts against.
    const headers: Record<string, string> = service === 'identity' ? { 'x-goog-user-project': this.#project } : {};
    try {
      const asked = { method, path, headers, retries: 1, timeout: TIMEOUT_MS, ...(body && { body }) };
      return (await client.request(asked)).body;
    } catch (error) {
      throw notAnswered(error);
    }
  }
}

/** firebase-tools says "Request to … had HTTP Error: 403, …", or without an answer "Failed to make request to …". */
function notAnswered(error: unknown): NotAnswered {
  const message = error instanceof Error ? error.message : String(error);
  const [, status, reason] = /HTTP Error: (\d{3}), (.*)/.exec(message) ?? [];
  return status === undefined
    ? new NotAnswered(message, undefined)
    : new NotAnswered(`HTTP ${status}: ${reason ?? ''}`, Number(status));
}

export function valueAt(answer: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<string, unknown>>)[key]
        : undefined,
    answer,
  );
}

/** '' if there is no text. */
export function textAt(answer: unknown, ...path: readonly string[]): string {
  const value = valueAt(answer, ...path);
  return typeof value === 'string' ? value : '';
}

export function listAt(answer: unknown, ...path: readonly string[]): readonly unknown[] {
  const value = valueAt(answer, ...path);
  return Array.isArray(value) ? value : [];
}
