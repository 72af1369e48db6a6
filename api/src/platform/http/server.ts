import type { IncomingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { answerBrokenRequest } from './answer-broken-request.ts';
import { AppError } from './app-error.ts';
import type { CallCounts } from '../limits/call-counts.ts';
import { sharedStore } from '../limits/shared-store.ts';
import { compileCheck } from './compile-check.ts';
import { compileReply } from './compile-reply.ts';
import { compressReplies } from './compress-replies.ts';
import { parseJson } from './parse-json.ts';
import { readLastAddress } from './read-last-address.ts';
import { renderError } from './render-error.ts';
import { queuePortalCalls } from './queue-portal-calls.ts';

const BODY_LIMIT = 64 * 1024;

export interface ServerOptions {
  readonly log: FastifyBaseLogger;
  readonly trustProxy: boolean;
  /** Counts for limits by address, shared with the other servers. */
  readonly callCounts: CallCounts;
  /** Sources besides this server that pages may load from, by directive of the content security policy. */
  readonly sources?: Readonly<Record<string, readonly string[]>>;
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
  app.addHook('onRequest', async (request, reply) => {
    if (options.trustProxy) keepLastAddress(request.raw.headers);
    void reply.header('x-request-id', request.id);
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
  const directives = withSources(options.sources ?? {});
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
function withSources(sources: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  const policy: Record<string, string[]> = { ...CONTENT_SECURITY_POLICY };
  for (const [directive, more] of Object.entries(sources))
    policy[directive] = [...(policy[directive] ?? CONTENT_SECURITY_POLICY['default-src']), ...more];
  return policy;
}
