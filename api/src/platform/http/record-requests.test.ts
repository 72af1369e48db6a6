import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { recordRequests, type EndedRequest } from './record-requests.ts';

it('hears of every request once, also of one whose client leaves before it is answered', async () => {
  const heard: EndedRequest[] = [];
  const app = Fastify();
  recordRequests(app, (ended) => void heard.push(ended));
  let answer = (): void => {};
  app.get('/api/slow/:id', () => new Promise((done) => (answer = () => done('late'))));
  app.get('/api/quick', async () => 'soon');
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const { port } = app.server.address() as AddressInfo;
    const leaving = connect(port, '127.0.0.1');
    leaving.write('GET /api/slow/7 HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(app.server, 'request');
    leaving.destroy();
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    answer();
    await fetch(`http://127.0.0.1:${port}/api/quick`);
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard).toMatchObject([
      { method: 'GET', route: '/api/slow/:id' },
      { method: 'GET', route: '/api/quick', status: 200 },
    ]);
    for (const { seconds } of heard) expect(seconds).toBeGreaterThan(0);
  } finally {
    await app.close();
  }
});
