import type { IncomingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifySchemaCompiler,
} from 'fastify';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { isIP } from 'node:net';
import { answerBrokenRequest } from './answer-broken-request.ts';
import { admitPage, type TwoOrigins } from './admit-page.ts';
import { AppError } from './app-error.ts';
import type { CallCounts } from '../limits/call-counts.ts';
import { sharedStore } from '../limits/shared-store.ts';
import { compileReply } from './compile-reply.ts';
import { compressReplies } from './compress-replies.ts';
import { recordRequests, type EndedRequest } from './record-requests.ts';
import { renderError } from './render-error.ts';
import { queuePortalCalls } from './queue-portal-calls.ts';
import { brokenFields } from './broken-fields.ts';
import { makeFindLongList } from './find-long-list.ts';
import { keepText } from './body-text.ts';
import { hasMoreNames, TOO_MANY_NAMES } from './count-names.ts';

const BODY_LIMIT = 64 * 1024;

export interface ServerOptions {
  readonly log: FastifyBaseLogger;
  readonly trustProxy: boolean;
  /** Counts for limits by address, shared with the other servers. */
  readonly callCounts: CallCounts;
  /** Sources besides this server that pages may load from, by directive of the content security policy. */
  readonly sources?: Readonly<Record<string, readonly string[]>>;
  /** Null where pages call the server that they came from, and no other page calls it. */
  readonly origins?: TwoOrigins | null;
  /** Hears how each request ended. */
  readonly requestEnded?: ((ended: EndedRequest) => void) | undefined;
}

/** An HTTP server with the house's habits: one error table, strict headers, case-blind paths, a request id on every reply. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy, ours: what it says is the last address of the header, and whatever stands before it anybody may have written.
    trustProxy: options.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: BODY_LIMIT,
    genReqId: () => uuid(),
    requestTimeout: 60_000,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    // Streams of live events would hold the server open for ever; answers under way were waited for.
    forceCloseConnections: true,
    // While it drains, a closing server answers what still comes.
    return503OnClosing: false,
    // It also bounds closing, which may drain for minutes.
    pluginTimeout: 0,
    // These come before the hooks.
    frameworkErrors: (error, request, reply) => {
      void reply.header('x-request-id', request.id);
      renderError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest(options.log),
  });
  app.setValidatorCompiler(compileCheck);
  app.setSerializerCompiler(compileReply);
  app.setErrorHandler(renderError);
  parseJson(app);
  recordRequests(app, options.requestEnded);
  app.addHook('onRequest', async (request, reply) => {
    if (options.trustProxy) keepLastAddress(request.raw.headers);
    void reply.header('x-request-id', request.id);
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
  if (options.origins) admitPage(app, options.origins.page);
  const directives = withSources(options.sources, options.origins && { 'connect-src': [options.origins.api] });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    frameguard: { action: 'deny' },
  });
  queuePortalCalls(app);
  compressReplies(app);
  await app.register(rateLimit, {
    global: false,
    store: sharedStore(options.callCounts),
    errorResponseBuilder: () => new AppError('too-many-requests'),
  });
  return app;
}

/** Before anybody asks who called: a port behind the address would make each connection another caller. */
function keepLastAddress(headers: IncomingHttpHeaders): void {
  const address = readLastAddress([headers['x-forwarded-for'] ?? ''].flat().join(','));
  if (address === null) delete headers['x-forwarded-for'];
  else headers['x-forwarded-for'] = address;
}

/** Permissions that a page of ours never asks a browser for, so that no script on it could; a card is typed into the provider's frame. */
const PERMISSIONS_POLICY = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'usb=()',
].join(', ');

/** Scripts from here only, none inline: the token lives in local storage. Styles may be inline: Mantine sets variables so. */
const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** The policy with more sources; a directive without a line of its own allows what the default does. */
function withSources(...sources: readonly (ServerOptions['sources'] | null)[]): Record<string, string[]> {
  const policy: Record<string, string[]> = { ...CONTENT_SECURITY_POLICY };
  for (const [directive, more] of sources.flatMap((some) => Object.entries(some ?? {})))
    policy[directive] = [...(policy[directive] ?? CONTENT_SECURITY_POLICY['default-src']), ...more];
  return policy;
}

/** The check of what comes in by its schema: how long its lists are first, and then what stands in them. */
const compileCheck: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  const findLongList = makeFindLongList(schema);
  return (input: unknown) => {
    const found = findLongList?.(input);
    if (found) return { error: new AppError('validation-failed', [{ path: found.path, rule: 'too_big' }]) };
    const read = schema.safeParse(input);
    if (read.success) return { value: read.data };
    return { error: new AppError('validation-failed', brokenFields(read.error.issues)) };
  };
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** More names than this are none that a body of the route has: it is refused before it is parsed. */
    readonly mostNames?: number;
  }
}

/** Every call of the portal says it is JSON, also one without a body (spec §7); that is no error. */
function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    const { keepsText, mostNames = Infinity } = request.routeOptions.config;
    if (hasMoreNames(bytes, mostNames)) {
      done(new AppError('validation-failed', TOO_MANY_NAMES));
      return;
    }
    const text = bytes.toString();
    if (keepsText) keepText(request, text);
    if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
}

/**
 * The address that our own proxy added to `X-Forwarded-For`: the last one, without the port that some proxies put behind it. Null for
 * what is no address, so that the call counts as the proxy's own.
 */
export function readLastAddress(forwardedFor: string): string | null {
  const last = forwardedFor.slice(forwardedFor.lastIndexOf(',') + 1).trim();
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(last) ?? [];
  const address = inBrackets ?? beforePort ?? last;
  return isIP(address) ? address : null;
}
