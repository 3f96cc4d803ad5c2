import { createHash, X509Certificate } from 'node:crypto';
import type { TLSSocket } from 'node:tls';
import { generate } from 'selfsigned';

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

let ours: Promise<Certificate> | undefined;

/** Self-signed, one for each process. */
export function certificate(): Promise<Certificate> {
  return (ours ??= generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 }).then(
    ({ cert, private: key }) => ({ cert, key }),
  ));
}

/**
 * TLS delivers a record once all of it is there, up to 16 kB. The servers of large sites begin with records of one packet, so
 * that a page does not wait for bytes that it does not need yet.
 */
export function inSmallRecords<Server extends NodeJS.EventEmitter>(server: Server): Server {
  server.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(1_400));
  return server;
}

/** The flag with which Chromium trusts it. With `--ignore-certificate-errors` it would cache no response. */
export async function trustingFlag(): Promise<string> {
  const { cert } = await certificate();
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
