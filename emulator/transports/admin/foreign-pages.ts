import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { StatusError } from '../../model/status.ts';

/**
 * Refuses admin requests from web pages of other sites, or any page that a developer visits could clear the data. Programs
 * send no Origin header and are served. A page is served if it comes from this machine, such as the Emulator UI on
 * another port, or from the host that it calls.
 *
 * The Host header must be an address or a name of this machine, against DNS rebinding: a page could point the name of its
 * own site at 127.0.0.1 and would then have the same origin. Throws PERMISSION_DENIED. `listeningHost` is the host of the --host flag.
 */
export function refuseForeignPages({ headers }: IncomingMessage, listeningHost: string): void {
  const host = hostNameOf(`http://${headers.host ?? ''}`);
  if (host === undefined || !(isLocalName(host) || isAddress(host) || host === hostNameOf(`http://${listeningHost}`))) {
    throw refusal(`the host "${headers.host ?? ''}"`, 'Use localhost, an IP address, or the name given with --host.');
  }
  if (headers.origin === undefined) return;
  const origin = hostNameOf(headers.origin);
  if (origin === undefined || !(isLocalName(origin) || origin === host)) {
    throw refusal(`web pages of ${headers.origin}`, 'Use a page on localhost, or a program that is not a web page.');
  }
}

/** Lower-case, without a port; IPv6 addresses in brackets. */
function hostNameOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

function isLocalName(host: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}

function isAddress(host: string): boolean {
  return isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

function refusal(whom: string, remedy: string): StatusError {
  return new StatusError('PERMISSION_DENIED', `The emulator's own endpoints are not open to ${whom}. ${remedy}`);
}
