import {
  fastify,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerFactory,
  type HTTPMethods,
  type RouteHandlerMethod,
} from 'fastify';
import { createServer, STATUS_CODES } from 'node:http';
import { createServer as createTlsServer, type ServerOptions as TlsOptions } from 'node:https';
import { Refusal } from './refusal.ts';
import { gatewayPage, jsonReply, type Reply } from './reply.ts';
import { sendReply } from './send-reply.ts';

/** One request. The host of `url` says nothing: it is not the caller's. */
export interface Call {
  request: Pick<FastifyRequest, 'headers' | 'method'>;
  url: URL;
  /** Parameters of the path. */
  params: Readonly<Record<string, string>>;
  /** As it was sent, empty when there is none. */
  body: string;
}

export type Answer = (call: Call) => Promise<Reply> | Reply;

/** A listener in TLS, whose paths are the same in any case. An error of ours ends without an answer: nothing is acknowledged. */
export const createTlsListener = (tls: TlsOptions): FastifyInstance =>
  createListener({
    failure: { kind: 'hang-up' },
    caseSensitive: false,
    serverFactory: (handler) => createTlsServer(tls, handler),
  });

/** A listener in plain HTTP on loopback: for people, scripts and programs of this machine only. `longBody`: see `refuseLongBodies`. */
export function createLocalListener(longBody?: () => Refusal): FastifyInstance {
  const app = createListener({
    longBody,
    failure: gatewayPage(500, 'Internal Server Error'),
    caseSensitive: true,
    serverFactory: (handler) => createServer(handler),
  });
  app.addHook('onRequest', async ({ headers }, reply) => {
    // Other names could be those that a page elsewhere has pointed at this address.
    if (/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(headers.host ?? '')) return undefined;
    return sendReply(reply, gatewayPage(403, 'Forbidden'));
  });
  return app;
}

interface ListenerOptions {
  longBody?: (() => Refusal) | undefined;
  failure: Reply;
  caseSensitive: boolean;
  serverFactory: FastifyServerFactory;
}

function createListener({ failure, longBody, caseSensitive, serverFactory }: ListenerOptions): FastifyInstance {
  const app = fastify({
    serverFactory,
    exposeHeadRoutes: false,
    routerOptions: { caseSensitive },
    frameworkErrors: (_error, _request, reply) => void sendReply(reply, gatewayPage(404, 'Not Found')),
    // A failed handshake, or what is no HTTP. A reply in JSON would count as an answer.
    clientErrorHandler: (error, socket) => void socket.destroy(error),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler<CallError>((error, request, reply) => {
    const refusal = error.statusCode === 413 ? longBody?.() : error;
    if (refusal instanceof Refusal) return sendReply(reply, jsonReply(refusal.status, refusal.body, refusal.headers));
    const { statusCode: status = 500 } = error;
    if (status < 500) return sendReply(reply, gatewayPage(status, STATUS_CODES[status] ?? ''));
    // A caller that hung up needs no warning.
    if (!request.raw.destroyed) process.emitWarning(error);
    return sendReply(reply, failure);
  });
  return app;
}

/** One that Fastify refuses a request with has a status. */
type CallError = Error & { statusCode?: number };

/** The handler of a route that sends what `answer` returns. */
export function replying(answer: Answer): RouteHandlerMethod {
  return async (request, reply) => {
    const { params, body } = request as { params: Record<string, string>; body?: string };
    return sendReply(reply, await answer({ request, url: urlOf(request), params, body: body ?? '' }));
  };
}

export const urlOf = ({ url }: FastifyRequest): URL => new URL(url, 'http://localhost');

/** Registers every route of a table by method and path, such as `GET /v1/charges/:id`. */
export function addRoutes<Route>(
  app: FastifyInstance,
  { routes, bodyLimit }: { routes: Readonly<Record<string, Route>>; bodyLimit: number },
  answer: (route: Route, call: Call) => Promise<Reply> | Reply,
): void {
  for (const [pattern, route] of Object.entries(routes)) {
    const [method, url = ''] = pattern.split(' ');
    app.route({ method: method as HTTPMethods, url, bodyLimit, handler: replying((call) => answer(route, call)) });
  }
}

/** Sets the refusal of requests to a part of a listener whose body is longer than their limit. */
export function refuseLongBodies(part: FastifyInstance, refusal: () => Refusal): void {
  part.setErrorHandler<CallError>((error) => {
    throw error.statusCode === 413 ? refusal() : error;
  });
}
