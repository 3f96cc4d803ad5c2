declare const self: ServiceWorkerGlobalScope;

/** The kill switch: takes the place of a worker that went wrong, deletes what it kept, and goes away itself. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const kept = await caches.keys();
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
