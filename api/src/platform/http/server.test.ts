import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@comptoir/contract/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../test/factories/merchants.ts';
import { aTerminal } from '../../../test/factories/terminals.ts';
import { useTestApp } from '../../../test/test-app.ts';

const test = useTestApp();

let port: number;
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});

/** Sends bytes as they are, and reads until the server has closed the connection. */
function send(text: string): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    let all = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      all += String(part);
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = all.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head, body });
    });
  });
}

const get = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`;

describe('whatever is wrong with a request', () => {
  it.each<[string, string, ErrorCode]>([
    ['a path that climbs out of the documents', get('/api/docs/static/../../x'), 'not-found'],
    ['a path that climbs out in disguise', get('/api/docs/static/%2e%2e/%2e%2e/x'), 'not-found'],
    ['a path that cannot be decoded', get('/api/merchant/%zz'), 'bad-request'],
    ['a part of a path that is too long', get(`/api/merchant/${'x'.repeat(200)}`), 'address-too-long'],
    ['headers beyond measure', get('/api/healthz', `x: ${'y'.repeat(20_000)}\r\n`), 'headers-too-large'],
    ['what is no HTTP', 'nonsense\r\n\r\n', 'bad-request'],
    ['a length that is none', get('/api/healthz', 'Content-Length: -1\r\n'), 'bad-request'],
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n', 'bad-request'],
  ])('is answered in the shape of every refusal, with a number to ask about: %s', async (_, text, code) => {
    const { status, head, body } = await send(text);
    const { error } = JSON.parse(body) as ErrorReply;
    expect(status).toBe(ERROR_STATUS[code]);
    expect(error).toEqual({ code, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(head).toContain(`x-request-id: ${error.requestId}`);
    expect(head).toMatch(/content-type: application\/json/);
    expect(test.logLines.filter((line) => line.includes(error.requestId)).join()).not.toContain('"level":50');
    expect(test.logLines.some((line) => line.includes(error.requestId))).toBe(true);
  });

  it('says so to anyone who is too slow', async () => {
    const timeout = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    test.app.server.once('connection', (socket) => test.app.server.emit('clientError', timeout, socket));
    const { status, body } = await send('GET /api/healthz HTTP/1.1\r\nHost:');
    expect([status, (JSON.parse(body) as ErrorReply).error.code]).toEqual([408, 'request-timeout']);
  });
});

describe('a body that is wrong in many places', () => {
  const fieldsOf = async (url: string, token: string, payload: object) => {
    const reply = await test.app.inject({ method: 'POST', url, headers: bearer(token), payload });
    return reply.json<ErrorReply>().error.fields ?? [];
  };

  it('is refused in few words, and logged in as few', async () => {
    const { token } = await aTerminal(test);
    const sale = { deviceNumber: '1', trigger: 'sale', documents: Array<number>(400).fill(1) };
    const lines = test.logLines.length;
    expect(await fieldsOf('/api/device/v1/transactions', token, sale)).toHaveLength(50);
    const unknown = Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`f${at}`, 1]));
    expect((await fieldsOf('/api/login', '', unknown)).length).toBeLessThanOrEqual(50);
    expect(test.logLines.slice(lines).join('').length).toBeLessThan(10_000);
  });

  it('has the length of its lists looked at before what stands in them', async () => {
    const { token } = await aUser(test, { role: 'admin' });
    const merchants = Array<number>(20_000).fill(1);
    expect(await fieldsOf('/api/selections', token, { merchants })).toEqual([{ path: 'merchants', rule: 'too_big' }]);
  });
});

describe('every answer', () => {
  it.each(['/api/healthz', '/api/nowhere', '/api/docs/', '/'])(
    'may stand in no frame and use no device: %s',
    async (url) => {
      const { headers } = await test.app.inject({ method: 'GET', url });
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    },
  );
});

describe('the document of all calls', () => {
  const production = useTestApp({ config: { demo: false } });
  const paths = ['/api/openapi.json', '/api/docs/json', '/api/docs/yaml', '/api/docs/json/', '/API/DOCS/JSON'];

  it.each(paths)('is open in the demo world: %s', async (url) => {
    const reply = await test.app.inject({ method: 'GET', url });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('/api/login');
  });

  it.each(paths)('is for administrators alone elsewhere: %s', async (url) => {
    const { id } = await aMerchant(production);
    const [admin, owner] = [
      await aUser(production, { role: 'admin' }),
      await aUser(production, { role: 'merchant', merchantId: id }),
    ];
    const as = async (headers: Record<string, string>) => {
      const reply = await production.app.inject({ method: 'GET', url, headers });
      return [reply.statusCode, reply.body.includes('/api/login')];
    };
    expect(await as({})).toEqual([401, false]);
    expect(await as(bearer(owner.token))).toEqual([403, false]);
    expect(await as(bearer(admin.token)), 'before the second step is set up').toEqual([403, false]);
    await asSystem(production, { text: 'update accounts set totp_set_at = now() where id = $1', values: [admin.id] });
    expect(await as(bearer(admin.token))).toEqual([200, true]);
  });

  it('has the version of the package, and a page under the pages’ own policy', async () => {
    const { info } = (await test.app.inject({ method: 'GET', url: '/api/openapi.json' })).json<{ info: object }>();
    const { default: packageFile } = await import('../../../package.json', { with: { type: 'json' } });
    expect(info).toMatchObject({ title: 'Comptoir', version: packageFile.version });
    const [page, health] = [
      await test.app.inject({ method: 'GET', url: '/api/docs/' }),
      await test.app.inject({ method: 'GET', url: '/api/healthz' }),
    ];
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toBe(health.headers['content-security-policy']);
  });
});
