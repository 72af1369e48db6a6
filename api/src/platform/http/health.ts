import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** `healthz`: the server runs. `readyz`: it can do its work, which means that it reaches the database. */
export function healthRoutes(app: FastifyInstance, check: () => Promise<unknown>): void {
  app.get('/api/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/api/readyz', { schema: { hide: true } }, async () => {
    try {
      await check();
    } catch {
      throw new AppError('not-ready');
    }
    return { status: 'ready' };
  });
}
