import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS, HEAD';
const PREFLIGHT_LIFETIME_SECONDS = '7200';

/** The browser SDK sends credentials, for which wildcards are invalid: everything is listed or echoed. */
const EXPOSED =
  'X-HTTP-Session-Id, X-HTTP-Initial-Response, X-Client-Wire-Protocol, Content-Length, Content-Type, Date';

/** Allows the origin of the request, whatever it is. */
export function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  const origin = request.headers.origin;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
  response.setHeader('Vary', 'Origin');
}

/** Answers a preflight request; returns false for any other request. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'OPTIONS') return false;
  const headers = request.headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Methods', METHODS);
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_LIFETIME_SECONDS);
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.writeHead(204).end();
  return true;
}
