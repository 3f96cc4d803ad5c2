import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { forgetShimmedPrograms, shimmedProgramEnds } from './watched-process.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shagun-watched-'));
  return () => rmSync(folder, { recursive: true });
});

function program() {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  onTestFinished(() => void child.kill());
  return child;
}

it('reports which program ended, with its last output', async () => {
  const emulator = program();
  writeFileSync(join(folder, 'firestore.pid'), String(emulator.pid));
  writeFileSync(join(folder, 'firestore-debug.log'), 'the last words\n');
  const ends = shimmedProgramEnds(folder);
  emulator.kill();
  await expect(ends).resolves.toEqual({
    name: 'The Firestore emulator',
    how: 'exited',
    lastOutput: 'the last words',
  });
});

it('ignores the files of a previous suite in the same folder', async () => {
  const earlier = program();
  earlier.kill();
  await once(earlier, 'exit');
  writeFileSync(join(folder, 'firestore.pid'), String(earlier.pid));
  forgetShimmedPrograms(folder);
  const runtime = program();
  writeFileSync(join(folder, 'storage-rules.pid'), String(runtime.pid));
  const ends = shimmedProgramEnds(folder);
  runtime.kill();
  await expect(ends).resolves.toMatchObject({ name: 'The Storage rules runtime' });
});
