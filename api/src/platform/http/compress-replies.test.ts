import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMerchant, aUser, bearer } from '../../../test/factories/merchants.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { chooseEncoding } from './compress-replies.ts';

const SCRIPT = 'export const words = "the same words again and again";\n'.repeat(100);
const PAGE = '<!doctype html><title>Comptoir</title>';

const webDir = mkdtempSync(path.join(tmpdir(), 'comptoir-web-'));
mkdirSync(path.join(webDir, 'assets'));
writeFileSync(path.join(webDir, 'index.html'), PAGE);
writeFileSync(path.join(webDir, 'assets', 'a.js'), SCRIPT);
writeFileSync(path.join(webDir, 'assets', 'letters.woff2'), SCRIPT);
writeFileSync(path.join(webDir, 'assets', 'a.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(path.join(webDir, 'assets', 'a.js.gz'), gzipSync(SCRIPT));
afterAll(() => rmSync(webDir, { recursive: true }));

const test = useTestApp({ config: { webDir } });
let origin: string;
let token: string;
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  for (let count = 0; count < 20; count += 1) await aMerchant(test);
  token = (await aUser(test, { role: 'admin' })).token;
});

/** The answer as it comes over the wire, without what a client makes of it. */
async function fetchRaw(url: string, headers: Record<string, string>) {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}${url}`, { headers, agent: false }, resolve).on('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts) };
}

const open = (body: Buffer, encoding: string | undefined): string =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString();

const WAYS = [
  ['br', 'gzip, deflate, br', 'br'],
  ['gzip where there is no brotli', 'gzip', 'gzip'],
  ['nothing for a client that takes nothing', 'identity', undefined],
] as const;

describe('a file of the portal', () => {
  it.each(WAYS)('travels as it was compressed beforehand: %s', async (_, accepted, encoding) => {
    const { headers, body } = await fetchRaw('/assets/a.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(open(body, encoding)).toBe(SCRIPT);
    expect(body.length < SCRIPT.length / 10).toBe(encoding !== undefined);
  });

  it('says on its way out of a cache too that its form may differ', async () => {
    const first = await fetchRaw('/assets/a.js', { 'accept-encoding': 'br' });
    const again = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
    const { status, headers } = await fetchRaw('/assets/a.js', again);
    expect([status, headers.vary]).toEqual([304, 'Accept-Encoding']);
  });

  it('is left alone when it is no text, or short', async () => {
    const font = await fetchRaw('/assets/letters.woff2', { 'accept-encoding': 'br' });
    expect([font.headers['content-encoding'], font.headers.vary]).toEqual([undefined, undefined]);
    const page = await fetchRaw('/devices', { 'accept-encoding': 'br', accept: 'text/html' });
    expect(page.headers['content-encoding']).toBeUndefined();
    expect(page.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
    expect(page.body.toString()).toBe(PAGE);
  });

  it('is not offered under the name of its twin', async () => {
    expect((await fetchRaw('/assets/a.js.br', {})).status).toBe(404);
  });
});

describe('an answer of the API', () => {
  it.each(WAYS)('above 1 kB is compressed on its way: %s', async (_, accepted, encoding) => {
    const sent = { ...bearer(token), 'accept-encoding': accepted };
    const { headers, body } = await fetchRaw('/api/merchant', sent);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect((JSON.parse(open(body, encoding)) as unknown[]).length).toBe(20);
  });

  it('below 1 kB, or an error, travels as it is', async () => {
    for (const url of ['/api/healthz', '/api/nowhere']) {
      const { headers, body } = await fetchRaw(url, { 'accept-encoding': 'br' });
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
      expect(JSON.parse(body.toString())).toBeTypeOf('object');
    }
  });

  it('that is a stream of events is never held back by a compressor', async () => {
    const { id } = await aMerchant(test);
    const owner = await aUser(test, { role: 'merchant', merchantId: id });
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { ...bearer(owner.token), 'accept-encoding': 'br, gzip' };
      get(`${origin}/api/logs/stream`, { headers, agent: false }, resolve).on('error', reject);
    });
    expect(reply.headers['content-type']).toMatch(/^text\/event-stream/);
    expect(reply.headers['content-encoding']).toBeUndefined();
    const first = await new Promise<Buffer>((resolve) => reply.once('data', resolve));
    expect(first.toString()).toMatch(/^event: ready\ndata: \{"quietMs":\d+\}\n\n$/);
    reply.destroy();
  });
});

it.each([
  ['br', 'br'],
  ['gzip, br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['BR;q=0.000,GZIP ; q=1', 'gzip'],
  ['deflate', null],
  ['', null],
  [undefined, null],
])('of what a caller takes, the best is chosen: %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen);
});
