import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

// Spawning processes is slow on a loaded machine.
vi.setConfig({ testTimeout: 60_000 });

const LAUNCHER = path.join(import.meta.dirname, 'launch.mjs');
const directory = mkdtempSync(path.join(tmpdir(), 'emulator-'));
const children = new Set<ChildProcess>();

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});
afterAll(() => rmSync(directory, { recursive: true }));

interface Launched {
  readonly child: ChildProcess;
  /** Exit code and complete output. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string; readonly errors: string }>;
  /** Resolves once the emulator accepts connections. */
  readonly port: Promise<number>;
}

function launch(...flags: string[]): Launched {
  const child = spawn(process.execPath, [LAUNCHER, ...flags], { stdio: ['ignore', 'pipe', 'pipe'], cwd: directory });
  children.add(child);
  let output = '';
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  const port = new Promise<number>((resolve, reject) => {
    child.on('close', () => reject(new Error(`It ended before it accepted connections:\n${errors}`)));
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const [, announced] = /accepts connections on \S+:(\d+)\n/.exec(output) ?? [];
      if (announced !== undefined) resolve(Number(announced));
    });
  });
  const ended = once(child, 'close').then(([code]) => {
    children.delete(child);
    return { code: code as number | null, output, errors };
  });
  // Tests that expect a failing start only await `ended`.
  port.catch(() => undefined);
  return { child, ended, port };
}

describe('the emulator process', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('announces its port in one line and stops on %s', async (signal) => {
    const { child, ended, port } = launch('--port', '0', '--data-dir', path.join(directory, signal));
    const number = await port;
    expect(await (await fetch(`http://localhost:${number}/`)).text()).toBe('Ok\n');
    const idle = connect(number, '127.0.0.1');
    await once(idle, 'connect');
    child.kill(signal);
    expect(await ended).toEqual({
      code: 0,
      output: `Firestore emulator accepts connections on 127.0.0.1:${number}\n`,
      errors: '',
    });
    idle.destroy();
  });

  it('starts three times concurrently', async () => {
    const launched = [launch('--port=0'), launch('--port=0'), launch('--port=0')];
    const ports = await Promise.all(launched.map(({ port }) => port));
    expect(new Set(ports).size).toBe(3);
    for (const { child } of launched) child.kill('SIGTERM');
    for (const { ended } of launched) expect((await ended).code).toBe(0);
  });

  it('keeps its data directory across a SIGKILL', async () => {
    const data = path.join(directory, 'kept');
    const name = '/v1/projects/p/databases/(default)/documents/rooms/a';
    const first = launch('--port', '0', '--data-dir', data);
    await fetch(`http://127.0.0.1:${await first.port}${name}`, { method: 'PATCH', body: '{}' });
    first.child.kill('SIGKILL');
    await first.ended;
    const second = launch('--port', '0', '--data-dir', data);
    expect((await fetch(`http://127.0.0.1:${await second.port}${name}`)).status).toBe(200);
  });

  it('imports its own export', async () => {
    const database = 'projects/p/databases/(default)';
    const name = `/v1/${database}/documents/rooms/a`;
    const first = await launch('--port', '0').port;
    await fetch(`http://127.0.0.1:${first}${name}`, {
      method: 'PATCH',
      body: JSON.stringify({ fields: { guests: { integerValue: '400' } } }),
    });
    const exported = await fetch(`http://127.0.0.1:${first}/emulator/v1/projects/p:export`, {
      method: 'POST',
      body: JSON.stringify({ database, export_directory: directory, export_name: 'export' }),
    });
    expect(exported.status).toBe(200);
    const metadata = path.join(directory, 'export', 'export.overall_export_metadata');
    const second = await launch('--port=0', '--project_id=p', `--seed_from_export=${metadata}`).port;
    const document: unknown = await (await fetch(`http://127.0.0.1:${second}${name}`)).json();
    expect(document).toMatchObject({ fields: { guests: { integerValue: '400' } } });
  });

  it('prints its flags with --help', async () => {
    const { code, output, errors } = await launch('--help').ended;
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('--data-dir');
  });

  it.each([
    [['--prot', '1'], "Unknown option '--prot'. Try --help."],
    [['--rules', 'missing.rules'], '--rules: cannot read missing.rules'],
    [['--seed_from_export', 'missing'], '--seed_from_export needs --project_id'],
    [['--project_id', 'p', '--seed_from_export', 'missing'], '--seed_from_export: missing '],
    [['--project_id', 'p', '--seed_from_export', 'broken.json'], '--seed_from_export: broken.json '],
    [['--require-indexes', 'missing.json'], 'missing.json'],
    [['--require-indexes', 'broken.json'], 'broken.json'],
    [['--host', '203.0.113.1'], 'This machine has no address 203.0.113.1'],
  ])('exits with a one-line error for %j', async (flags, message) => {
    writeFileSync(path.join(directory, 'broken.json'), '{');
    const { code, output, errors } = await launch('--port', '0', ...flags).ended;
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain(message);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  });

  it('exits with a one-line error if the port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, errors } = await launch('--port', String(port)).ended;
    expect([code, errors]).toEqual([
      1,
      `Firestore emulator: Port ${port} on 127.0.0.1 is in use. Stop the other process or choose another port with --port.\n`,
    ]);
    taken.close();
  });
});
