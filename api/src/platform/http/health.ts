import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Anybody may ask, and each answer costs a write: within this time they share one. */
const SHARED_FOR_MS = 1000;

const QUIET = { config: { isQuiet: true } };

/** Facts of a server. `check` reports on the database, and fails where it takes no writes. */
export interface Health {
  readonly version: string;
  readonly check: () => Promise<object>;
  readonly isClosing: () => boolean;
}

/** `healthz`: the server runs, in which version. `readyz`: the database takes what it writes and the server is not closing; the answer holds what `check` reports. */
export function healthRoutes(app: FastifyInstance, { version, check, isClosing }: Health): void {
  let last: { readonly at: number; readonly result: Promise<object> } | null = null;
  const checkOnce = (): Promise<object> => {
    const at = performance.now();
    if (!last || at - last.at >= SHARED_FOR_MS) last = { at, result: check() };
    return last.result;
  };
  app.get('/api/healthz', QUIET, async () => ({ status: 'ok', version }));
  app.get('/api/readyz', QUIET, async () => {
    if (isClosing()) throw new AppError('not-ready');
    try {
      return { status: 'ready', ...(await checkOnce()) };
    } catch {
      throw new AppError('not-ready');
    }
  });
}
