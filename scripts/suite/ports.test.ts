import { createServer, type Server } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { anyPorts, anySuitePorts, choosePorts, isFree } from './ports.ts';

const held: Server[] = [];

async function hold(port: number): Promise<void> {
  const server = createServer();
  held.push(server);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
}

afterEach(async () => {
  await Promise.all(held.splice(0).map((server) => new Promise((closed) => server.close(closed))));
});

it('uses the default ports if they are free', async () => {
  const usual = await anyPorts(['auth', 'firestore']);
  expect(await choosePorts(usual)).toEqual({ ports: usual, moved: [] });
});

it('moves to a higher port if the default is taken, and reports it', async () => {
  const usual = await anyPorts(['auth', 'firestore']);
  await hold(usual.auth);
  const { ports, moved } = await choosePorts(usual);
  expect(ports.auth).toBeGreaterThan(usual.auth);
  expect(ports.firestore).toBe(usual.firestore);
  expect(moved).toEqual([{ name: 'auth', usual: usual.auth, now: ports.auth }]);
});

it('never assigns the default port of another service', async () => {
  const { first } = await anyPorts(['first']);
  await hold(first);
  const { ports } = await choosePorts({ auth: first, firestore: first + 1 });
  expect(new Set(Object.values(ports)).size).toBe(2);
  expect(ports.auth).not.toBe(first + 1);
});

it('never moves Hosting to the port that firebase-tools keeps for Functions', async () => {
  if (await isFree(5000)) await hold(5000);
  const { ports } = await choosePorts({ hosting: 5000 });
  expect(ports.hosting).toBeGreaterThan(5001);
});

it('finds distinct free ports', async () => {
  const ports = Object.values(await anyPorts(['a', 'b', 'c', 'd']));
  expect(new Set(ports).size).toBe(4);
  expect(await Promise.all(ports.map(isFree))).toEqual([true, true, true, true]);
});

it('finds other ports than a process that would choose the same block', async () => {
  const ours = Object.values(await anyPorts(['a', 'b']));
  vi.resetModules();
  const other = await import('./ports.ts');
  const theirs = Object.values(await other.anyPorts(['a', 'b']));
  expect(theirs.filter((port) => ours.includes(port))).toEqual([]);
});

it('finds ports outside the ephemeral range', async () => {
  const ports: readonly number[] = Object.values(await anySuitePorts());
  expect(Math.min(...ports)).toBeGreaterThan(1_023);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
