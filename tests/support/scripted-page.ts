import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';

export interface ScriptedPage {
  readonly page: Page;
  close(): Promise<void>;
}

/** Opens a browser on a page that runs one bundled script, served from its own origin. */
export async function openScriptedPage(entry: string): Promise<ScriptedPage> {
  const server = await serve(await bundle(entry));
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

async function serve(script: string): Promise<Server> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, { 'Content-Type': `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8` });
    response.end(isScript ? script : '<!doctype html><title>Test</title><script src="/page.js"></script>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
