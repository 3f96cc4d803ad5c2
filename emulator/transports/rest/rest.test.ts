import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StatusError } from '../../model/status.ts';
import { fakeAdmin, FakeService } from '../fake-service.ts';
import { startTransports, type RunningTransports } from '../server.ts';

const ROOT = 'projects/p/databases/(default)/documents';
let service: FakeService;
let server: RunningTransports;

beforeEach(async () => {
  service = new FakeService();
  server = await startTransports({ service, admin: fakeAdmin(), host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

async function send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(headers && { headers }),
  });
  return { status: response.status, json: await response.json() };
}

interface Answer {
  readonly status: number;
  readonly json: unknown;
}

describe('REST requests', () => {
  it.each([
    [
      'GET',
      '/rooms/a?mask.fieldPaths=x&mask.fieldPaths=y.z',
      'GetDocument',
      { name: `${ROOT}/rooms/a`, mask: { fieldPaths: ['x', 'y.z'] } },
    ],
    [
      'GET',
      '/rooms/a/messages?pageSize=3&pageToken=t&orderBy=x%20desc&showMissing=true',
      'ListDocuments',
      {
        parent: `${ROOT}/rooms/a`,
        collectionId: 'messages',
        pageSize: 3,
        pageToken: 't',
        orderBy: 'x desc',
        showMissing: true,
      },
    ],
    [
      'DELETE',
      '/rooms/a?currentDocument.updateTime=2020-01-31T12:00:00Z&key=k&alt=json',
      'DeleteDocument',
      {
        name: `${ROOT}/rooms/a`,
        currentDocument: { conditionType: 'updateTime', updateTime: { seconds: '1580472000', nanos: 0 } },
      },
    ],
    [
      'GET',
      '/rooms/a?transaction=AQL_',
      'GetDocument',
      { name: `${ROOT}/rooms/a`, transaction: new Uint8Array([1, 2, 255]) },
    ],
    ['GET', '/r%C3%A4ume/a%20b%2Fm%25%2F%F0%9F%98%80', 'GetDocument', { name: `${ROOT}/räume/a b/m%/😀` }],
    ['GET', '/rooms/a:commit', 'GetDocument', { name: `${ROOT}/rooms/a:commit` }],
  ])('map %s %s to %s', async (method, path, called, request) => {
    expect((await send(method, `/v1/projects/p/databases/%28default%29/documents${path}`)).status).toBe(200);
    expect(service.calls).toEqual([
      { method: called, caller: { kind: 'anonymous' }, request: expect.objectContaining(request) as unknown },
    ]);
  });

  it('create documents with and without an id', async () => {
    const fields = { a: { integerValue: '1' } };
    await send('POST', `/v1/${ROOT}/rooms?documentId=a%2Bb`, { fields });
    await send('POST', `/v1/${ROOT}/rooms/a/messages`, { fields });
    expect(
      service.calls.map(({ method, request }) => [
        method,
        request['parent'],
        request['collectionId'],
        request['documentId'],
      ]),
    ).toEqual([
      ['CreateDocument', ROOT, 'rooms', 'a+b'],
      ['CreateDocument', `${ROOT}/rooms/a`, 'messages', undefined],
    ]);
    expect(service.calls[0]?.request).toMatchObject({ document: { fields: { a: { integerValue: '1' } } } });
  });

  it('update the document named by the path', async () => {
    await send('PATCH', `/v1/${ROOT}/rooms/a?updateMask.fieldPaths=x&currentDocument.exists=true`, {
      name: 'other',
      fields: {},
    });
    expect(service.calls[0]).toMatchObject({
      method: 'UpdateDocument',
      request: {
        document: { name: `${ROOT}/rooms/a` },
        updateMask: { fieldPaths: ['x'] },
        currentDocument: { exists: true },
      },
    });
  });

  it.each([
    [':commit', 'Commit', { database: 'projects/p/databases/(default)' }],
    [':batchWrite', 'BatchWrite', { database: 'projects/p/databases/(default)' }],
    [':beginTransaction', 'BeginTransaction', { database: 'projects/p/databases/(default)' }],
    [':rollback', 'Rollback', { database: 'projects/p/databases/(default)' }],
    [':batchGet', 'BatchGetDocuments', { database: 'projects/p/databases/(default)' }],
    [':runQuery', 'RunQuery', { parent: ROOT }],
    ['/rooms/a:runQuery', 'RunQuery', { parent: `${ROOT}/rooms/a` }],
    ['/rooms/a:runAggregationQuery', 'RunAggregationQuery', { parent: `${ROOT}/rooms/a` }],
    ['/rooms/a%3Ab:listCollectionIds', 'ListCollectionIds', { parent: `${ROOT}/rooms/a:b` }],
  ])('map POST %s to %s', async (path, method, request) => {
    expect((await send('POST', `/v1/${ROOT}${path}`, {})).status).toBe(200);
    expect(service.calls[0]).toMatchObject({ method, request });
  });

  it('authenticate the caller', async () => {
    await send('GET', `/v1/${ROOT}/rooms/a`, undefined, { authorization: 'Bearer owner' });
    expect(service.calls[0]?.caller).toEqual({ kind: 'owner' });
    const refused = await send('GET', `/v1/${ROOT}/rooms/a`, undefined, { authorization: 'Bearer x' });
    expect(refused).toMatchObject({ status: 401, json: { error: { status: 'UNAUTHENTICATED' } } });
  });
});

describe('REST responses', () => {
  it('are ProtoJSON, in an array for streaming methods', async () => {
    service.answers = () => [{ missing: 'a', result: 'missing' }, { transaction: new Uint8Array([1]) }];
    expect(await send('POST', `/v1/${ROOT}:batchGet`, {})).toEqual({
      status: 200,
      json: [{ missing: 'a' }, { transaction: 'AQ==' }],
    });
  });

  it.each([
    ['gzip, deflate, br', 5_000, 'gzip'],
    ['gzip, deflate, br', 5, null],
    ['identity', 5_000, null],
  ])('to a client that accepts "%s" have %i characters encoded as %s', async (accepted, length, encoding) => {
    const name = `${ROOT}/rooms/${'a'.repeat(length)}`;
    service.answer = () => ({ name });
    const response = await fetch(`http://127.0.0.1:${server.port}/v1/${ROOT}/rooms/a`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.json()).toEqual({ name });
  });

  it("use Google's error body, in an array for streaming methods", async () => {
    const error = { error: { code: 409, message: 'there', status: 'ALREADY_EXISTS' } };
    service.answer = () => {
      throw new StatusError('ALREADY_EXISTS', 'there');
    };
    service.answers = function* () {
      yield { missing: 'a' };
      throw new StatusError('ALREADY_EXISTS', 'there');
    };
    expect(await send('POST', `/v1/${ROOT}/rooms`, {})).toEqual({ status: 409, json: error });
    expect(await send('POST', `/v1/${ROOT}:runQuery`, {})).toEqual({ status: 409, json: [error] });
  });

  it.each([
    ['POST', ':commit', '{"writes":', 400, 'INVALID_ARGUMENT', /^Invalid JSON payload received\./],
    ['POST', ':commit', '[]', 400, 'INVALID_ARGUMENT', /Expected an object/],
    ['POST', ':commit', '{"writes":[{"upd":{}}]}', 400, 'INVALID_ARGUMENT', /"upd" at 'writes\[0\]'/],
    ['GET', '/rooms/a?nonsense=1', undefined, 400, 'INVALID_ARGUMENT', /"nonsense": Cannot bind query parameter/],
    ['GET', '/rooms?pageSize=x', undefined, 400, 'INVALID_ARGUMENT', /page_size/],
    ['GET', '/rooms?showMissing=x', undefined, 400, 'INVALID_ARGUMENT', /showMissing/],
    ['GET', '/rooms/%E0%A4%A', undefined, 400, 'INVALID_ARGUMENT', /malformed escape/],
    ['PUT', '/rooms/a', '{}', 404, 'NOT_FOUND', /no method PUT/],
    ['POST', '/rooms/a', '{}', 404, 'NOT_FOUND', /no method POST/],
    ['POST', ':listen', '{}', 501, 'UNIMPLEMENTED', /":listen"/],
  ])('to %s %s %s are %i %s', async (method, path, body, code, status, message) => {
    const answer = await send(method, `/v1/${ROOT}${path}`, body);
    expect(answer.status).toBe(code);
    expect(answer.json).toEqual({ error: { code, status, message: expect.stringMatching(message) as string } });
    expect(service.calls).toEqual([]);
  });

  it('report an internal error with its message and log it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    service.answer = () => {
      throw new TypeError('boom');
    };
    expect(await send('GET', `/v1/${ROOT}/rooms/a`)).toMatchObject({
      status: 500,
      json: { error: { status: 'INTERNAL', message: 'Internal error: boom' } },
    });
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('CORS', () => {
  it('allows any origin with credentials and any headers', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/v1/${ROOT}:commit`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://page.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-a,authorization',
        'access-control-request-private-network': 'true',
      },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'http://page.test',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'x-a,authorization',
      'access-control-allow-private-network': 'true',
    });
  });

  it('also applies to errors', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/nowhere`, {
      headers: { origin: 'http://page.test' },
    });
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://page.test');
    expect(response.headers.get('access-control-expose-headers')).toContain('X-HTTP-Session-Id');
  });
});
