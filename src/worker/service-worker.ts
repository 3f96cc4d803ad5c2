import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import type { WorkerBuild, WorkerMessage } from '../config/service-worker.ts';

declare const self: ServiceWorkerGlobalScope;

/** The build puts it in place. */
declare const BUILD: WorkerBuild;

/** After that a page comes from the cache, in seconds. */
const SLOW = 4;

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
const pages = new NetworkOnly({
  networkTimeoutSeconds: SLOW,
  plugins: [{ handlerDidError: async ({ request }) => matchPrecache(pageFor(new URL(request.url).pathname)) }],
});

/** As the rewrites in firebase.json. */
function pageFor(path: string): string {
  return /^\/wishlist\/[^/]+\/?$/.test(path) ? '/wishlist' : '/app';
}

precache([...BUILD.precached]);
cleanupOutdatedCaches();
// Before the route of the precache, which would answer for the two pages themselves.
registerRoute(new NavigationRoute(pages, { denylist: [/^\/__\//] }));
addRoute();
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(FILES), files);
registerRoute(({ request, url }) => request.destination === 'image' && url.pathname.startsWith(PICTURES), pictures);

self.addEventListener('install', (event) => event.waitUntil(keepShell(event)));

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

/** The script of members is large, and guests do not need it: only who has used it has the next version too. */
async function keepShell(event: ExtendableEvent): Promise<void> {
  const kept = await (await caches.open(files.cacheName)).keys();
  const { shell } = BUILD.scripts;
  const name = shell.slice(0, shell.lastIndexOf('-') + 1);
  if (kept.some(({ url }) => new URL(url).pathname.startsWith(name))) await keep(event, shell);
}

/** Best effort: what cannot be kept is loaded when it is needed. */
async function keep(event: ExtendableEvent, address: string): Promise<void> {
  await Promise.all(files.handleAll({ event, request: address })).catch(() => undefined);
}
