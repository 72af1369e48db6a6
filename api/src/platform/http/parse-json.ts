import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { keepText } from './body-text.ts';
import { hasMoreNames } from './count-names.ts';
import { withRequest } from './request-context.ts';

/** Reads a body from its bytes, which are no one else's afterwards. Throws AppError where it is none. */
export type ReadBody = (bytes: Buffer) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reads the body, in place of the parser of JSON. */
    readonly readBody?: ReadBody;
    /** More names than this are none that a body of the route has: it is refused before it is parsed. */
    readonly mostNames?: number;
  }
}

/** Every call of the portal says it is JSON, also one without a body (spec §7); that is no error. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    const { keepsText, readBody, mostNames = Infinity } = request.routeOptions.config;
    if (readBody) return withRequest(request, () => readBody(bytes));
    if (hasMoreNames(bytes, mostNames)) {
      done(new AppError('validation-failed', [{ path: '', rule: 'too_big' }]));
      return undefined;
    }
    const text = bytes.toString();
    if (keepsText) keepText(request, text);
    if (text === '') done(null, undefined);
    else void parse(request, text, done);
    return undefined;
  });
}
