import type { Endpoint } from '@comptoir/contract/endpoint';
import type { Readable } from 'node:stream';
import type { ErrorCode } from '@comptoir/contract/errors';
import { stringifySetCookie, type SetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { nameFile } from '@comptoir/domain/base/files/name-file';
import { recordRefusal } from './render-error.ts';
import { gatherBodies, type ReadBody } from './gather-bodies.ts';
import { compilePlainReply } from './compile-reply.ts';
import { mostNamesFor } from './count-names.ts';
import { contextOf, withRequest } from './request-context.ts';

/** Arguments of a route: input that its schemas let through, and the caller. */
export interface Call<E extends Endpoint, Caller, Body = z.output<E['body']>> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: Body;
  readonly caller: Caller;
  readonly request: FastifyRequest;
}

/** Recognizes the caller. Throws when the endpoint's access is not met. */
export type Authenticate<Caller> = (request: FastifyRequest, endpoint: Endpoint) => Promise<Caller>;

/** Parts of a route: its callers and its answer. */
export interface Route<E extends Endpoint, Caller, Body = z.output<E['body']>> {
  readonly authenticate: Authenticate<Caller>;
  /** Upper limit of the body in bytes, where the server's own is too small. */
  readonly bodyLimit?: number;
  /** Rate limit per address, where guessing must not pay. */
  readonly rateLimit?: { readonly max: number; readonly timeWindow: string };
  /** Keeps the body as it came, for a signature over its text. */
  readonly keepsText?: boolean;
  /** Reads, and checks, a body that is too long for the thread that answers tills. */
  readonly readBody?: ReadBody<Body>;
  /** Marks a reply with signed text, or text of the authority: it is sent as it is kept, letter by letter. */
  readonly isEvidence?: boolean;
  /** Authenticates before reading the body: for bodies too long to be read from a stranger. */
  readonly knownFirst?: boolean;
  /** Confirms a caller that `authenticate` took for who they were: waited for before any answer leaves, a refusal too. */
  readonly confirm?: (caller: Caller) => Promise<void>;
  readonly handler: (call: Call<E, Caller, Body> & { setCookie: SetCookieOn }) => Promise<z.input<E['reply']>>;
}

/** Sends a cookie along with the answer. */
type SetCookieOn = (cookie: SetCookie) => void;

/** Registers an endpoint of the contract: its schemas validate what comes in and strip what goes out. */
export function route<E extends Endpoint, Caller, Body = z.output<E['body']>>(
  app: FastifyInstance,
  endpoint: E,
  { readBody, ...definition }: Route<E, Caller, Body>,
): void {
  if (readBody) {
    void app.register(async (reading) => {
      gatherBodies(reading, readBody);
      addRoute(reading, endpoint, { ...definition, isRead: true });
    });
  } else addRoute(app, endpoint, definition);
}

function addRoute<E extends Endpoint, Caller, Body>(
  app: FastifyInstance,
  endpoint: E,
  definition: Route<E, Caller, Body> & { readonly isRead?: boolean },
): void {
  const { confirm, handler } = definition;
  app.route({
    ...optionsOf(endpoint, { ...definition, isQueued: endpoint.access !== 'device' }),
    // a call that is wrong in its form is refused after its caller is confirmed
    ...(confirm ? { attachValidation: true } : {}),
    handler: async (request, reply) => {
      const setCookie: SetCookieOn = (cookie) => void reply.header('set-cookie', stringifySetCookie(cookie));
      const call = callOf<E, Caller, Body>(request);
      const answer = async () => {
        try {
          if (request.validationError) throw request.validationError;
          return await handler({ ...call, setCookie });
        } finally {
          await confirm?.(call.caller);
        }
      };
      const result = await withRequest(request, answer);
      void reply.header('cache-control', 'no-store');
      return result === null ? reply.code(204).send() : result;
    },
  });
}

/** A file as an answer: whole, or on its way. `count`: how many rows it has, where that is known. */
export interface File {
  /** Its name without its business. */
  readonly name: string;
  /** The business that it is of, which its name begins with; null for one of no business, or of several. */
  readonly business: string | null;
  readonly contentType: string;
  readonly content: Buffer | Readable;
  readonly count?: number;
  /** Ids of what was asked for and is not in it. */
  readonly leftOut?: readonly string[];
}

/** A route that answers with a file, which the portal hands on: no browser opens it under our address. */
export interface FileRoute<E extends Endpoint, Caller> extends Pick<Options<Caller>, 'authenticate' | 'rateLimit'> {
  readonly handler: (call: Call<E, Caller>) => Promise<File>;
}

/** Registers an endpoint that answers with a file. */
export function fileRoute<E extends Endpoint, Caller>(
  app: FastifyInstance,
  endpoint: E,
  definition: FileRoute<E, Caller>,
): void {
  app.route({
    ...optionsOf(endpoint, definition),
    handler: async (request, reply) => {
      const file = await withRequest(request, () => definition.handler(callOf(request)));
      const { name, business, contentType, content, count, leftOut = [] } = file;
      void reply.header('cache-control', 'no-store');
      if (leftOut.length > 0) void reply.header('x-left-out', leftOut.join(','));
      if (count !== undefined) void reply.header('x-total-count', count);
      void reply.header('content-disposition', `attachment; filename="${nameFile(business, name)}"`);
      return reply.type(contentType).send(content);
    },
  });
}

/** A route that answers with an open stream instead of one reply. */
export interface StreamRoute<E extends Endpoint, Caller> {
  readonly authenticate: Authenticate<Caller>;
  readonly handler: (call: Call<E, Caller> & { reply: FastifyReply }) => Promise<void>;
}

/** Registers an endpoint whose answer takes over the connection. */
export function streamRoute<E extends Endpoint, Caller>(
  app: FastifyInstance,
  endpoint: E,
  definition: StreamRoute<E, Caller>,
): void {
  app.route({
    ...optionsOf(endpoint, definition),
    handler: (request, reply) =>
      withRequest(request, () => definition.handler({ ...callOf<E, Caller>(request), reply })),
  });
}

/** Address that a browser is sent to, and the cookies it takes along. */
export interface Redirect {
  readonly to: string;
  readonly cookies?: readonly SetCookie[];
}

/** A route that a browser visits: it is sent on, also when it is refused, because no one reads an error as JSON. */
export interface RedirectRoute<E extends Endpoint, Caller> extends Pick<Options<Caller>, 'authenticate' | 'rateLimit'> {
  readonly handler: (call: Call<E, Caller>) => Promise<Redirect>;
  readonly refused: (code: ErrorCode) => Redirect;
}

/** Registers an endpoint that answers with a redirect. */
export function redirectRoute<E extends Endpoint, Caller>(
  app: FastifyInstance,
  endpoint: E,
  definition: RedirectRoute<E, Caller>,
): void {
  app.route({
    ...optionsOf(endpoint, definition),
    handler: async (request, reply) =>
      redirect(reply, await withRequest(request, () => definition.handler(callOf(request)))),
    errorHandler: (error, request, reply) => {
      void redirect(reply, definition.refused(recordRefusal(error, { request, reply }).code));
    },
  });
}

function redirect(reply: FastifyReply, { to, cookies = [] }: Redirect): FastifyReply {
  void reply.header('cache-control', 'no-store');
  for (const cookie of cookies) void reply.header('set-cookie', stringifySetCookie(cookie));
  return reply.redirect(to, 302);
}

interface Options<Caller> {
  readonly authenticate: Authenticate<Caller>;
  readonly bodyLimit?: number;
  readonly rateLimit?: { readonly max: number; readonly timeWindow: string };
  readonly keepsText?: boolean;
  /** True when the body is checked where it is read. */
  readonly isRead?: boolean;
  readonly isEvidence?: boolean;
  readonly isQueued?: boolean;
  readonly knownFirst?: boolean;
}

function optionsOf<Caller>(
  endpoint: Endpoint,
  { authenticate, bodyLimit, rateLimit, keepsText, isRead, isEvidence, isQueued, knownFirst }: Options<Caller>,
) {
  const hasBody = endpoint.method !== 'GET';
  return {
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    ...(bodyLimit ? { bodyLimit } : {}),
    // a till reads what it signs as it is kept
    ...(isEvidence || endpoint.access === 'device' ? { serializerCompiler: compilePlainReply } : {}),
    config: {
      ...(rateLimit ? { rateLimit: { ...rateLimit, ...keyFor(endpoint) } } : {}),
      ...(keepsText ? { keepsText } : {}),
      ...(isQueued ? { isQueued } : {}),
      ...(hasBody ? { mostNames: mostNamesFor(endpoint.body) } : {}),
    },
    schema: {
      params: endpoint.params,
      querystring: endpoint.query,
      ...(hasBody && !isRead ? { body: endpoint.body } : {}),
      response: { 200: endpoint.reply } as Record<number, z.ZodType>,
    },
    ...identify(endpoint, authenticate, knownFirst),
  };
}

/** Identifies before validation: a stranger learns nothing of the shape of a call. */
function identify<Caller>(endpoint: Endpoint, authenticate: Authenticate<Caller>, knownFirst = false) {
  const recognize = async (request: FastifyRequest): Promise<void> => {
    contextOf(request).caller = await withRequest(request, () => authenticate(request, endpoint));
  };
  return {
    ...(knownFirst ? { onRequest: recognize } : {}),
    preValidation: async (request: FastifyRequest): Promise<void> => {
      if (!knownFirst) await recognize(request);
      if (endpoint.method !== 'GET') request.body ??= {};
    },
  };
}

/** A stranger counts by address. Anyone who is signed in counts by their token too: others at the same address have nothing to do with it. */
const keyFor = ({ access }: Endpoint) =>
  access === 'public'
    ? {}
    : { keyGenerator: (request: FastifyRequest) => `${request.ip} ${request.headers.authorization}` };

/** Returns the call, with the caller that is kept beside the request: Fastify's decorators would lose the type. */
const callOf = <E extends Endpoint, Caller, Body = z.output<E['body']>>(
  request: FastifyRequest,
): Call<E, Caller, Body> => ({
  params: request.params as z.output<E['params']>,
  query: request.query as z.output<E['query']>,
  body: request.body as Body,
  caller: contextOf(request).caller as Caller,
  request,
});
