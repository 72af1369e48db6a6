import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { renderError } from './render-error.ts';
import { queuePortalCalls } from './queue-portal-calls.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A server whose screens are answered when `answer` is called, the one that waits longest first. */
async function serve(options: { atOnce: number; patienceMs?: number }) {
  const begun: (() => void)[] = [];
  app = fastify({ forceCloseConnections: true });
  app.setErrorHandler(renderError);
  queuePortalCalls(app, { patienceMs: 30_000, ...options });
  const config = { isQueued: true };
  app.get('/screen', { config }, () => new Promise((done) => begun.push(() => done('read'))));
  app.get('/fault', { config }, () => Promise.reject(new Error('broken')));
  app.post('/bill', () => 'signed');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const until = async (count: number): Promise<void> => {
    while (begun.length < count) await sleep(2);
  };
  return { url, begun, until, answer: () => begun.shift()?.() };
}

const statusOf = async (reply: Promise<Response>): Promise<number> => (await reply).status;

describe('calls of screens', () => {
  it('are worked on so many at once, and the next when one is answered', async () => {
    const { url, begun, until, answer } = await serve({ atOnce: 2 });
    const replies = [1, 2, 3].map(() => statusOf(fetch(`${url}/screen`)));
    await until(2);
    await sleep(50);
    expect(begun).toHaveLength(2);
    answer();
    await until(2);
    answer();
    answer();
    expect(await Promise.all(replies)).toEqual([200, 200, 200]);
  });

  it('hold up no bill', async () => {
    const { url, until, answer } = await serve({ atOnce: 1 });
    const screens = [1, 2].map(() => statusOf(fetch(`${url}/screen`)));
    await until(1);
    expect(await statusOf(fetch(`${url}/bill`, { method: 'POST' }))).toBe(200);
    answer();
    await until(1);
    answer();
    await Promise.all(screens);
  });

  it('whose turn does not come are refused, with when to ask again', async () => {
    const { url, until, answer } = await serve({ atOnce: 1, patienceMs: 30 });
    const first = statusOf(fetch(`${url}/screen`));
    await until(1);
    const refused = await fetch(`${url}/screen`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ error: { code: 'overloaded' } });
    answer();
    expect(await first).toBe(200);
    // what was refused holds no turn
    const again = statusOf(fetch(`${url}/screen`));
    await until(1);
    answer();
    expect(await again).toBe(200);
  });

  it('that fail give their turn back', async () => {
    const { url } = await serve({ atOnce: 1 });
    for (let time = 0; time < 3; time += 1) expect(await statusOf(fetch(`${url}/fault`))).toBe(500);
  });

  it.each([
    ['at work', 1],
    ['waiting', 0],
  ])('of one who leaves give their turn back: %s', async (_, started) => {
    const { url, until, answer } = await serve({ atOnce: 1 });
    const others = started === 0 ? [statusOf(fetch(`${url}/screen`))] : [];
    if (started === 0) await until(1);
    const leaver = get(`${url}/screen`);
    leaver.on('error', () => {});
    await (started === 1 ? until(1) : sleep(50));
    leaver.destroy();
    await sleep(50);
    answer();
    await Promise.all(others);
    const next = statusOf(fetch(`${url}/screen`));
    await until(1);
    answer();
    expect(await next).toBe(200);
  });
});
