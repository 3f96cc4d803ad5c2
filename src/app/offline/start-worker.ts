import { WORKER_ADDRESS, type WorkerMessage } from '../../config/service-worker.ts';
import { OFFERED_LANGUAGES } from '../../config/messages/languages.ts';
import { manifestAddress } from '../../config/web-manifest.ts';
import type { LanguageStore } from '../../session/language/language-store.ts';
import { savesData } from '../../ui/saves-data.ts';

/** An open page looks for a new version at most this often, in milliseconds. */
const BETWEEN_UPDATES = 60 * 60 * 1_000;

/** What the page loads ahead for the next tap goes first; in milliseconds. */
const FIRST_TAP_MS = 3_000;

/** The page has loaded nothing for so long, in milliseconds. */
const QUIET_MS = 2_000;

/**
 * Registers the service worker, which makes the next visit fast and possible without a connection. With the browser's data
 * saver on it is not registered, because it would load more than was asked for.
 */
export async function startWorker(languages: LanguageStore): Promise<void> {
  followLanguage(languages);
  // Missing on plain http and in some private windows.
  if (!('serviceWorker' in navigator) || savesData()) return;
  const { serviceWorker } = navigator;
  await new Promise((resolve) => setTimeout(resolve, FIRST_TAP_MS));
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register(WORKER_ADDRESS, { updateViaCache: 'none' });
  const registration = await serviceWorker.getRegistration();
  if (!registration) return;
  // Loaded now, because a new version has other files.
  const { offerRefresh } = await languages.withAreas(import('./offer-refresh.ts'), 'offline');
  onNewVersion(registration, (waiting) => offerRefresh(waiting, languages.current().say));
  lookForNewVersions(registration);
  if (isFirst) await handOver();
}

/** Members' pages are the same file in every language, so their manifest follows the interface. */
function followLanguage(languages: LanguageStore): void {
  const follow = () => {
    const { language } = languages.current();
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const address = manifestAddress(OFFERED_LANGUAGES.find((each) => each === language) ?? 'en');
    if (link && link.getAttribute('href') !== address) link.href = address;
  };
  follow();
  languages.subscribe(follow);
}

/**
 * The first page is loaded before there is a worker, which therefore does not have its files. It gets them once the page
 * has loaded nothing for a while, or is left.
 */
async function handOver(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  let waiting: string[] = [];
  let timer = 0;
  const hand = () => {
    clearTimeout(timer);
    if (waiting.length > 0) send(active, { type: 'loaded', addresses: waiting });
    waiting = [];
  };
  new PerformanceObserver((list) => {
    const loaded = list.getEntries().map(({ name }) => new URL(name));
    const built = loaded.filter(
      ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
    );
    if (built.length === 0) return;
    waiting.push(...built.map(({ pathname }) => pathname));
    clearTimeout(timer);
    timer = window.setTimeout(hand, QUIET_MS);
  }).observe({ type: 'resource', buffered: true });
  document.addEventListener('visibilitychange', hand);
}

/** Pages come from the network, so this one may already be new. Then the worker waits for the other windows to close. */
function onNewVersion(registration: ServiceWorkerRegistration, offer: (waiting: ServiceWorker) => void): void {
  const look = async () => {
    const { waiting } = registration;
    if (waiting && !(await isSameBuild(waiting))) offer(waiting);
  };
  void look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => void look()),
  );
}

function isSameBuild(worker: ServiceWorker): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? '';
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    send(worker, { type: 'is-same-build', script }, [port2]);
  });
}

/** Browsers look when a page is opened. Some pages stay open for days. */
function lookForNewVersions(registration: ServiceWorkerRegistration): void {
  let last = performance.now();
  document.addEventListener('visibilitychange', () => {
    const now = performance.now();
    if (document.visibilityState !== 'visible' || now - last < BETWEEN_UPDATES) return;
    last = now;
    // Without a connection, the next time will do.
    registration.update().catch(() => undefined);
  });
}

function send(worker: ServiceWorker | null, message: WorkerMessage, ports: Transferable[] = []): void {
  worker?.postMessage(message, ports);
}
