import { existsSync, readFileSync, statSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer } from 'node:https';
import { type AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Hosting } from '../../scripts/suite/hosting.ts';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { type Certificate, inSmallRecords } from './certificate.ts';

/** What the browser and the server speak. Firebase Hosting speaks HTTP/2; proxies of offices and hotels often do not. */
export const HTTP_VERSIONS = ['2', '1.1'] as const;
export type HttpVersion = (typeof HTTP_VERSIONS)[number];

export interface PageServer {
  readonly port: number;
  /** In bytes; 0 if there is no such file. */
  compressedSize(path: string): number;
  /** Serves a page that is not part of the build. */
  put(path: string, html: string): void;
  stop(): Promise<void>;
}

export interface PageServerOptions {
  /** The build. */
  readonly folder: string;
  /** As in firebase.json. */
  readonly hosting: Hosting & HostingRules;
  readonly certificate: Certificate;
  readonly http: HttpVersion;
  readonly address?: string;
  readonly port?: number;
}

export interface HostingRules {
  readonly rewrites: readonly { readonly source: string; readonly destination: string }[];
  readonly cleanUrls?: boolean;
}

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

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

/** Serves a build like Firebase Hosting does: TLS, brotli, and the headers and rewrites of firebase.json. */
export async function servePages(options: PageServerOptions): Promise<PageServer> {
  const { folder, hosting, certificate, http, address = LOOPBACK, port = 0 } = options;
  const put = new Map<string, Buffer>();
  const compressed = new Map<string, Buffer>();
  const server = inSmallRecords(
    http === '2' ? createSecureServer(certificate, answer) : createServer({ ...certificate }, answer),
  );
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    compressedSize: (path) => {
      const file = fileFor(path);
      return file ? compressedFile(file).length : 0;
    },
    put: (path, html) => void put.set(path, brotli(Buffer.from(html))),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };

  function answer(request: Request, response: Response): void {
    const { pathname } = new URL(request.url ?? '/', 'https://localhost');
    const page = put.get(pathname);
    const file = page ? `${pathname}.html` : fileFor(pathname);
    if (!file) {
      response.writeHead(404);
      response.end();
      return;
    }
    const body = page ?? compressedFile(file);
    for (const { source, headers } of hosting.headers)
      if (matches(source, pathname)) for (const { key, value } of headers) response.setHeader(key, value);
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-encoding', 'br');
    response.writeHead(200);
    response.end(body);
  }

  function compressedFile(file: string): Buffer {
    const body = compressed.get(file) ?? brotli(readFileSync(file));
    compressed.set(file, body);
    return body;
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
export function matches(source: string, path: string): boolean {
  if (source.startsWith('!')) return !matches(source.slice(1), path);
  const pattern = source
    .split(/(\*\*|\*|@\([^)]*\))/)
    .map((piece) => {
      if (piece === '**') return '.*';
      if (piece === '*') return '[^/]*';
      if (piece.startsWith('@(')) return `(?:${piece.slice(2, -1)})`;
      return piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${pattern}$`).test(path);
}

function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
