import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aMerchant, aUser, bearer } from '../../../test/factories/merchants.ts';
import { useTestApp } from '../../../test/test-app.ts';

const [PAGE, API] = ['https://portal.example', 'https://api.example'];
const HTML = '<!doctype html>\n<html lang="fr">\n  <head>\n  </head>\n  <body>\n  </body>\n</html>\n';

const webDir = mkdtempSync(path.join(tmpdir(), 'comptoir-web-'));
writeFileSync(path.join(webDir, 'index.html'), HTML);
afterAll(() => rmSync(webDir, { recursive: true }));

const test = useTestApp({ config: { webDir, publicUrl: PAGE, apiBaseUrl: API } });
const OTHERS = [
  'https://evil.test',
  'https://portal.example.evil.test',
  'http://portal.example',
  API,
  'null',
  undefined,
];

const asked = (origin: string | undefined) => ({
  ...(origin ? { origin } : {}),
  'access-control-request-method': 'POST',
});
const ask = (origin: string | undefined, url = '/api/login') =>
  test.app.inject({ method: 'OPTIONS', url, headers: asked(origin) });
const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });
const admissions = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('a page of another origin than its API', () => {
  it('names the API, lets itself call it, and is otherwise the page that it was', async () => {
    const { body, headers } = await get('/', { accept: 'text/html', 'accept-language': 'fr' });
    const link = `    <link rel="preconnect" id="api-base" crossorigin="use-credentials" href="${API}">\n`;
    expect(body).toBe(HTML.replace('"fr"', '"fr-CA"').replace('  </head>', `${link}  </head>`));
    expect(String(headers['content-security-policy']).split(';')).toContain(`connect-src 'self' ${API}`);
    expect(admissions(headers)).toEqual([]);
  });

  it('is told by the document where calls go', async () => {
    expect((await get('/api/openapi.json')).json()).toMatchObject({ servers: [{ url: expect.stringContaining(API) }] });
  });

  it('is answered before its call what it may send, for any call', async () => {
    for (const url of ['/api/login', '/API/devices', '/api/exports/1']) {
      const { statusCode, headers, body } = await ask(PAGE, url);
      expect([statusCode, body]).toEqual([204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': PAGE,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type',
        'access-control-max-age': '7200',
        vary: 'Origin',
      });
    }
  });

  it.each([
    ['an answer', '/api/healthz', 200],
    ['a refusal', '/api/session', 401],
    ['what is not there', '/api/nowhere', 404],
    ['what is wrong in its form', '/api/plan?since=never', 422],
  ])('reads %s', async (_what, url, status) => {
    const { statusCode, headers } = await get(url, { origin: PAGE });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Content-Disposition, Retry-After, X-Left-Out, X-Total-Count',
      vary: expect.stringMatching(/^Origin(?:,|$)/),
    });
  });

  it('keeps the browser’s mark, which goes to no other site', async () => {
    const { email, password } = await aUser(test, { role: 'admin' });
    const payload = { email, password };
    const { headers } = await test.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { origin: PAGE },
      payload,
    });
    expect(headers['access-control-allow-origin']).toBe(PAGE);
    expect(String(headers['set-cookie'])).toMatch(/^__Host-comptoir-device=.*HttpOnly.*Secure.*SameSite=Strict/);
  });

  it('follows a stream of events', async () => {
    const { token } = await aUser(test, { role: 'merchant', merchantId: (await aMerchant(test)).id });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const stop = new AbortController();
    const { headers } = await fetch(`http://127.0.0.1:${port}/api/logs/stream`, {
      headers: { ...bearer(token), origin: PAGE },
      signal: stop.signal,
    });
    stop.abort();
    expect(headers.get('content-type')).toMatch('text/event-stream');
    expect(headers.get('access-control-allow-origin')).toBe(PAGE);
  });
});

describe('any other page', () => {
  it.each(OTHERS)('is refused before its call, and reads no answer: %s', async (origin) => {
    const preflight = await ask(origin);
    expect(preflight.statusCode).toBe(404);
    const answers = [preflight, await get('/api/healthz', origin ? { origin } : {})];
    for (const { headers } of answers) {
      expect(admissions(headers)).toEqual([]);
      expect(headers.vary).toMatch(/^Origin/);
    }
  });
});

it('what the portal reads of an answer is shown to it', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const read = execFileSync(
    'git',
    ['grep', '-hoE', String.raw`headers\.get\('[a-z-]+'\)`, '--', 'web/src', ':!*.test.*'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const names = new Set([...read.matchAll(/'(.+)'/g)].map(([, name]) => name));
  // a browser shows this one to any page
  names.delete('content-type');
  expect(names).toEqual(new Set(['content-disposition', 'retry-after', 'x-left-out', 'x-total-count']));
});
