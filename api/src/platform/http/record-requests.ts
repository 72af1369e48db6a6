import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasOwnLine, logFacts, messageOf } from './request-context.ts';

/** A request that has ended. Its route is the pattern that it met: an address may hold ids and secrets. */
export interface EndedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked again and again by machines: its line is for those who debug. */
    readonly isQuiet?: boolean;
  }
}

/** Writes one line for each request that has none yet, once it has ended, however it did; `hear` learns of all. */
export function recordRequests(app: FastifyInstance, hear: (ended: EndedRequest) => void = () => {}): void {
  app.addHook('onRequest', (request, reply, done) => {
    const startedAt = performance.now();
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      const ended = { ...endOf(request, reply), seconds: (performance.now() - startedAt) / 1000 };
      hear(ended);
      if (!hasOwnLine(request)) log(request, ended);
    };
    // a client that leaves closes what never finishes
    reply.raw.once('finish', end).once('close', end);
    done();
  });
}

/** Route of all files of the portal, which are many and nobody's secret. */
const FILES = 'files';
/** Route of what is at no place of ours; the portal's pages are among them. */
const UNMATCHED = 'unmatched';

/** Returns the pattern of a request's route: one of the contract, or a word for all that are not of the API. */
export function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return UNMATCHED;
  return url.startsWith('/api/') || url === '/metrics' ? url : FILES;
}

const endOf = (request: FastifyRequest, { statusCode: status }: FastifyReply): Omit<EndedRequest, 'seconds'> => ({
  method: request.method,
  route: routeOf(request),
  status,
});

function log(request: FastifyRequest, { seconds, ...ended }: EndedRequest): void {
  const facts = { ...logFacts(request), ...ended, ms: Math.round(seconds * 1000) };
  const isQuiet = request.routeOptions.config.isQuiet === true || !ended.route.startsWith('/api/');
  request.log[isQuiet ? 'debug' : 'info'](facts, messageOf(request));
}
