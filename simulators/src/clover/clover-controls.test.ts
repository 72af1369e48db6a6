import { request } from 'node:http';
import { appendFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../test/control.ts';
import {
  allow,
  BISTRO,
  callClover,
  connect,
  exchange,
  ILES,
  MADO,
  refresh,
  startTestClover,
  type TestClover,
} from '../../test/test-clover.ts';
import { cloverId } from './clover-id.ts';
import { demoMerchants } from './state/demo-merchants.ts';

let clover: TestClover;

beforeAll(async () => {
  clover = await startTestClover();
});
afterAll(() => clover.remove());

const status = async () => (await control(clover.running, 'GET /__sim/status')).json;

const NEW = {
  id: cloverId('test:new'),
  name: 'Chez Nous',
  createdTime: 1_700_000_000_000,
  address: { address1: '1, rue X', city: 'Laval', state: 'QC', zip: 'H7A 1A1', country: 'CA' },
  properties: {
    timezone: 'America/Toronto',
    locale: 'fr_CA',
    defaultCurrency: 'CAD',
    tipsEnabled: false,
    pinLength: 4,
  },
  employees: [{ id: cloverId('test:owner'), name: 'Ana', role: 'ADMIN', isOwner: true, modifiedTime: 1 }],
};
const OWNER = NEW.employees[0];

describe('the control plane', () => {
  it('adds a merchant, and replaces one', async () => {
    for (const name of ['Chez Nous', 'Chez Nous Autres']) {
      expect(await control(clover.running, 'POST /__sim/merchants', [{ ...NEW, name }])).toMatchObject({ status: 200 });
      const { access_token: token } = await connect(clover.running, NEW.id);
      const { json } = await callClover(clover.running, `GET /v3/merchants/${NEW.id}`, { token });
      expect(json).toMatchObject({ name });
      const devices = await callClover(clover.running, `GET /v3/merchants/${NEW.id}/devices`, { token });
      expect(devices).toMatchObject({ json: { elements: [] } });
    }
  });

  it('takes merchants in the form in which it lists them', async () => {
    const { json } = await control(clover.running, 'GET /__sim/merchants');
    const { items } = json as { items: unknown[] };
    expect(items.length).toBeGreaterThanOrEqual(13);
    expect(await control(clover.running, 'POST /__sim/merchants', items)).toMatchObject({ status: 200 });
    expect((await control(clover.running, 'GET /__sim/merchants')).json).toEqual(json);
  });

  it('sets the clock, moves it, stops it, lets it run, and gives the true time back', async () => {
    const clock = (change: object) => control(clover.running, 'POST /__sim/clock', change);
    expect(await clock({ at: '2030-01-01T00:00:00-05:00', frozen: true })).toMatchObject({
      json: { now: '2030-01-01T05:00:00.000Z', isFrozen: true },
    });
    expect(await clock({ advanceMs: 1500 })).toMatchObject({
      json: { now: '2030-01-01T05:00:01.500Z', isFrozen: true },
    });
    expect(await clock({ frozen: false })).toMatchObject({ json: { isFrozen: false } });
    expect(await status()).toMatchObject({ now: expect.stringMatching(/^2030-01-01T05:00/) });
    expect(await control(clover.running, 'DELETE /__sim/clock')).toMatchObject({ json: { isFrozen: false } });
    expect(await status()).toMatchObject({ now: expect.not.stringMatching(/^2030/) });
  });

  it('changes the settings that are named, and no others', async () => {
    await control(clover.running, 'POST /__sim/config', { codeSeconds: 30 });
    await control(clover.running, 'POST /__sim/config', { rateLimits: { appConcurrent: 11 } });
    expect(await status()).toMatchObject({
      settings: { codeSeconds: 30, rateLimits: { appConcurrent: 11, tokenPerSecond: 16 }, accessTokenSeconds: 1800 },
    });
  });
});

describe('after a restart, Clover', () => {
  it('forgets nothing: codes, tokens, settings, clock, faults, merchants, at the same address', async () => {
    const own = await startTestClover();
    const [code, spent] = [await allow(own.running), await allow(own.running)];
    await exchange(own.running, spent);
    const tokens = await connect(own.running, ILES);
    const gone = await connect(own.running, MADO);
    await control(own.running, 'POST /__sim/uninstall', { merchant: MADO });
    await control(own.running, 'POST /__sim/clock', { at: '2030-01-01T00:00:00Z', frozen: true });
    await control(own.running, 'POST /__sim/clock', { at: new Date().toISOString() });
    await control(own.running, 'POST /__sim/fault', { fault: 'slow', value: 1, times: 3, route: 'roles' });
    await control(own.running, 'POST /__sim/merchants', [NEW]);
    const { urls } = own.running;
    const before = (await control(own.running, 'GET /__sim/status')).json;
    await own.restart();
    expect(own.running.urls).toEqual(urls);
    expect((await control(own.running, 'GET /__sim/status')).json).toEqual(before);
    expect(await exchange(own.running, code)).toMatchObject({ status: 200 });
    expect(await exchange(own.running, spent)).toMatchObject({ status: 401 });
    const { access_token: token } = tokens;
    expect(await callClover(own.running, `GET /v3/merchants/${ILES}`, { token })).toMatchObject({ status: 200 });
    expect(await refresh(own.running, tokens.refresh_token)).toMatchObject({ status: 200 });
    expect(await refresh(own.running, gone.refresh_token)).toMatchObject({ status: 401 });
    await own.remove();
  });

  it('has cut a torn last line, and keeps its secrets where only its owner can read them', async () => {
    const own = await startTestClover();
    const folder = join(own.dataDir, 'clover');
    await appendFile(join(folder, 'journal.jsonl'), '{"kind":"tok');
    await own.restart();
    await own.restart();
    const modes = ['', 'journal.jsonl', 'ports.json'].map(
      async (name) => (await stat(join(folder, name))).mode & 0o777,
    );
    expect(await Promise.all(modes)).toEqual([0o700, 0o600, 0o600]);
    await own.remove();
  });
});

describe('a bad call', () => {
  it.each([
    ['POST /__sim/config', { unknown: 1 }],
    ['POST /__sim/config', { siteUrl: 'javascript:alert(1)' }],
    ['POST /__sim/config', { webhookUrl: 'https://example.com/hook' }],
    ['POST /__sim/config', { webhookUrl: 'ftp://localhost/hook' }],
    ['POST /__sim/config', { webhookUrl: 'no address' }],
    ['POST /__sim/config', { permissions: ['EVERYTHING'] }],
    ['POST /__sim/config', { missingPermissionStatus: 404 }],
    ['POST /__sim/config', { codeSeconds: 0 }],
    ['POST /__sim/config', { rateLimits: { unknown: 1 } }],
    ['POST /__sim/clock', {}],
    ['POST /__sim/clock', { at: 'tomorrow' }],
    ['POST /__sim/clock', { advanceMs: 1.5 }],
    ['POST /__sim/fault', { fault: 'status', value: 418 }],
    ['POST /__sim/fault', { fault: 'slow' }],
    ['POST /__sim/fault', { fault: 'down', value: 1 }],
    ['POST /__sim/fault', { fault: 'down', route: 'shifts' }],
    ['POST /__sim/fault', { fault: 'down', merchant: 'x' }],
    ['POST /__sim/fault', { fault: 'down', times: -1 }],
    ['POST /__sim/uninstall', {}],
    ['POST /__sim/uninstall', { merchant: 'x' }],
    ['POST /__sim/webhook/verify', { unknown: 1 }],
    ['POST /__sim/webhook/fire', { updates: [] }],
    ['POST /__sim/webhook/fire', { updates: [{ merchant: BISTRO, object: 'nothing', type: 'UPDATE' }] }],
    ['POST /__sim/webhook/fire', { updates: [{ merchant: BISTRO, object: 'E:1', type: 'CHANGE' }] }],
    ['POST /__sim/webhook/fire', { updates: [{ merchant: BISTRO, object: 'E:1', type: 'UPDATE' }], mode: 'loud' }],
    ['POST /__sim/merchants', []],
    ['POST /__sim/merchants', [{ ...NEW, unknown: 1 }]],
    ['POST /__sim/merchants', [{ ...NEW, id: 'IL-OU' }]],
    ['POST /__sim/merchants', [{ ...NEW, employees: [] }]],
    ['POST /__sim/merchants', [{ ...NEW, employees: [OWNER, { ...OWNER, id: cloverId('test:2') }] }]],
    ['POST /__sim/merchants', [{ ...NEW, employees: [{ ...OWNER, pin: '123456789' }] }]],
    ['GET /__sim/status?unknown=1', undefined],
    ['GET /__sim/merchants?unknown=1', undefined],
    ['DELETE /__sim/fault?unknown=1', undefined],
    ['POST /__sim/config', 'no JSON'],
  ])('%s %o is 400 and says why', async (route, body) => {
    const answer = await control(clover.running, route, body);
    expect(answer).toMatchObject({ status: 400, json: { error: expect.any(String) } });
  });

  it('about an unknown merchant or path is 404; with another type than JSON, as a foreign page would send, 415', async () => {
    const unknown = { merchant: 'AAAAAAAAAAAAA' };
    expect(await control(clover.running, 'POST /__sim/uninstall', unknown)).toMatchObject({ status: 404 });
    expect(await control(clover.running, 'GET /__sim/nothing')).toMatchObject({ status: 404 });
    const plain = { 'content-type': 'text/plain' };
    expect(await control(clover.running, 'POST /__sim/uninstall', { merchant: BISTRO }, plain)).toMatchObject({
      status: 415,
    });
  });

  it('under a foreign host name is refused', async () => {
    const code = await new Promise((resolve) => {
      const headers = { host: 'evil.example' };
      request(`${clover.running.urls.controlUrl}/__sim/status`, { headers }, (reply) =>
        resolve(reply.statusCode),
      ).end();
    });
    expect(code).toBe(403);
  });
});

describe('the demo world', () => {
  it('is the same on every machine, with ids of Clover’s form that no two things share', () => {
    const [once, again] = [demoMerchants(1_790_000_000_000), demoMerchants(1_790_000_000_000)];
    expect(once).toEqual(again);
    const ids = JSON.stringify(
      once.map(({ orders: _o, payments: _p, refunds: _r, credits: _c, ...rest }) => rest),
    ).matchAll(/"id":"([^"]+)"/g);
    const all = [...ids].map(([, id]) => id);
    expect(new Set(all).size).toBe(all.length);
    for (const { id } of once) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
    expect(once.find(({ name }) => name === 'Bistro du Quai')?.id).toBe(BISTRO);
  });

  it('has device codes that no two employees of a merchant share', () => {
    for (const { employees } of demoMerchants(0)) {
      expect(new Set(employees.map(({ pin }) => pin)).size).toBe(employees.length);
    }
  });

  it('has one merchant without the app', () => {
    expect(demoMerchants(0).filter(({ isInstalled }) => !isInstalled)).toMatchObject([
      { name: 'Bar Laitier Chez Mado' },
    ]);
  });
});
