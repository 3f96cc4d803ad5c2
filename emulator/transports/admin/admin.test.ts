import { afterEach, describe, expect, it } from 'vitest';
import { invalidArgument } from '../../model/status.ts';
import { fakeAdmin, FakeService } from '../fake-service.ts';
import { startTransports, type RunningTransports } from '../server.ts';
import type { EmulatorAdmin } from './emulator-admin.ts';

let server: RunningTransports | undefined;
afterEach(() => server?.close());

async function send(
  admin: Partial<EmulatorAdmin>,
  method: string,
  path: string,
  body?: unknown,
): Promise<[number, unknown]> {
  server = await startTransports({ service: new FakeService(), admin: fakeAdmin(admin), host: '127.0.0.1', port: 0 });
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return [response.status, text.startsWith('{') ? (JSON.parse(text) as unknown) : text];
}

describe('the admin endpoints', () => {
  it('respond with Ok at the root', async () => {
    expect(await send({}, 'GET', '/')).toEqual([200, 'Ok\n']);
  });

  it('load rules and return their issues', async () => {
    const issue = {
      severity: 'ERROR',
      description: 'mismatched input',
      sourcePosition: { fileName: 'a.rules', line: 1, column: 2, currentOffset: 3, endOffset: 4 },
    } as const;
    const taken: unknown[] = [];
    const setRules: EmulatorAdmin['setRules'] = async (...args) => {
      taken.push(args);
      return [issue];
    };
    const body = { ignore_errors: true, rules: { files: [{ name: 'a.rules', content: 'x' }] } };
    expect(await send({ setRules }, 'PUT', '/emulator/v1/projects/demo:securityRules', body)).toEqual([
      200,
      { issues: [issue] },
    ]);
    expect(taken).toEqual([['demo', [{ name: 'a.rules', content: 'x' }], true]]);
  });

  it('reject rules with errors', async () => {
    const setRules: EmulatorAdmin['setRules'] = async () => {
      throw invalidArgument('a.rules:1:2 mismatched input');
    };
    const body = { rules: { files: [{ content: 'x' }] } };
    expect(await send({ setRules }, 'PUT', '/emulator/v1/projects/demo:securityRules', body)).toMatchObject([400, {}]);
  });

  it('clear a database', async () => {
    const cleared: string[] = [];
    const clear = async (database: string): Promise<void> => void cleared.push(database);
    const path = '/emulator/v1/projects/demo/databases/(default)/documents';
    expect(await send({ clear }, 'DELETE', path)).toEqual([200, {}]);
    expect(cleared).toEqual(['projects/demo/databases/(default)']);
  });

  it('export to the directory named by the Firebase CLI', async () => {
    const exported: unknown[] = [];
    const exportTo: EmulatorAdmin['exportTo'] = async (request) => void exported.push(request);
    const database = 'projects/demo/databases/(default)';
    const body = { database, export_directory: '/tmp/x', export_name: 'firestore_export' };
    expect(await send({ exportTo }, 'POST', '/emulator/v1/projects/demo:export', body)).toEqual([200, {}]);
    expect(exported).toEqual([{ database, directory: '/tmp/x', name: 'firestore_export' }]);
  });

  it('report rules coverage as JSON and HTML', async () => {
    const asked: string[] = [];
    const admin: Partial<EmulatorAdmin> = {
      coverage: async (project) => ({ project }),
      coveragePage: async (project) => {
        asked.push(project);
        return '<html>';
      },
    };
    expect(await send(admin, 'GET', '/emulator/v1/projects/demo:ruleCoverage')).toEqual([200, { project: 'demo' }]);
    await server?.close();
    expect(await send(admin, 'GET', '/emulator/v1/projects/demo:ruleCoverage.html')).toEqual([200, '<html>']);
    expect(asked).toEqual(['demo']);
  });

  it.each([
    ['PUT', ':securityRules', {}, 400],
    ['PUT', ':securityRules', { rules: { files: [{ name: 'a' }] } }, 400],
    ['POST', ':export', [], 400],
    ['GET', ':nothing', undefined, 404],
  ])('respond to %s %s %j with %i and a reason', async (method, verb, body, status) => {
    const [answered, json] = await send({}, method, `/emulator/v1/projects/demo${verb}`, body);
    expect(answered).toBe(status);
    expect(json).toMatchObject({ error: { code: status, message: expect.stringMatching(/\w{3}/) as string } });
  });
});
