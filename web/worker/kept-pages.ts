/** Parts of the browser that it stands on. */
interface Around {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request) => Promise<Response>;
}

interface Version {
  /** Of the page that belongs to no screen: another version of the portal has another one. */
  readonly revision: string;
  /** The addresses of all files that the worker keeps. */
  readonly files: ReadonlySet<string>;
}

/** Prefix of the pages of all versions. */
const PREFIX = 'pages-';

/** Some twenty kilobytes each: addresses with a number in them are without end. */
const MOST = 30;

/** No page that has not come by then is waited for: a worker that waits holds up the next version. */
const PATIENCE_MS = 10_000;

/** The files that a page names. */
const NAMED = /(?:src|href)="(\/[^"]+)"/g;

/**
 * The pages of screens as the server has written them, with their heading, their texts and the names of their files: a later visit then
 * asks for nothing one after the other. They say nothing about a person.
 */
export function keptPages({ revision, files }: Version, { caches, fetch }: Around) {
  const name = `${PREFIX}${revision}`;
  return {
    find: async (pathname: string): Promise<Response | undefined> =>
      (await caches.open(name)).match(pathname, { ignoreVary: true }),

    /** Keeps a screen's page as it is now, unless the server has gone on to another version, whose files are not kept here. */
    keep: async (pathname: string): Promise<void> => {
      // whether it has the frame of the login screen or of the shell is the reader's
      if (pathname === '/') return;
      const page = await fetch(
        new Request(pathname, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE_MS) }),
      );
      if (!page.ok || page.redirected) return;
      const html = await page.text();
      if ([...html.matchAll(NAMED)].some(([, file = '']) => !files.has(file))) return;
      const cache = await caches.open(name);
      await cache.put(pathname, new Response(html, { headers: unpacked(page.headers) }));
      const [oldest, ...others] = await cache.keys();
      if (oldest && others.length >= MOST) await cache.delete(oldest, { ignoreVary: true });
    },

    /** Of versions before this one. */
    forgetOlder: async (): Promise<void> => forgetPages(caches, name),
  };
}

/** Lets go of the pages of all versions, or of all but one, by the name that they are kept under. */
export async function forgetPages(caches: Pick<CacheStorage, 'keys' | 'delete'>, kept?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== kept);
  await Promise.all(names.map((name) => caches.delete(name)));
}

function unpacked(headers: Headers): Headers {
  const own = new Headers(headers);
  for (const header of ['content-encoding', 'content-length']) own.delete(header);
  return own;
}
