import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { renderNotFound } from './render-error.ts';
import { readPage } from './write-page.ts';

/**
 * Serves the built portal: files by their name, compressed beforehand, and its one page for every other path of a browser,
 * so that a screen's address can be opened directly. The page is written for the screen and the reader's language. Paths under `/api` keep the error table's not-found.
 * @param apiBase origin of the API that the page calls; null where it is the page's own
 */
export async function serveFiles(app: FastifyInstance, folder: string, apiBase: string | null): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    app.setNotFoundHandler(renderNotFound);
    return;
  }
  await app.register(files, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    // they are answered in the place of what they are twins of
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', WORKER],
    index: false,
    cacheControl: false,
    setHeaders: (response, file) => {
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.addHook('onSend', async (request, reply) => {
    if (FILES.test(request.url)) for (const header of OF_PAGES) reply.removeHeader(header);
  });
  const pageFor = readPage(folder, apiBase);
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { html, etag } = pageFor(request);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('etag', etag);
    void reply.header('vary', 'Accept-Language, Cookie');
    return isKnown(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(html);
  };
  const workerFor = readWorker(folder);
  app.get(`/${WORKER}`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(workerFor(reply)),
  );
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage || request.url.toLowerCase().startsWith('/api')) return renderNotFound(request, reply);
    return sendPage(request, reply);
  });
}

/** Files of a page. The worker is none: it obeys the headers it came with. */
const FILES = /^\/(?:assets\/|favicon\.svg|first-frame\.js)/;

/** Headers that browsers obey in a page alone; beside each of a screen's thirty files they would be half a kilobyte more. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];

/** True when a browser has this form of the page already (RFC 9110 §13.1.2). */
const isKnown = (known: string | undefined, etag: string): boolean =>
  (known ?? '').split(',').some((one) => one.trim() === etag);

const WORKER = 'service-worker.js';

/**
 * The worker that keeps the portal's files in browsers, with the revision of the page. The page is kept with its headers, so one with
 * another content security policy is another page, though its file is the same.
 */
export function readWorker(folder: string): (reply: FastifyReply) => string {
  const file = path.join(folder, WORKER);
  const worker = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return (reply) => {
    const policy = String(reply.getHeader('content-security-policy'));
    const revision = createHash('sha256').update(page).update(policy).digest('hex').slice(0, 16);
    return worker.replaceAll('PAGE_REVISION', revision);
  };
}
