import { invalidArgument } from '../../model/status.ts';

/** One client message. Ids start at 0 and increase over the life of the channel. */
export interface IncomingMessage {
  readonly id: number;
  /** Absent if the client failed to encode it or sent unknown fields. */
  readonly data: string | undefined;
}

export interface ChannelForm {
  /** Lower-case names. Carries headers that browsers cannot set on cross-origin requests. */
  readonly headers: ReadonlyMap<string, string>;
  readonly messages: readonly IncomingMessage[];
}

const MESSAGE_FIELD = /^req(\d{1,9})_(.*)$/;
const DATA = '__data__';

/**
 * Parses `headers=…&count=n&ofs=m&req0___data__=…`: message `i` has the id `ofs + i`. A resent message keeps its id, which
 * identifies duplicates.
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
