import { createHash, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';
import { renderError, renderNotFound } from '../platform/http/render-error.ts';
import { bearerToken } from '../features/base/access/recognize-user.ts';

/** Text of all metrics, in the form that Prometheus reads. */
export interface Rendered {
  readonly contentType: string;
  readonly text: string;
}

interface Served {
  readonly token: string | null;
  readonly render: () => Promise<Rendered>;
}

/** Registers `/metrics`, which answers whoever shows the token; with no token set, everybody who reaches it. */
export function metricsRoute(app: FastifyInstance, { token, render }: Served): void {
  app.get('/metrics', { config: { isQuiet: true } }, async (request, reply) => {
    if (token !== null && !isSame(bearerToken(request), token)) {
      void reply.header('www-authenticate', 'Bearer');
      throw new AppError('not-signed-in');
    }
    const { contentType, text } = await render();
    return reply.header('cache-control', 'no-store').type(contentType).send(text);
  });
}

/** Compares hashes, which are as long as each other and take as long whatever differs. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(hashOf(given), hashOf(expected));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves metrics on a port of their own, 0 for any free one, and nothing else there. */
export async function listenForMetrics(
  { port, host, ...served }: Served & { readonly port: number; readonly host: string },
  log: FastifyBaseLogger,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.setErrorHandler(renderError);
  app.setNotFoundHandler(renderNotFound);
  metricsRoute(app, served);
  await app.listen({ port, host });
  const { port: bound } = app.server.address() as AddressInfo;
  log.info({ port: bound }, 'metrics are served');
  return { url: `http://localhost:${bound}/metrics`, close: () => app.close() };
}
