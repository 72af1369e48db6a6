import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openHttpClient, type HttpCall, type HttpClientSettings } from './http-client.ts';

/** Makes a call of a server that answers as given. */
async function callOf(
  listener: RequestListener,
  call: Partial<HttpCall> = {},
  limits: Partial<HttpClientSettings> = {},
) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = openHttpClient({ connections: 1, ...limits });
  const { port } = server.address() as AddressInfo;
  const outcome = await client.send({ url: `http://127.0.0.1:${port}/transaction`, ...call });
  await client.close();
  server.closeAllConnections();
  server.close();
  return outcome;
}

describe('a call to the outside', () => {
  it('names its product and the form it takes: a firewall may stand before the service', async () => {
    const outcome = await callOf((request, reply) => reply.end(JSON.stringify(request.headers)), {
      headers: { ENVIRN: 'DEV' },
      body: '{}',
      replyTimeoutMs: 5000,
    });
    expect(outcome.kind === 'replied' && JSON.parse(outcome.body)).toMatchObject({
      accept: 'application/json',
      'user-agent': 'Comptoir',
      envirn: 'DEV',
    });
  });

  it('is unknown when the reply is longer than the limit', async () => {
    const outcome = await callOf((_request, reply) => reply.end('x'.repeat(2000)), {}, { longestReplyBytes: 1000 });
    expect(outcome.kind).toBe('unknown');
  });

  it.each([301, 302, 307, 308])('follows no reply to another address (%i)', async (status) => {
    const asked: string[] = [];
    const outcome = await callOf((request, reply) => {
      asked.push(request.url ?? '');
      reply.writeHead(status, { location: '/elsewhere' }).end('moved');
    });
    expect(outcome).toMatchObject({ kind: 'replied', status, body: 'moved' });
    expect(asked).toEqual(['/transaction']);
  });

  it('is unknown when no reply comes within its time', async () => {
    expect(await callOf(() => {}, {}, { timeoutMs: 50 })).toMatchObject({ kind: 'unknown' });
  });

  it('is unavailable when nothing listens', async () => {
    const client = openHttpClient({ connections: 1 });
    expect(await client.send({ url: 'http://127.0.0.1:9/' })).toEqual({ kind: 'unavailable', detail: 'ECONNREFUSED' });
    await client.close();
  });
});
