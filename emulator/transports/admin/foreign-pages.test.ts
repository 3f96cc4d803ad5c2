import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeAdmin, FakeService } from '../fake-service.ts';
import { startTransports, type RunningTransports } from '../server.ts';
import { refuseForeignPages } from './foreign-pages.ts';

const CLEAR = '/emulator/v1/projects/demo/databases/(default)/documents';
const DOCUMENT = '/v1/projects/demo/databases/(default)/documents/rooms/a';

let server: RunningTransports;
let cleared: string[];

/** fetch() does not let its caller choose the Host header. */
async function send(method: string, path: string, headers: OutgoingHttpHeaders) {
  const request = httpRequest({ host: '127.0.0.1', port: server.port, method, path, headers }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
}

beforeEach(async () => {
  cleared = [];
  const clear = async (database: string): Promise<void> => void cleared.push(database);
  const admin = fakeAdmin({ clear });
  server = await startTransports({ service: new FakeService(), admin, host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

describe('the admin endpoints', () => {
  it.each([
    ['a program', {}],
    ['a program that names the host', { host: 'localhost:8080' }],
    ['a program in the same network', { host: '192.168.1.5:8080' }],
    ['the Emulator UI', { host: '127.0.0.1:8080', origin: 'http://localhost:4000' }],
    ['the Emulator UI by address', { host: 'localhost:8080', origin: 'http://127.0.0.1:4000' }],
    ['the Emulator UI over IPv6', { host: '[::1]:8080', origin: 'http://[::1]:4000' }],
    ['the Emulator UI from another machine', { host: '192.168.1.5:8080', origin: 'http://192.168.1.5:4000' }],
    ['a local page with a name', { origin: 'http://shagun.localhost:5173' }],
  ])('serve %s', async (_who, headers) => {
    const { status, headers: answered } = await send('DELETE', CLEAR, headers);
    expect([status, cleared]).toEqual([200, ['projects/demo/databases/(default)']]);
    expect(answered['access-control-allow-origin']).toBe('origin' in headers ? headers.origin : undefined);
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.test' }],
    ['a page that claims to be local in its name', { origin: 'http://localhost.evil.test' }],
    ['a page served from another address', { host: '127.0.0.1:8080', origin: 'http://203.0.113.7' }],
    ['a sandboxed page or a local file', { origin: 'null' }],
    ['a rebound name', { host: 'evil.test:8080', origin: 'http://evil.test:8080' }],
    ['a rebound name without an origin', { host: 'evil.test:8080' }],
    ['a rebound name that looks like an address', { host: '127.0.0.1.evil.test:8080' }],
    ['an invalid host', { host: 'a b' }],
  ])('refuse %s', async (_who, headers) => {
    for (const method of ['DELETE', 'OPTIONS']) {
      const { status, headers: answered, body } = await send(method, CLEAR, headers);
      expect([status, cleared]).toEqual([403, []]);
      expect(answered).not.toHaveProperty('access-control-allow-origin');
      expect(JSON.parse(body)).toMatchObject({ error: { status: 'PERMISSION_DENIED' } });
    }
  });

  it.each([
    ['PUT', '/emulator/v1/projects/demo:securityRules'],
    ['POST', '/emulator/v1/projects/demo:export'],
    ['GET', '/emulator/v1/projects/demo:ruleCoverage'],
    ['DELETE', `http://localhost${CLEAR}`],
  ])('refuse %s %s from another site', async (method, path) => {
    expect((await send(method, path, { origin: 'https://evil.test' })).status).toBe(403);
  });

  it('serve the host name given with --host', () => {
    const request = { headers: { host: 'Devbox:8080', origin: 'http://devbox:4000' } } as IncomingMessage;
    expect(() => refuseForeignPages(request, 'devbox')).not.toThrow();
    expect(() => refuseForeignPages(request, '0.0.0.0')).toThrow(/not open to the host "Devbox:8080"/);
  });
});

it('keeps the API open to every page, as Google’s emulator does', async () => {
  const { status, headers } = await send('GET', DOCUMENT, { host: 'evil.test', origin: 'https://evil.test' });
  expect([status, headers['access-control-allow-origin']]).toEqual([200, 'https://evil.test']);
});
