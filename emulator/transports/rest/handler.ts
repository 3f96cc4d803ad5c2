import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalidArgument } from '../../model/status.ts';
import { firestoreSchema, type MethodType } from '../../wire/descriptors.ts';
import { messageFromJson, printProtoJson } from '../../wire/proto-json.ts';
import type { Message } from '../../protobuf/types.ts';
import type { RpcService, ServerStreamingMethod } from '../../wire/rpc.ts';
import { callerFromAuthorization } from '../caller.ts';
import { readBody, RequestAborted, sendJson } from '../http-body.ts';
import { isServerStreaming } from '../methods.ts';
import { errorBody, STATUS_NUMBERS, toStatusError } from '../../wire/status.ts';
import { bindQueryParameters } from './query-parameters.ts';
import { findRoute, type Route } from './route.ts';

/** The REST form of the Firestore API. Throws StatusError. */
export async function handleRest(
  service: RpcService,
  request: IncomingMessage,
  response: ServerResponse,
  url: { readonly pathname: string; readonly search: URLSearchParams },
): Promise<void> {
  const route = findRoute(request.method ?? 'GET', url.pathname);
  const type = firestoreSchema().methods.get(route.method);
  if (!type) throw new Error(`The API descriptor has no method ${route.method}.`);
  const read = (): Promise<Message> => readRequest(route, type, request, url.search);

  if (isServerStreaming(route.method)) {
    await answerStream(service, route.method, type, read, request, response);
    return;
  }
  const message = await read();
  const answer = await service.unary(route.method, message, callerFromAuthorization(request.headers.authorization));
  sendJson(response, 200, printProtoJson(type.response, answer));
}

/** A stream is one JSON array; on failure the error is an element of the array. */
async function answerStream(
  service: RpcService,
  method: ServerStreamingMethod,
  type: MethodType,
  read: () => Promise<Message>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const message = await read();
    const caller = callerFromAuthorization(request.headers.authorization);
    const parts: string[] = [];
    for (const answer of await service.serverStreaming(method, message, caller)) {
      parts.push(printProtoJson(type.response, answer));
    }
    sendJson(response, 200, `[${parts.join(',\n')}]`);
  } catch (error) {
    if (error instanceof RequestAborted) return;
    const status = toStatusError(error);
    sendJson(response, STATUS_NUMBERS[status.code].http, JSON.stringify([errorBody(status)]));
  }
}

async function readRequest(
  route: Route,
  type: MethodType,
  request: IncomingMessage,
  search: URLSearchParams,
): Promise<Message> {
  const body = route.body === 'none' ? {} : parseBody(await readBody(request));
  const fields: Record<string, unknown> = {};
  if (route.body === 'request') Object.assign(fields, body);
  bindQueryParameters(type.request, search, fields);
  // The path takes precedence.
  if (route.method === 'UpdateDocument') fields['document'] = { ...body, ...route.fromPath };
  else if (route.body === 'document') fields['document'] = body;
  if (route.method !== 'UpdateDocument') Object.assign(fields, route.fromPath);
  return messageFromJson(type.request, fields);
}

function parseBody(text: string): object {
  if (text.trim() === '') return {};
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received. ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw invalidArgument('Invalid JSON payload received. Expected an object.');
  }
  return json;
}
