import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { keepText } from './body-text.ts';
import { hasMoreNames, TOO_MANY_NAMES } from './count-names.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** More names than this are none that a body of the route has: it is refused before it is parsed. */
    readonly mostNames?: number;
  }
}

/** Every call of the portal says it is JSON, also one without a body (spec §7); that is no error. */
export function parseJson(app: FastifyInstance): void {
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
