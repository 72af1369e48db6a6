import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Most calls of screens worked on at once: a bill that comes finds no more than these before it. */
const AT_ONCE = 16;
/** The longest that a call waits for its turn. */
const PATIENCE_MS = 3000;
/** Seconds after which a browser that was refused asks again. */
const RETRY_AFTER = 2;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Queues its calls for a turn; a till's never wait. */
    isQueued?: boolean;
  }
}

interface QueueOptions {
  readonly atOnce?: number;
  readonly patienceMs?: number;
}

/**
 * Has the calls of screens wait for a turn, a limited number at once, so that a flood of them holds up no bill: what a till sends is
 * answered at once. A call whose turn does not come in time is refused, and costs nothing more.
 */
export function queuePortalCalls(
  app: FastifyInstance,
  { atOnce = AT_ONCE, patienceMs = PATIENCE_MS }: QueueOptions = {},
): void {
  const waiting = new Set<() => void>();
  const holders = new WeakSet<FastifyRequest>();
  let taken = 0;
  const release = (request: FastifyRequest): void => {
    if (!holders.delete(request)) return;
    const [next] = waiting;
    // it is handed on, or free
    if (next) next();
    else taken -= 1;
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isQueued) return;
    if (taken >= atOnce) await waitIn(waiting, reply, patienceMs);
    else taken += 1;
    holders.add(request);
    // one who leaves gets no response
    reply.raw.once('close', () => release(request));
  });
  app.addHook('onResponse', async (request) => release(request));
}

/** Resolves when a turn is handed on. @throws AppError overloaded, also to one who left: nothing is worked on for them */
function waitIn(waiting: Set<() => void>, { raw }: FastifyReply, patienceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      raw.off('close', giveUp);
      waiting.delete(take);
    };
    const take = (): void => {
      leave();
      resolve();
    };
    const giveUp = (): void => {
      leave();
      reject(new AppError('overloaded', undefined, RETRY_AFTER));
    };
    const timer = setTimeout(giveUp, patienceMs);
    raw.once('close', giveUp);
    waiting.add(take);
  });
}
