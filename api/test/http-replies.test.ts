import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENDPOINTS } from '@comptoir/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from './test-app.ts';

const webDir = mkdtempSync(path.join(tmpdir(), 'comptoir-web-'));
mkdirSync(path.join(webDir, 'assets'));
writeFileSync(path.join(webDir, 'index.html'), '<!doctype html><title>Comptoir</title>');
writeFileSync(path.join(webDir, 'assets', 'main.js'), 'export {};');
afterAll(() => rmSync(webDir, { recursive: true }));

const test = useTestApp({ config: { webDir } });
const get = (url: string, headers: object = {}) => test.app.inject({ method: 'GET', url, headers: { ...headers } });
const asPage = { accept: 'text/html' };

describe('every answer', () => {
  it.each([
    ['a page', '/devices', 200, 'text/html; charset=utf-8'],
    ['an answer of the API', '/api/healthz', 200, 'application/json; charset=utf-8'],
    ['a refusal', '/api/session', 401, 'application/json; charset=utf-8'],
    ['what is not there', '/api/nowhere', 404, 'application/json; charset=utf-8'],
  ])('has the headers that keep a browser to what it is: %s', async (_what, url, status, type) => {
    const reply = await get(url, url === '/devices' ? asPage : {});
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([status, type]);
    expect(reply.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    const policy = String(reply.headers['content-security-policy']).split(';');
    for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
    expect(policy.find((directive) => directive.startsWith('script-src '))).not.toContain('unsafe');
  });

  it('of a file that no browser shows by itself says what it is, without the rules of pages', async () => {
    const { headers } = await get('/assets/main.js');
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    for (const ofPages of ['content-security-policy', 'permissions-policy'])
      expect(headers).not.toHaveProperty(ofPages);
  });

  it('is for no other site, whatever it says of itself', async () => {
    const origin = 'https://evil.test';
    const asked = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const preflight = await test.app.inject({ method: 'OPTIONS', url: '/api/login', headers: asked });
    expect(preflight.statusCode).toBe(404);
    for (const { headers } of [preflight, await get('/api/healthz', { origin }), await get('/', { origin })])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it.each(['/assets', '/assets/', '/.git/HEAD', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fx'])(
    'holds files of the portal alone, and no list of them: %s',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});

describe('requests', () => {
  let port: number;
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = (test.app.server.address() as AddressInfo).port;
  });

  /** Sends bytes as they are, and reads until the server has closed the connection. */
  const send = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let all = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (part) => (all += String(part)));
      socket.on('error', reject);
      socket.on('close', () => resolve(all));
    });

  it.each([
    ['states two lengths', 'Content-Length: 2\r\nContent-Length: 40\r\n'],
    ['states a length beside its pieces', 'Content-Length: 40\r\nTransfer-Encoding: chunked\r\n'],
    ['comes in another form than pieces', 'Transfer-Encoding: chunked, identity\r\n'],
  ])('that %s is refused, and nothing after it is read', async (_what, headers) => {
    const hidden = 'GET /api/healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const all = await send(
      `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n0\r\n\r\n${hidden}`,
    );
    expect(all).toMatch(/^HTTP\/1.1 400 /);
    expect(all.match(/^HTTP/gm)).toHaveLength(1);
  });

  it('are not sent back by TRACE', async () => {
    const all = await send('TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Secret: word\r\n\r\n');
    expect(all).toMatch(/^HTTP\/1.1 40[045] /);
    expect(all).not.toContain('word');
  });
});

/** Browsers visit these, so they cannot be anything else; what they take is bound to the browser by state and cookie. */
const VISITED: ReadonlySet<string> = new Set(['startPosSignIn', 'finishPosSignIn']);

describe('the table of endpoints', () => {
  it('has nothing under GET but what reads', () => {
    const isReading = (name: string): boolean =>
      VISITED.has(name) || /^(?:search$|(?:get|list|sum|stream|export|waiting)[A-Z])/.test(name);
    const others = Object.entries(ENDPOINTS).filter(
      ([name, { method, body }]) => method === 'GET' && (!isReading(name) || body.safeParse({ anything: 1 }).success),
    );
    expect(others.map(([name]) => name)).toEqual([]);
  });
});
