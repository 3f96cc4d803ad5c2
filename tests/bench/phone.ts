/** Loads a page like a mid-range phone on a slow network and measures what the guest saw and when. */
import { readFileSync } from 'node:fs';
import { type Browser, type CDPSession } from '@playwright/test';

/** Chromium's own emulation, which DevTools and Lighthouse also use. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWER_BY = 4;
const QUIET_MS = 1_500;
const PATIENCE_MS = 45_000;
const AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36';

const PROBE = readFileSync(new URL('page-probe.js', import.meta.url), 'utf8');

export interface Loading {
  readonly lcpMs: number;
  readonly lcpElement: string;
  readonly seenMs: number;
  /** JavaScript received before the list was visible, in bytes over the network. */
  readonly scriptBytesBefore: number;
  readonly requestsBefore: number;
  readonly layoutShift: number;
  readonly blockingMs: number;
  readonly allBytes: number;
}

interface Seen {
  lcp: number;
  lcpElement: string;
  shift: number;
  longTasks: number[];
  seen: number | null;
}

interface Transfer {
  url: string;
  type: string;
  bytes: number;
  startedAt: number;
  endedAt: number | null;
}

/** `selector` is the element the guest waits for. */
export async function loadAsPhone(browser: Browser, url: string, selector: string): Promise<Loading> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2.6,
    isMobile: true,
    hasTouch: true,
    userAgent: AGENT,
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfers = await watchTransfers(session);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER_BY });
    await page.addInitScript({ content: `{ const SELECTOR = ${JSON.stringify(selector)}; ${PROBE} }` });
    await page.goto(url, { waitUntil: 'load' });
    await transfers.quiet();
    const seen = await page.evaluate(() => (window as unknown as { __seen: Seen }).__seen);
    if (seen.seen === null) throw new Error(`No element matching ${selector} became visible on ${url}.`);
    const before = transfers.all().filter(({ startedAt }) => startedAt <= (seen.seen ?? 0));
    return {
      lcpMs: seen.lcp,
      lcpElement: seen.lcpElement,
      seenMs: seen.seen,
      scriptBytesBefore: bytes(before.filter(({ type }) => type === 'Script')),
      requestsBefore: before.length,
      layoutShift: seen.shift,
      blockingMs: seen.longTasks.reduce((total, length) => total + Math.max(0, length - 50), 0),
      allBytes: bytes(transfers.all()),
    };
  } finally {
    await context.close();
  }
}

function bytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, transfer) => total + transfer.bytes, 0);
}

interface Transfers {
  all(): readonly Transfer[];
  /** Resolves when the network has been idle for a while. */
  quiet(): Promise<void>;
}

async function watchTransfers(session: CDPSession): Promise<Transfers> {
  const transfers = new Map<string, Transfer>();
  let began: number | null = null;
  let wake: () => void = () => undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (/^(data|blob):/.test(request.url)) return;
    began ??= timestamp;
    const startedAt = (timestamp - began) * 1000;
    transfers.set(requestId, { url: request.url, type: type ?? '', bytes: 0, startedAt, endedAt: null });
    wake();
  });
  const end = (requestId: string, timestamp: number, length: number) => {
    const transfer = transfers.get(requestId);
    if (!transfer) return;
    transfer.endedAt = (timestamp - (began ?? 0)) * 1000;
    transfer.bytes = length;
    wake();
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  await session.send('Network.enable');
  return {
    all: () => [...transfers.values()],
    quiet: () =>
      new Promise((resolve, reject) => {
        const giveUp = setTimeout(() => reject(new Error('The network never became idle.')), PATIENCE_MS);
        let rest: NodeJS.Timeout | undefined;
        wake = () => {
          clearTimeout(rest);
          if ([...transfers.values()].some(({ endedAt }) => endedAt === null)) return;
          rest = setTimeout(() => {
            clearTimeout(giveUp);
            resolve();
          }, QUIET_MS);
        };
        wake();
      }),
  };
}
