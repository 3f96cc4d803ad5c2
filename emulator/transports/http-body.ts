import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';
import { invalidArgument, type StatusError } from '../model/status.ts';
import { errorBody, STATUS_NUMBERS } from '../wire/status.ts';

/** Far above the service's request limit, so that the service reports the exact limit. */
const MAX_BODY_BYTES = 128 * 1024 * 1024;

/** The client disconnected mid-request; no response is needed. */
export class RequestAborted extends Error {}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.on('end', () => {
      if (size > MAX_BODY_BYTES) reject(invalidArgument('Request payload size exceeds the limit.'));
      else resolve(Buffer.concat(chunks).toString('utf8'));
    });
    request.on('error', () => reject(new RequestAborted()));
    request.on('close', () => reject(new RequestAborted()));
  });
}

/** Below that it fits one packet anyway. */
const COMPRESSED_FROM_BYTES = 1_400;

/** Compressed for clients that accept it, as in production: how soon a page is shown depends on it. */
export function sendJson(response: ServerResponse, status: number, json: string): void {
  const body = Buffer.from(json);
  const accepted = String(response.req.headers['accept-encoding'] ?? '');
  if (body.length < COMPRESSED_FROM_BYTES || !/\bgzip\b/.test(accepted)) send(response, status, body);
  else
    gzip(body, (error, compressed) => (error ? response.destroy(error) : send(response, status, compressed, 'gzip')));
}

function send(response: ServerResponse, status: number, body: Buffer, encoding?: string): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Content-Length': body.length,
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  });
  response.end(body);
}

export function sendError(response: ServerResponse, error: StatusError): void {
  sendJson(response, STATUS_NUMBERS[error.code].http, JSON.stringify(errorBody(error)));
}
