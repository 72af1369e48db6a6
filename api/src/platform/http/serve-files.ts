import { existsSync } from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderNotFound } from './render-error.ts';

/**
 * Serves the built portal: files by their name, compressed beforehand, and its one page for every other path of a browser,
 * so that a screen's address can be opened directly. Paths under `/api` keep the error table's not-found.
 */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    app.setNotFoundHandler(renderNotFound);
    return;
  }
  await app.register(files, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    // they are answered in the place of what they are twins of
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (response, file) => {
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage || request.url.toLowerCase().startsWith('/api')) return renderNotFound(request, reply);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
