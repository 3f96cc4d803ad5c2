/** Google's hosts, as a build for production knows them: TLS in front of the emulators. */
import { once } from 'node:events';
import { request as send } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { type AddressInfo } from 'node:net';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { type Certificate, inSmallRecords } from './certificate.ts';

interface Ports {
  readonly auth: number;
  readonly firestore: number;
  readonly storage: number;
}

const SERVICES: Readonly<Record<string, keyof Ports>> = {
  'firestore.googleapis.com': 'firestore',
  'firebasestorage.googleapis.com': 'storage',
  'identitytoolkit.googleapis.com': 'auth',
  'securetoken.googleapis.com': 'auth',
};

export const GOOGLE_HOSTS = Object.keys(SERVICES);

export interface GoogleHosts {
  readonly port: number;
  stop(): Promise<void>;
}

export async function serveGoogleHosts(ports: Ports, certificate: Certificate): Promise<GoogleHosts> {
  const server = inSmallRecords(
    createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
      const host = request.authority ?? request.headers.host ?? '';
      const service = SERVICES[host];
      if (!service) return void response.writeHead(421).end();
      // The emulator of Auth stands for several hosts, which it tells apart by the path.
      const path = service === 'auth' ? `/${host}${request.url}` : request.url;
      return forward(request, response, ports[service], path);
    }),
  );
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function forward(request: Http2ServerRequest, response: Http2ServerResponse, port: number, path: string): void {
  const { method } = request;
  const forwarded = send({ host: LOOPBACK, port, path, method, headers: ofVersion1(request.headers) }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, ofVersion1(answer.headers));
    answer.pipe(response);
  });
  forwarded.on('error', () => response.writeHead(502).end());
  // A listener of the page that goes away ends with its tab.
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

/** Without what only HTTP/2 has, and what only HTTP/1.1 has. */
function ofVersion1<Headers extends Readonly<Record<string, unknown>>>(headers: Headers): Headers {
  const kept = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !['connection', 'keep-alive', 'transfer-encoding', 'host'].includes(name),
  );
  return Object.fromEntries(kept) as Headers;
}
