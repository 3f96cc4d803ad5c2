import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { launchBrowser } from '../../tests/support/browser.ts';
import { startEmulator } from './emulator-process.ts';
import { median, milliseconds, quantile, report } from './figures.ts';

const ROUNDS = 200;
const WARM_UP = 20;

/** From a write to another client's snapshot, in a real browser over WebChannel. */
export async function benchLatency(): Promise<void> {
  const emulator = await startEmulator();
  const page = await servePage(await bundlePage());
  const browser = await launchBrowser();
  try {
    const tab = await browser.newPage();
    await tab.goto(page.url);
    const run = `measure(${emulator.port}, ${ROUNDS + WARM_UP})`;
    const { fromWrite, fromCommit } = await tab.evaluate<{ fromWrite: number[]; fromCommit: number[] }>(run);
    const writes = fromWrite.slice(WARM_UP);
    const spread = `${milliseconds(median(writes))} (95 %: ${milliseconds(quantile(writes, 0.95))})`;
    report('WebChannel: write call to another client’s snapshot, median', spread, '< 20 ms');
    const commits = milliseconds(median(fromCommit.slice(WARM_UP)));
    report('  from the writer’s acknowledgement, median', commits);
  } finally {
    await browser.close();
    await page.close();
    await emulator.stop();
  }
}

async function bundlePage(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('latency-page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}

async function servePage(script: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
    response.end(isScript ? script : '<!doctype html><script src="/page.js"></script>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
