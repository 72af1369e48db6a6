import { expect, it, vi } from 'vitest';
import { forgetPages, keptPages } from '../../worker/kept-pages.ts';

const FILES = new Set(['/assets/shared.js', '/assets/devices.js', '/favicon.svg']);
const written = (...files: string[]) =>
  `<link href="/favicon.svg">${files.map((file) => `<link rel="modulepreload" href="/assets/${file}">`).join('')}`;

/** A browser that keeps what it is given, in the order in which it came, and a server that answers with one page. */
function setUp() {
  const kept = new Map<string, Map<string, Response>>();
  const opened = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return {
      match: async (path: string) => cache.get(path),
      put: async (path: string, page: Response) => {
        cache.delete(path);
        cache.set(path, page);
      },
      keys: async () => [...cache.keys()],
      delete: async (path: string) => cache.delete(path),
    };
  };
  const caches = {
    open: async (name: string) => opened(name) as unknown as Cache,
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  };
  const fetch = vi.fn<(request: Request) => Promise<Response>>(
    async () => new Response(written('shared.js', 'devices.js'), { headers: { 'content-encoding': 'br' } }),
  );
  const pagesOf = (revision: string) => keptPages({ revision, files: FILES }, { caches, fetch });
  return { caches, fetch, pagesOf, pages: pagesOf('one') };
}

it('a screen’s page is there once it was kept, as the server writes it now', async () => {
  const { pages, fetch } = setUp();
  expect(await pages.find('/devices')).toBeUndefined();
  await pages.keep('/devices');
  expect(fetch.mock.calls[0]?.[0].headers.get('accept')).toBe('text/html');
  const page = await pages.find('/devices');
  expect(await page?.text()).toContain('/assets/devices.js');
  expect(page?.headers.get('content-encoding')).toBeNull();
  fetch.mockResolvedValue(new Response(written('shared.js')));
  await pages.keep('/devices');
  expect(await (await pages.find('/devices'))?.text()).not.toContain('/assets/devices.js');
});

it('a page of which the worker lacks a file is not kept, and the one of before stays', async () => {
  const { pages, fetch } = setUp();
  await pages.keep('/devices');
  fetch.mockImplementation(async () => new Response(written('shared.js', 'devices-of-tomorrow.js')));
  await pages.keep('/devices');
  await pages.keep('/logs');
  expect(await (await pages.find('/devices'))?.text()).toContain('/assets/devices.js');
  expect(await pages.find('/logs')).toBeUndefined();
});

it('nor is what is no page', async () => {
  const { pages, fetch } = setUp();
  fetch.mockResolvedValue(new Response('', { status: 503 }));
  await pages.keep('/devices');
  expect(await pages.find('/devices')).toBeUndefined();
});

it('nor is the one whose frame depends on who is signed in', async () => {
  const { pages, fetch } = setUp();
  await pages.keep('/');
  expect(fetch).not.toHaveBeenCalled();
});

it('only the latest are kept, however many addresses were looked at', async () => {
  const { pages, caches } = setUp();
  for (let number = 0; number < 40; number += 1) await pages.keep(`/sales/${number}`);
  expect((await (await caches.open('pages-one')).keys()).map(String)).toEqual(
    Array.from({ length: 30 }, (_, place) => `/sales/${place + 10}`),
  );
});

it('those of versions before are let go, and nothing else', async () => {
  const { pages, pagesOf, caches } = setUp();
  await pages.keep('/devices');
  await caches.open('files');
  const next = pagesOf('two');
  await next.keep('/devices');
  await next.forgetOlder();
  expect((await caches.keys()).toSorted()).toEqual(['files', 'pages-two']);
});

it('all are let go when another language is read', async () => {
  const { pages, caches } = setUp();
  await pages.keep('/devices');
  await caches.open('files');
  await forgetPages(caches);
  expect(await caches.keys()).toEqual(['files']);
});
