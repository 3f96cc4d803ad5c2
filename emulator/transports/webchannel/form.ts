import { invalidArgument } from '../../model/status.ts';

/** One message that a client sent. Ids count from 0 over the life of a channel. */
export interface IncomingMessage {
  readonly id: number;
  /** Absent when the client could not encode it, or sent other fields than this API uses. */
  readonly data: string | undefined;
}

export interface ChannelForm {
  /** Lower-case names. What a browser may not set on a request to another origin travels here. */
  readonly headers: ReadonlyMap<string, string>;
  readonly messages: readonly IncomingMessage[];
}

const MESSAGE_FIELD = /^req(\d{1,9})_(.*)$/;
const DATA = '__data__';

/**
 * Reads `headers=…&count=n&ofs=m&req0___data__=…`: message `i` has the id `ofs + i`. A message that is sent again keeps
 * its id, so that it can be told from a new one.
 */
export function parseChannelForm(body: string): ChannelForm {
  const messages = new Map<number, string | undefined>();
  let headers: ReadonlyMap<string, string> = new Map();
  let offset = 0;
  for (const pair of body.split('&')) {
    const equals = pair.indexOf('=');
    const name = unescapeForm(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : unescapeForm(pair.slice(equals + 1));
    if (name === 'headers' || name === '$httpHeaders') headers = parseHeaderLines(value);
    else if (name === 'ofs') offset = parseOffset(value);
    else {
      const [, index, field] = MESSAGE_FIELD.exec(name) ?? [];
      if (index === undefined) continue;
      const known = messages.get(Number(index));
      messages.set(Number(index), field === DATA ? value : known);
    }
  }
  return {
    headers,
    messages: [...messages].map(([index, data]) => ({ id: offset + index, data })).sort((a, b) => a.id - b.id),
  };
}

/** `Name: value` lines, as in an HTTP request. */
export function parseHeaderLines(lines: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

function parseOffset(value: string): number {
  const offset = Number(value);
  if (!Number.isSafeInteger(offset) || offset < 0) throw invalidArgument(`The offset "${value}" is not a number.`);
  return offset;
}

function unescapeForm(escaped: string): string {
  try {
    return decodeURIComponent(escaped.replaceAll('+', ' '));
  } catch {
    throw invalidArgument('The form has a malformed escape.');
  }
}
