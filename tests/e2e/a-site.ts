import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { inject } from 'vitest';
import { switchedOffWorker } from '../../scripts/build/service-worker.ts';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { WORKER_ADDRESS } from '../../src/config/service-worker.ts';

/** The name of a script ends in a hash of its content. */
const SCRIPT = /[\w-]+-[\w-]{7}(?=\.js\b)/g;
const NEXT = '~';

/** The application at an address of its own, where a test can deploy a new version. */
export interface Site {
  readonly origin: string;
  /** Whether it answers. */
  readonly setUp: (isUp: boolean) => void;
  /** How long the answer to each page takes from now on, in milliseconds. */
  readonly delayPages: (ms: number) => void;
  /** From now on all scripts have other names, and the old ones are gone. */
  readonly deployNext: () => void;
  /** Adds the address of pictures to the policy. */
  readonly allowPicturesFrom: (origin: string) => void;
  /** Deploys the kill switch in place of the service worker. */
  readonly switchOffWorker: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startSite(): Promise<Site> {
  let isUp = true;
  let isNext = false;
  let delay = 0;
  let worker: string | null = null;
  let pictures = '';
  /** The names of the renamed scripts. */
  const former = new Map<string, string>();
  const renamed = (text: string) =>
    text.replace(SCRIPT, (name) => {
      const next = name.slice(0, -1) + NEXT;
      former.set(next, name);
      return next;
    });

  const answer = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    if (!isUp) return void response.destroy();
    const isGone = isNext && /^\/assets\/.*\.js$/.test(url) && !url.includes(NEXT);
    if (isGone) return void response.writeHead(404).end();
    const path = url.replace(/[\w-]+~/, (next) => former.get(next) ?? next);
    const original = await fetch(inject('appUrl') + path, {
      headers: { accept: headers.accept ?? '*/*' },
      redirect: 'manual',
    });
    const kept = [...original.headers]
      .filter(([name]) => !/^(content-(encoding|length)|transfer-|connection)/.test(name))
      .map(([name, value]): [string, string] => [name, value.replace(/\b(connect|img)-src/g, `$& ${pictures}`)]);
    if (headers['sec-fetch-dest'] === 'document') await new Promise((resolve) => setTimeout(resolve, delay));
    const isText = /html|javascript/.test(original.headers.get('content-type') ?? '');
    const body = Buffer.from(await original.arrayBuffer());
    const text =
      url === WORKER_ADDRESS && worker !== null ? worker : isNext && isText ? renamed(body.toString()) : null;
    response.writeHead(original.status, Object.fromEntries(kept)).end(text ?? body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return {
    origin: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    setUp: (isNow) => {
      isUp = isNow;
    },
    delayPages: (ms) => {
      delay = ms;
    },
    deployNext: () => {
      isNext = true;
    },
    allowPicturesFrom: (address) => {
      pictures = address;
    },
    switchOffWorker: async () => {
      worker = await switchedOffWorker();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
