import type { FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeServer } from './close-server.ts';
import { addRoutes, createLocalListener, refuseLongBodies, replying } from './create-listener.ts';
import { listenTo } from './listen.ts';
import { Refusal } from './refusal.ts';
import { jsonReply } from './reply.ts';

let app: FastifyInstance | null = null;

/** Listens with these routes; calls by `GET /path`. */
async function open(add: (listener: FastifyInstance) => void, longBody?: () => Refusal) {
  app = createLocalListener(longBody);
  add(app);
  const port = await listenTo(app, undefined);
  const call = (route: string, body?: string) => {
    const [method = '', path = ''] = route.split(' ');
    return fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { connection: 'close' },
      ...(body ? { body } : {}),
    });
  };
  return { port, call };
}

afterEach(async () => {
  vi.restoreAllMocks();
  if (app) await closeServer(app.server);
  app = null;
});

const LONG = 'x'.repeat(20);

describe('a listener of this machine', () => {
  it('hands a route the body as it was sent, what the path names, and the address', async () => {
    const { call } = await open((listener) =>
      addRoutes(listener, { routes: { 'POST /things/:id': 'thing' }, bodyLimit: 10 }, (route, { body, params, url }) =>
        jsonReply(200, { route, body, ...params, query: url.search }),
      ),
    );
    const reply = await call('POST /things/7?a=1', '{"a": 1}');
    expect(await reply.json()).toEqual({ route: 'thing', body: '{"a": 1}', id: '7', query: '?a=1' });
  });

  it('answers a refusal with its status, its body and its headers', async () => {
    const { call } = await open((listener) =>
      listener.get(
        '/no',
        replying(() => {
          throw new Refusal(418, { error: 'no' }, { 'x-why': 'because' });
        }),
      ),
    );
    const reply = await call('GET /no');
    expect([reply.status, reply.headers.get('x-why'), await reply.json()]).toEqual([418, 'because', { error: 'no' }]);
  });

  it('answers an error of its own with a page, and warns of it', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    const { call } = await open((listener) =>
      listener.get(
        '/broken',
        replying(() => {
          throw new Error('broken');
        }),
      ),
    );
    const reply = await call('GET /broken');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  });

  it('refuses a long body with a page, or in the words of the listener or of a part of it', async () => {
    const routes = { 'POST /all': null };
    const add = (listener: FastifyInstance) => addRoutes(listener, { routes, bodyLimit: 10 }, () => jsonReply(200, {}));
    const plain = await open(add);
    expect((await plain.call('POST /all', LONG)).status).toBe(413);
    if (app) await closeServer(app.server);
    const worded = await open(
      (listener) => {
        add(listener);
        void listener.register(async (part) => {
          refuseLongBodies(part, () => new Refusal(413, { error: 'part' }));
          addRoutes(part, { routes: { 'POST /part': null }, bodyLimit: 10 }, () => jsonReply(200, {}));
        });
      },
      () => new Refusal(400, { error: 'all' }),
    );
    expect(await (await worded.call('POST /all', LONG)).json()).toEqual({ error: 'all' });
    expect(await (await worded.call('POST /part', LONG)).json()).toEqual({ error: 'part' });
  });

  it('leaves without an answer what is to get none, and cuts off what is no HTTP', async () => {
    const { port, call } = await open((listener) =>
      listener.get(
        '/cut',
        replying(() => ({ kind: 'hang-up' })),
      ),
    );
    await expect(call('GET /cut')).rejects.toThrow('fetch failed');
    const socket = connect(port, '127.0.0.1');
    socket.end('no HTTP\r\n\r\n');
    expect(await text(socket).catch(() => '')).toBe('');
  });

  it('answers an address that cannot be read with a page', async () => {
    const { call } = await open((listener) =>
      listener.get(
        '/:id',
        replying(() => jsonReply(200, {})),
      ),
    );
    const reply = await call('GET /%zz');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });
});
