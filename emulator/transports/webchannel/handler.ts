import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalidArgument } from '../../model/status.ts';
import type { Message } from '../../protobuf/types.ts';
import { firestoreSchema, type MethodType } from '../../wire/descriptors.ts';
import { parseProtoJson, printProtoJson } from '../../wire/proto-json.ts';
import type { BidiMethod, RpcService } from '../../wire/rpc.ts';
import { encodedOnce } from '../../wire/shared-messages.ts';
import { callerFromAuthorization } from '../caller.ts';
import { readBody } from '../http-body.ts';
import type { StreamPool } from '../stream-pool.ts';
import { openBackChannel, sendFrame } from './back-channel.ts';
import { Channel, DEFAULT_TIMINGS, type ChannelTimings } from './channel.ts';
import { parseChannelForm, parseHeaderLines, type ChannelForm } from './form.ts';

/** WebChannel as the browser SDK speaks it: requests to `…/Listen/channel` and `…/Write/channel`. */
export interface WebChannelHandler {
  /** Throws StatusError. */
  handle(request: IncomingMessage, response: ServerResponse, url: RequestUrl): Promise<void>;
}

interface RequestUrl {
  readonly pathname: string;
  readonly search: URLSearchParams;
}

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 12;
/** Sent in the handshake: the client reconnects after 1.5 times this long without data. */
const SILENCE_MS = 30_000;

export function isWebChannelPath(pathname: string): boolean {
  return PATH.test(pathname);
}

export function createWebChannelHandler(
  service: RpcService,
  pool: StreamPool,
  timings: ChannelTimings = DEFAULT_TIMINGS,
): WebChannelHandler {
  const channels = new Map<string, Channel>();
  const printers = { Listen: encodedOnce(printerOf('Listen')), Write: printerOf('Write') };

  async function handle(request: IncomingMessage, response: ServerResponse, url: RequestUrl): Promise<void> {
    const { search } = url;
    const method = PATH.exec(url.pathname)?.[1] as BidiMethod;
    const sid = search.get('SID') ?? 'null';
    if (search.get('TYPE') === 'terminate') {
      channels.get(sid)?.terminate();
      sendText(response, 200, '');
    } else if (sid === 'null') await handshake(method, request, response, search);
    else {
      const channel = channels.get(sid);
      if (!channel) sendUnknownSid(response);
      else if (request.method === 'GET') attach(channel, response, search);
      else await forward(channel, request, response, search);
    }
  }

  async function handshake(
    method: BidiMethod,
    request: IncomingMessage,
    response: ServerResponse,
    search: URLSearchParams,
  ): Promise<void> {
    if (search.get('VER') !== String(PROTOCOL_VERSION)) {
      throw invalidArgument(
        `WebChannel version ${search.get('VER') ?? '(none)'} is not spoken here, only ${PROTOCOL_VERSION}.`,
      );
    }
    // A fast handshake is a GET that includes the form, and its response becomes the first back channel.
    const fastForm = request.method === 'GET' ? search.get('$req') : null;
    const form = parseChannelForm(fastForm ?? (await readBody(request)));
    const channel = openChannel(method, authorizationOf(request, search, form));
    const hello = `[[0,["c","${channel.sid}","",${PROTOCOL_VERSION},${SERVER_VERSION},${SILENCE_MS}]]]`;
    const headers: Record<string, string> = {};
    if (search.has('X-HTTP-Session-Id')) headers['X-HTTP-Session-Id'] = channel.sid;
    if (fastForm === null) sendFrame(response, hello, headers);
    else {
      headers['X-HTTP-Initial-Response'] = hello;
      channel.attach(openBackChannel(response, false, headers), 0);
    }
    channel.receive(form.messages);
  }

  function openChannel(method: BidiMethod, authorization: string | undefined): Channel {
    const { request } = typeOf(method);
    const sid = randomBytes(16).toString('base64url');
    const channel = new Channel({
      sid,
      timings,
      open: (peer) => service.openStream(method, callerFromAuthorization(authorization), peer),
      parse: (json) => parseProtoJson(request, json),
      print: printers[method],
      onWeight: (changed) => pool.weigh(changed),
      onGone: (gone) => {
        channels.delete(sid);
        pool.remove(gone);
      },
    });
    channels.set(sid, channel);
    pool.add(channel);
    return channel;
  }

  return { handle };
}

function typeOf(method: BidiMethod): MethodType {
  const type = firestoreSchema().methods.get(method);
  if (!type) throw new Error(`The API descriptor has no method ${method}.`);
  return type;
}

/** Encodes a message in an array, as the protocol requires. Loads the descriptor on the first call. */
function printerOf(method: BidiMethod): (message: Message) => string {
  let type: MethodType | undefined;
  return (message) => `[${printProtoJson((type ??= typeOf(method)).response, message)}]`;
}

function attach(channel: Channel, response: ServerResponse, search: URLSearchParams): void {
  const acknowledged = acknowledgedId(search) ?? 0;
  const longPoll = search.get('CI') === '1';
  const wish = Number(search.get('TO') ?? NaN);
  channel.attach(openBackChannel(response, longPoll), acknowledged, longPoll && wish > 0 ? wish : undefined);
}

async function forward(
  channel: Channel,
  request: IncomingMessage,
  response: ServerResponse,
  search: URLSearchParams,
): Promise<void> {
  const form = parseChannelForm(await readBody(request));
  const acknowledged = acknowledgedId(search);
  if (acknowledged !== undefined) channel.acknowledge(acknowledged);
  // Respond first: the client waits for it before sending its next messages.
  sendFrame(response, JSON.stringify(channel.progress));
  channel.receive(form.messages);
}

function acknowledgedId(search: URLSearchParams): number | undefined {
  const text = search.get('AID');
  if (text === null) return undefined;
  const id = Number(text);
  if (!Number.isInteger(id)) throw invalidArgument(`AID "${text}" is not a number.`);
  return id;
}

/** From the request header, the `$httpHeaders` parameter or the form; browsers cannot set the header cross-origin. */
function authorizationOf(request: IncomingMessage, search: URLSearchParams, form: ChannelForm): string | undefined {
  return (
    form.headers.get('authorization') ??
    parseHeaderLines(search.get('$httpHeaders') ?? '').get('authorization') ??
    request.headers.authorization
  );
}

/** The client searches for this text and then opens a new channel. */
function sendUnknownSid(response: ServerResponse): void {
  sendText(response, 400, 'Error: Unknown SID');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}
