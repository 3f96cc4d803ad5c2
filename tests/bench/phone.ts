/** A mid-range phone on a slow network: opens pages, and measures what its user saw and when. */
import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';

/** As Chromium emulates it, which DevTools and Lighthouse also use: latency in milliseconds, throughput in bytes a second. */
export interface Network {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

export const NETWORKS = {
  '4g': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  '2g': { latency: 300, downloadThroughput: 31_250, uploadThroughput: 31_250 },
} as const satisfies Readonly<Record<string, Network>>;

export type NetworkName = keyof typeof NETWORKS;

const CPU_SLOWER_BY = 4;
const QUIET_MS = 1_500;
const PATIENCE_MS = 90_000;
const AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36';

const PROBE = readFileSync(new URL('page-probe.js', import.meta.url), 'utf8');

export interface Loading {
  readonly lcpMs: number;
  readonly lcpElement: string;
  readonly seenMs: number;
  /** JavaScript received before the awaited element was visible, in bytes over the network. */
  readonly scriptBytesBefore: number;
  readonly requestsBefore: number;
  readonly layoutShift: number;
  readonly blockingMs: number;
  readonly allBytes: number;
}

/** What page-probe.js leaves in the page. */
interface Probe {
  lcp: number;
  lcpElement: string;
  shift: number;
  longTasks: number[];
  seen: number | null;
  interactions: Map<number, number>;
  keystrokes: number[];
  awaitReaction: (selector: string) => void;
  reaction: Promise<number>;
}

interface Transfer {
  url: string;
  type: string;
  bytes: number;
  startedAt: number;
  endedAt: number | null;
}

export interface Tab {
  readonly page: Page;
  /** Resolves when the network has been idle for a while. */
  readonly quiet: () => Promise<void>;
  /** Opens a page and waits until it has settled. `selector` is the element that the user waits for. */
  readonly load: (url: string, selector: string) => Promise<Loading>;
  /** The paths of the scripts that the page has used so far, whether they came from the network or from a cache. */
  readonly scripts: () => readonly string[];
  /** From the last click or keystroke of `act` until the frame in which an element that matches `selector` is visible. */
  readonly reaction: (selector: string, act: () => Promise<unknown>) => Promise<number>;
  /** The longest interaction so far, as the Event Timing API measures it; short ones count as its minimum of 16 ms. */
  readonly longestInteraction: () => Promise<number>;
  /** From each keystroke so far until the next paint. */
  readonly keystrokes: () => Promise<readonly number[]>;
}

export interface Phone {
  readonly context: BrowserContext;
  readonly tab: () => Promise<Tab>;
}

export interface PhoneOptions {
  /** null if the network itself is slow. */
  readonly network: Network | null;
}

/** A phone that has never been used before: nothing is cached. */
export async function withPhone<T>(
  browser: Browser,
  { network }: PhoneOptions,
  use: (phone: Phone) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2.6,
    isMobile: true,
    hasTouch: true,
    userAgent: AGENT,
  });
  try {
    const workers = network && (await slowDownWorkers(browser, network));
    const outcome = await use({ context, tab: () => openTab(context, network) });
    await workers?.detach();
    return outcome;
  } finally {
    await context.close();
  }
}

/** Loads a page for the first time. */
export function loadAsPhone(browser: Browser, options: PhoneOptions, url: string, selector: string): Promise<Loading> {
  return withPhone(browser, options, async (phone) => (await phone.tab()).load(url, selector));
}

async function openTab(context: BrowserContext, network: Network | null): Promise<Tab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const transfers = await watchTransfers(session);
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER_BY });
  let awaited = '';
  await page.addInitScript({ content: PROBE });
  const probe = <T>(read: (probe: Probe) => T): Promise<T> => page.evaluate<T>(`(${String(read)})(window.__probe)`);
  return {
    page,
    quiet: transfers.quiet,
    async load(url, selector) {
      if (selector !== awaited) {
        awaited = selector;
        await page.addInitScript({ content: `window.__probe.lookFor(${JSON.stringify(selector)})` });
      }
      await page.goto(url, { waitUntil: 'load' });
      // On a real network more than a moment passes between two requests.
      await page.locator(selector).first().waitFor({ timeout: PATIENCE_MS });
      await transfers.quiet();
      const { seen, ...all } = await probe(({ lcp, lcpElement, shift, longTasks, seen }) => ({
        ...{ lcp, lcpElement, shift, longTasks, seen },
      }));
      if (seen === null) throw new Error(`No element matching ${selector} became visible on ${url}.`);
      const before = transfers.all().filter(({ startedAt }) => startedAt <= seen);
      return {
        lcpMs: all.lcp,
        lcpElement: all.lcpElement,
        seenMs: seen,
        scriptBytesBefore: bytes(before.filter(isScript)),
        requestsBefore: before.length,
        layoutShift: all.shift,
        blockingMs: all.longTasks.reduce((total, length) => total + Math.max(0, length - 50), 0),
        allBytes: bytes(transfers.all()),
      };
    },
    scripts: () => [
      ...new Set(
        transfers
          .all()
          .filter(({ url }) => url.endsWith('.js'))
          .map(({ url }) => new URL(url).pathname),
      ),
    ],
    async reaction(selector, act) {
      await page.evaluate(`window.__probe.awaitReaction(${JSON.stringify(selector)})`);
      await act();
      return probe(({ reaction }) => reaction);
    },
    longestInteraction: () => probe(({ interactions }) => Math.max(16, ...interactions.values())),
    keystrokes: () => probe(({ keystrokes }) => keystrokes),
  };
}

function isScript({ type }: Transfer): boolean {
  return type === 'Script';
}

function bytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, transfer) => total + transfer.bytes, 0);
}

/** The emulation of a page does not reach its service worker, whose requests would be as fast as the machine. */
async function slowDownWorkers(browser: Browser, network: Network): Promise<CDPSession> {
  const session = await browser.newBrowserCDPSession();
  session.on('Target.targetCreated', ({ targetInfo: { type, targetId } }) => {
    if (type === 'service_worker') void slowDown(targetId).catch(() => undefined);
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
  return session;

  async function slowDown(targetId: string): Promise<void> {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const commands = [
      { id: 1, method: 'Network.enable' },
      { id: 2, method: 'Network.emulateNetworkConditions', params: { offline: false, ...network } },
    ];
    for (const command of commands)
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(command) });
  }
}

interface Transfers {
  readonly all: () => readonly Transfer[];
  readonly quiet: () => Promise<void>;
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
          if ([...transfers.values()].some(isRunning)) return;
          rest = setTimeout(() => {
            clearTimeout(giveUp);
            resolve();
          }, QUIET_MS);
        };
        wake();
      }),
  };
}

/** The stream of a listener stays open. */
function isRunning({ url, endedAt }: Transfer): boolean {
  return endedAt === null && !url.includes('/Listen/channel');
}
