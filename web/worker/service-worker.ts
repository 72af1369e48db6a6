import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keptPages } from './kept-pages.ts';

/** Every file of this version of the portal: the build writes them in. */
declare const FILES: PrecacheEntry[];

/** Parts of a worker's own scope that are used here; the types of pages and of workers do not go together. */
declare const self: {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly includeUncontrolled: true }): Promise<{ readonly url: string }[]>;
  };
};

const PAGE = '/index.html';

const pages = keptPages(
  { revision: FILES.find(({ url }) => url === PAGE)?.revision ?? '', files: new Set(FILES.map(({ url }) => url)) },
  { caches, fetch: (request) => fetch(request) },
);

/** Without a network it is kept the next time. */
const keep = async (address: string): Promise<void> => {
  if (navigator.onLine) await pages.keep(new URL(address).pathname).catch(() => undefined);
};

// All files of a version or none: an open page keeps the modules it has, and what it misses later comes from the network, or
// makes it load itself again.
precacheAndRoute(FILES);
cleanupOutdatedCaches();
const anyPage = createHandlerBoundToURL(PAGE);
registerRoute(
  new NavigationRoute(
    async (asked) => {
      asked.event.waitUntil(keep(asked.request.url));
      return (await pages.find(asked.url.pathname)) ?? anyPage(asked);
    },
    { denylist: [/^\/api(\/|$)/i] },
  ),
);

// not after the last tab was closed, which may be never
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  // the page of the first visit has its later parts from here too
  event.waitUntil(Promise.all([self.clients.claim(), pages.forgetOlder()]));
  void keepOpen();
});

/** Keeps the pages on view before the worker was there: the next visit begins with one, more often than not. Nothing waits for it. */
async function keepOpen(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  await Promise.all(open.map(async ({ url }) => keep(url)));
}
