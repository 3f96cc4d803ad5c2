import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatusError } from '../model/status.ts';
import type { RpcService } from '../wire/rpc.ts';
import type { EmulatorAdmin } from './admin/emulator-admin.ts';
import { refuseForeignPages } from './admin/foreign-pages.ts';
import { handleAdmin, isAdminPath } from './admin/handler.ts';
import { allowAnyOrigin, answerPreflight } from './cors.ts';
import { RequestAborted, sendError } from './http-body.ts';
import { handleRest } from './rest/handler.ts';
import { isRestPath } from './rest/route.ts';
import { toStatusError } from '../wire/status.ts';
import { isWebChannelPath, type WebChannelHandler } from './webchannel/handler.ts';

/**
 * The HTTP/1.1 entry point: routes each path to its handler and does what all of them share. The API is open to every
 * origin, as with Google's emulator.
 */
export function createHttpHandler(
  service: RpcService,
  admin: EmulatorAdmin,
  webChannel: WebChannelHandler,
  listeningHost: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    // The client may disconnect at any time; a failed write is not our error.
    response.on('error', () => undefined);
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof RequestAborted)) sendError(response, toStatusError(error));
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = splitTarget(request.url ?? '/');
    // Before the CORS headers: a refused page must not be able to read the response either.
    if (isAdminPath(url.pathname)) refuseForeignPages(request, listeningHost);
    allowAnyOrigin(request, response);
    if (answerPreflight(request, response)) return;
    if (isWebChannelPath(url.pathname)) await webChannel.handle(request, response, url);
    else if (isRestPath(url.pathname)) await handleRest(service, request, response, url);
    else if (isAdminPath(url.pathname)) await handleAdmin(admin, request, response, url.pathname);
    else if (url.pathname === '/') sendOk(response);
    else throw new StatusError('NOT_FOUND', `Nothing is served at ${url.pathname}.`);
  }
}

interface RequestUrl {
  /** Still percent-encoded; decoding depends on the handler. */
  readonly pathname: string;
  readonly search: URLSearchParams;
}

/** Avoids URL, which would resolve dot segments in document names. */
function splitTarget(target: string): RequestUrl {
  const relative = target.replace(/^https?:\/\/[^/?]*/i, '');
  const question = relative.indexOf('?');
  return question < 0
    ? { pathname: relative, search: new URLSearchParams() }
    : { pathname: relative.slice(0, question), search: new URLSearchParams(relative.slice(question + 1)) };
}

function sendOk(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 3 });
  response.end('Ok\n');
}
