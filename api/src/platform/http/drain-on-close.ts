import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { endStreamsOf } from './event-stream.ts';

/** Last answers get this long once no new calls are expected; a till's bill may wait ten seconds for the authority. */
const LAST_ANSWERS_MS = 12_000;
const LOOK_EVERY_MS = 20;

/**
 * Lets a closing server break no call: for `drainMs` it goes on answering, says `connection: close` with each answer and that it is
 * not ready, so that a proxy sends its calls elsewhere; then it ends the streams of events, whose readers connect again,
 * and waits for the answers under way. Returns how to ask whether it is closing.
 */
export function drainOnClose(app: FastifyInstance, drainMs: number): () => boolean {
  const open = new Set<FastifyReply>();
  let isClosing = false;
  app.addHook('onRequest', async (_request, reply) => void open.add(reply));
  app.addHook('onResponse', async (_request, reply) => void open.delete(reply));
  app.addHook('onRequestAbort', async (request) => {
    for (const reply of open) if (reply.request === request) open.delete(reply);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (drainMs > 0) await sleep(drainMs);
    // not before: until the proxy knows, a reader would come back here
    endStreamsOf(app.server);
    const deadline = performance.now() + LAST_ANSWERS_MS;
    while ([...open].some(isAnswered) && performance.now() < deadline) await sleep(LOOK_EVERY_MS);
  });
  return () => isClosing;
}

/** The end of a stream waits for its reader, who may never take it. */
const isAnswered = ({ raw }: FastifyReply): boolean =>
  !String(raw.getHeader('content-type')).startsWith('text/event-stream');
