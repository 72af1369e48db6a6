import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderNotFound } from './render-error.ts';

/** Origins of the portal's page and of the API that it calls, where they are two. */
export interface TwoOrigins {
  readonly page: string;
  readonly api: string;
}

/** Headers that the portal reads, besides those that a browser shows to any page (Fetch §2.2.2). */
const EXPOSED = 'Content-Disposition, Retry-After, X-Left-Out, X-Total-Count';

/** Answer to the question that a browser asks before a call, which it may keep for as long as browsers keep any: two hours. */
const ALLOWED = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '7200',
};

/**
 * Lets the page of one other origin call the API, and no other page: a browser keeps every answer from those, refusals as well. With its
 * cookies, of which none opens a session: one alone makes a browser known to who signs in (decision 196).
 */
export function admitPage(app: FastifyInstance, page: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/api(?:\/|$)/i.test(request.url)) return;
    void reply.header('vary', 'Origin');
    if (request.headers.origin !== page) return;
    void reply.header('access-control-allow-origin', page).header('access-control-allow-credentials', 'true');
    void reply.header('access-control-expose-headers', EXPOSED);
  });
  app.options('/api/*', { config: { isQuiet: true } }, (request: FastifyRequest, reply: FastifyReply) =>
    request.headers.origin === page ? reply.code(204).headers(ALLOWED).send() : renderNotFound(request, reply),
  );
}
