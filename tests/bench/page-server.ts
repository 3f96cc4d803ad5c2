import { createSecureServer, type ServerHttp2Stream, type IncomingHttpHeaders } from 'node:http2';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { LOOPBACK, PROJECT_ROOT } from '../../scripts/suite/project.ts';

export interface PageServer {
  readonly origin: string;
  stop(): Promise<void>;
}

interface HostingRules {
  readonly rewrites: readonly { readonly source: string; readonly destination: string }[];
  readonly cleanUrls?: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a build like Firebase Hosting does: HTTP/2 over TLS, brotli, and the rewrites of firebase.json. */
export async function servePages(folder: string): Promise<PageServer> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const hosting = (JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8')) as { hosting: HostingRules })
    .hosting;
  const compressed = new Map<string, Buffer>();
  const server = createSecureServer({ cert, key });
  server.on('stream', (stream, headers) => answer(stream, headers));
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };

  function answer(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    const file = fileFor(new URL(headers[':path'] ?? '/', 'https://localhost').pathname);
    if (!file) {
      stream.respond({ ':status': 404 });
      stream.end();
      return;
    }
    const known = compressed.get(file) ?? brotli(readFileSync(file));
    compressed.set(file, known);
    stream.respond({
      ':status': 200,
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    stream.end(known);
  }

  function fileFor(path: string): string | null {
    const asked = join(folder, normalize(decodeURIComponent(path)));
    if (!asked.startsWith(folder)) return null;
    const candidates = [asked, ...(hosting.cleanUrls ? [`${asked}.html`] : []), join(asked, 'index.html')];
    const found = candidates.find((file) => existsSync(file) && statSync(file).isFile());
    if (found) return found;
    const rewrite = hosting.rewrites.find(({ source }) => matches(source, path));
    return rewrite ? join(folder, rewrite.destination) : null;
  }
}

/** The subset of glob syntax that firebase.json uses. */
function matches(source: string, path: string): boolean {
  if (source.startsWith('!')) return !matches(source.slice(1), path);
  const pattern = source
    .split(/(\*\*|\*)/)
    .map((piece) => (piece === '**' ? '.*' : piece === '*' ? '[^/]*' : piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${pattern}$`).test(path);
}

function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
