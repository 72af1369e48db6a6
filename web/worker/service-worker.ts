import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Every file of this version of the portal: the build writes them in. */
declare const FILES: PrecacheEntry[];

/** Parts of a worker's own scope that are used here; the types of pages and of workers do not go together. */
declare const self: {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
};

// All files of a version or none: an open page keeps the modules it has, and what it misses later comes from the network, or
// makes it load itself again.
precacheAndRoute(FILES);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api(\/|$)/i] }));

// not after the last tab was closed, which may be never
self.addEventListener('install', () => void self.skipWaiting());
// the page of the first visit has its later parts from here too
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
