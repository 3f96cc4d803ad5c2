import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import type { WorkerBuild, WorkerMessage } from '../config/service-worker.ts';

declare const self: ServiceWorkerGlobalScope;

/** The build puts it in place. */
declare const BUILD: WorkerBuild;

/**
 * After that a page comes from the cache, in seconds. On a fast network it is the newest. On a slow one the kept page is there
 * at once, and a newer version is offered when its worker has been installed. Reloading waits longer for the newest.
 */
const SLOW = 0.05;
const SLOW_TO_RELOAD = 4;

/** Firestore, Auth and uploads have no route: they never pass through a cache. */
const FILES = '/assets/';
/** The address of a picture in Storage contains a token of its own, so its content never changes. */
const PICTURES = '/v0/b/';

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true })],
});
const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true }),
    {
      // The answer to a request without CORS is opaque, and a browser counts each as megabytes.
      requestWillFetch: async ({ request }) =>
        mayReadPictures ? new Request(request.url, { mode: 'cors', credentials: 'omit' }) : request,
      handlerDidError: async ({ request }) => {
        const picture = await fetch(request);
        mayReadPictures = false;
        return picture;
      },
    },
  ],
});
/** Until a picture arrives only without CORS. Then no more are kept, because each would be requested twice. */
let mayReadPictures = true;
const pages = pagesWithin(SLOW);
const reloadedPages = pagesWithin(SLOW_TO_RELOAD);

function pagesWithin(networkTimeoutSeconds: number): NetworkOnly {
  return new NetworkOnly({
    networkTimeoutSeconds,
    plugins: [{ handlerDidError: async ({ request }) => matchPrecache(pageFor(new URL(request.url).pathname)) }],
  });
}

/** As the rewrites in firebase.json. */
function pageFor(path: string): string {
  return /^\/wishlist\/[^/]+\/?$/.test(path) ? '/wishlist' : '/app';
}

precache([...BUILD.precached]);
cleanupOutdatedCaches();
// Before the route of the precache, which would answer for the two pages themselves.
registerRoute(
  new NavigationRoute((options) => (options.request.cache === 'default' ? pages : reloadedPages).handle(options), {
    denylist: [/^\/__\//],
  }),
);
addRoute();
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(FILES), files);
registerRoute(({ request, url }) => request.destination === 'image' && url.pathname.startsWith(PICTURES), pictures);

self.addEventListener('install', (event) => event.waitUntil(keepUsedParts(event).catch(() => undefined)));

self.addEventListener('activate', (event) =>
  // The page that registers the first worker is served by it from then on.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
);

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'loaded':
      return event.waitUntil(Promise.all(message.addresses.map((address) => keep(event, address))));
    case 'is-same-build':
      return event.ports[0]?.postMessage(Object.values(BUILD.scripts).includes(message.script));
    case 'take-over':
      return event.waitUntil(self.skipWaiting());
  }
});

/**
 * Members' scripts are large, and guests do not need them. So a new version brings along those parts whose earlier version
 * was used here. Most have not changed and are kept already.
 */
async function keepUsedParts(event: ExtendableEvent): Promise<void> {
  const kept = await (await caches.open(files.cacheName)).keys();
  const used = new Set(kept.map(({ url }) => nameOf(new URL(url).pathname)));
  if (!used.has(nameOf(BUILD.scripts.shell))) return;
  const parts = (await (await fetch(BUILD.parts)).json()) as readonly string[];
  await Promise.all(parts.filter((part) => used.has(nameOf(part))).map((part) => keep(event, part)));
}

/** Without the hash of its content, or of its folder's. */
function nameOf(address: string): string {
  return address.replace(/-[\w-]{7,8}(?=[./])/, '');
}

/** Best effort: what cannot be kept is loaded when it is needed. */
async function keep(event: ExtendableEvent, address: string): Promise<void> {
  await Promise.all(files.handleAll({ event, request: address })).catch(() => undefined);
}
