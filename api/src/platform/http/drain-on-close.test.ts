import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { drainOnClose } from './drain-on-close.ts';
import { openEventStream } from './event-stream.ts';
import { healthRoutes } from './health.ts';
import { renderError } from './render-error.ts';

const slowCalls: (() => void)[] = [];
let port = 0;

async function aServer(drainMs: number): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true, return503OnClosing: false, pluginTimeout: 0 });
  app.setErrorHandler(renderError);
  healthRoutes(app, { version: '1.2.3', check: async () => ({}), isClosing: drainOnClose(app, drainMs) });
  app.get('/slow', () => new Promise((done) => slowCalls.push(() => done({ slow: true }))));
  app.get('/stream', (_request, reply) => {
    openEventStream(reply, { open: () => () => {}, quietFor: () => 0, mayListen: async () => null });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
  return app;
}

interface Answer {
  readonly status: number;
  /** True when its connection is to be closed. */
  readonly closes: boolean;
  /** False when it broke off. */
  readonly isWhole: boolean;
  readonly text: string;
}

const get = (path: string): Promise<Answer> =>
  new Promise((done, fail) => {
    const headers = { connection: 'keep-alive' };
    request({ port, path, host: '127.0.0.1', headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      const closes = reply.headers.connection === 'close';
      const end = () => done({ status: reply.statusCode ?? 0, closes, isWhole: reply.complete, text });
      reply.once('end', end).once('error', end);
    })
      .once('error', fail)
      .end();
  });

it('a server that closes says that it is not ready, and answers what still comes on connections that end', async () => {
  const app = await aServer(300);
  expect(await get('/api/readyz')).toMatchObject({ status: 200, closes: false });
  const closed = app.close();
  await sleep(20);
  expect(await get('/api/readyz')).toMatchObject({ status: 503 });
  expect(await get('/api/healthz')).toMatchObject({ status: 200, closes: true });
  await closed;
  await expect(get('/api/healthz')).rejects.toThrow('ECONNREFUSED');
});

it('an answer under way is waited for, and a stream of events ends whole', async () => {
  const app = await aServer(0);
  const slow = get('/slow');
  const stream = get('/stream');
  while (slowCalls.length === 0) await sleep(5);
  const closed = app.close();
  await sleep(50);
  for (const answer of slowCalls) answer();
  expect(await slow).toMatchObject({ status: 200, text: '{"slow":true}' });
  await closed;
  const { isWhole, text } = await stream;
  expect({ isWhole, text }).toEqual({ isWhole: true, text: expect.stringContaining('event: ready') as string });
});
