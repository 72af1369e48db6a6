import { pino } from 'pino';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNCOUNTED_CALLS } from '../../../test/uncounted-calls.ts';
import { gatherBodies } from './gather-bodies.ts';
import { buildServer } from './server.ts';

const LONGEST = 200_000;
const read: Uint8Array[] = [];
let port = 0;
let close: () => Promise<void>;

beforeAll(async () => {
  const app = await buildServer({ log: pino({ level: 'silent' }), trustProxy: false, callCounts: UNCOUNTED_CALLS });
  gatherBodies(app, async (bytes) => {
    read.push(bytes);
    return { length: bytes.length };
  });
  app.post('/api/length', { bodyLimit: LONGEST }, async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
  close = () => app.close();
});
afterAll(() => close());

const post = (pieces: readonly string[], headers: Readonly<Record<string, string | number>> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headersOf = { 'content-type': 'application/json', ...headers };
    const call = request(
      { port, host: '127.0.0.1', method: 'POST', path: '/api/length', headers: headersOf },
      (reply) => {
        let text = '';
        reply.on('data', (piece: Buffer) => (text += piece.toString()));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      },
    );
    call.on('error', reject);
    for (const piece of pieces) call.write(piece);
    call.end();
  });

describe('a long body', () => {
  const pieces = ['a'.repeat(70_000), 'é'.repeat(30_000), 'c'];

  it.each([
    ['of a length that is announced', { 'content-length': 130_001 }],
    ['of which no length is announced', {}],
  ])('is put together as it comes, in memory that threads share: %s', async (_which, headers) => {
    expect(await post(pieces, headers)).toEqual({ status: 200, text: '{"length":130001}' });
    const bytes = read.at(-1);
    expect(bytes?.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(Buffer.from(bytes ?? []).toString()).toBe(pieces.join(''));
  });

  it.each([
    ['where that is announced', { 'content-length': LONGEST + 1 }],
    ['where it is not', {}],
  ])('is refused beyond the limit of its route, and the connection answers: %s', async (_where, headers) => {
    const calls = read.length;
    const { status, text } = await post(['a'.repeat(LONGEST), 'b'], headers);
    expect([status, JSON.parse(text)]).toMatchObject([413, { error: { code: 'body-too-large' } }]);
    expect(read).toHaveLength(calls);
  });

  it('is read where it is as long as may be, and where there is none', async () => {
    expect(await post(['a'.repeat(LONGEST)])).toEqual({ status: 200, text: `{"length":${LONGEST}}` });
    expect(await post([], { 'content-length': 0 })).toMatchObject({ status: 200 });
  });

  it('that its sender breaks off is none', async () => {
    const calls = read.length;
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/length',
      headers: { 'content-type': 'application/json', 'content-length': 1000 },
    });
    call.on('error', () => undefined);
    await new Promise((resolve) => call.write('a', resolve));
    call.destroy();
    expect(await post(['b'])).toMatchObject({ status: 200 });
    expect(read).toHaveLength(calls + 1);
  });
});
