import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aMerchant, aUser, asSystem, bearer } from '../../test/factories/merchants.ts';
import { aTerminal } from '../../test/factories/terminals.ts';
import { accept } from '../../test/fake-authority.ts';
import { holdingDatabase } from '../../test/holding-database.ts';
import { useTestApp } from '../../test/test-app.ts';
import { listenForMetrics } from './serve-metrics.ts';

const TOKEN = 'scrape-0123456789-abcdefghij';
const holding = holdingDatabase();
const test = useTestApp({ config: { metrics: { port: null, token: TOKEN } }, wrapMetrics: holding.wrap });
const plain = useTestApp();

const asked = (headers: Record<string, string>) => test.app.inject({ method: 'GET', url: '/metrics', headers });
const scrape = async (): Promise<string> => {
  const reply = await asked({ authorization: `Bearer ${TOKEN}` });
  expect(reply.statusCode).toBe(200);
  return reply.body;
};

/** The value of a series; undefined where there is none. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

/** Milliseconds that the clock is ahead. */
let ahead = 0;
beforeAll(() => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
});
afterAll(() => vi.restoreAllMocks());
afterEach(() => holding.release());

/** Lets what was read last be too old to be shared. */
const later = (): void => void (ahead += 10_000);

describe('who asks for metrics', () => {
  it.each([
    ['no token', {}],
    ['a wrong one', { authorization: 'Bearer scrape-0123456789-abcdefghiJ' }],
    ['the beginning of the right one', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['the right one and more', { authorization: `Bearer ${TOKEN}0` }],
    ['the right one as a password', { authorization: `Basic ${btoa(`prometheus:${TOKEN}`)}` }],
  ])('is refused with %s, and learns no figure', async (_, headers: Record<string, string>) => {
    const reply = await asked(headers);
    expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(reply.json()).toMatchObject({ error: { code: 'not-signed-in' } });
    expect(reply.body).not.toContain('comptoir_');
  });

  it('is refused as an administrator: a session of the portal is no token of theirs', async () => {
    const { token } = await aUser(test, { role: 'admin' });
    expect((await asked(bearer(token))).statusCode).toBe(401);
  });

  it('finds nothing where they are not served', async () => {
    expect(plain.dependencies.metrics).toBeNull();
    for (const headers of [{}, { authorization: `Bearer ${TOKEN}` }])
      expect((await plain.app.inject({ method: 'GET', url: '/metrics', headers })).statusCode).toBe(404);
  });

  it('shows the token on a port of its own, too, where nothing else is served', async () => {
    const served = { token: TOKEN, render: async () => ({ contentType: 'text/plain', text: 'up 1\n' }) };
    const port = await listenForMetrics({ ...served, port: 0, host: '127.0.0.1' }, test.dependencies.log);
    try {
      const ask = (url: string, headers = {}) => fetch(url, { headers });
      expect((await ask(port.url)).status).toBe(401);
      const reply = await ask(port.url, { authorization: `Bearer ${TOKEN}` });
      expect([reply.status, await reply.text()]).toEqual([200, 'up 1\n']);
      expect((await ask(port.url.replace('/metrics', '/api/healthz'))).status).toBe(404);
    } finally {
      await port.close();
    }
  });
});

describe('a scrape', () => {
  it('shows bills as they wait, how long, and what became of those that were sent', async () => {
    const merchant = await aMerchant(test);
    const till = await aTerminal(test, { merchant });
    test.authority.behave(async () => ({ kind: 'unavailable', detail: 'down' }));
    await till.submitBills([(await till.bill()).text]);
    later();
    const waiting = await scrape();
    expect(valueOf(waiting, 'comptoir_bills_outstanding{state="waiting"}')).toBe(1);
    expect(valueOf(waiting, 'comptoir_oldest_unsent_bill_seconds')).toBeGreaterThan(0);
    expect(valueOf(waiting, 'comptoir_lanes_failing')).toBe(1);
    expect(valueOf(waiting, 'comptoir_bills_settled_total{outcome="fail"}')).toBe(1);
    test.authority.behave((request) => accept(test.authority.received, request));
    await till.submitBills([(await till.bill()).text]);
    later();
    const sent = await scrape();
    expect(valueOf(sent, 'comptoir_bills_outstanding{state="waiting"}')).toBe(0);
    expect(valueOf(sent, 'comptoir_oldest_unsent_bill_seconds')).toBe(0);
    expect(valueOf(sent, 'comptoir_bills_settled_total{outcome="accept"}')).toBe(2);
  });

  it('names routes by their pattern and never by an address', async () => {
    const { token } = await aUser(test, { role: 'admin' });
    const id = '01890000-0000-7000-8000-00000000abcd';
    await test.app.inject({ method: 'GET', url: `/api/merchant/${id}?q=secret-word`, headers: bearer(token) });
    await test.app.inject({ method: 'GET', url: '/api/nowhere/secret-word' });
    const text = await scrape();
    expect(text).toContain(
      'comptoir_http_request_seconds_count{method="GET",route="/api/merchant/:id",status="4xx"} 1',
    );
    expect(text).toContain('comptoir_http_request_seconds_count{method="GET",route="unmatched",status="4xx"}');
    expect(text).not.toMatch(/secret-word|0000abcd/);
  });

  it('asks the database once for all who ask at the same time, and soon after', async () => {
    await scrape();
    later();
    const before = holding.count();
    await Promise.all([scrape(), scrape(), scrape()]);
    const transactions = holding.count() - before;
    expect(transactions).toBe(3);
    await scrape();
    expect(holding.count() - before).toBe(transactions);
  });

  it('answers while the database does not, with what the process knows', async () => {
    later();
    holding.hold();
    const text = await scrape();
    expect(valueOf(text, 'comptoir_database_up')).toBe(0);
    expect(valueOf(text, 'process_start_time_seconds')).toBeGreaterThan(0);
    expect(text).toContain('comptoir_pool_waiting{pool="main"}');
    expect(text).not.toMatch(/^comptoir_oldest_unsent_bill_seconds /m);
    expect(text).not.toMatch(/^comptoir_jobs\{/m);
  });

  it('leaves no second question behind one that hangs, and is well again with the database', async () => {
    later();
    holding.hold();
    await scrape();
    const before = holding.count();
    later();
    expect(valueOf(await scrape(), 'comptoir_database_up')).toBe(0);
    expect(holding.count()).toBe(before);
    holding.release();
    await sleep(100);
    expect(valueOf(await scrape(), 'comptoir_database_up')).toBe(1);
  }, 20_000);

  it('shows checks, certificates and jobs by the day and the task, not by whose they are', async () => {
    await asSystem(test, {
      text: `insert into log_checks (id, checked_at, days, faults) values (gen_random_uuid(), now(), 3, 2)`,
    });
    await asSystem(test, {
      text: `insert into audit_checks (id, checked_at, links, hash, faults) values (gen_random_uuid(), now(), 1, 'h', '[]')`,
    });
    later();
    const text = await scrape();
    expect(valueOf(text, 'comptoir_chain_faults{chain="log"}')).toBe(2);
    expect(valueOf(text, 'comptoir_chain_faults{chain="audit"}')).toBe(0);
    expect(valueOf(text, 'comptoir_chain_checked_timestamp_seconds{chain="log"}')).toBeGreaterThan(1.7e9);
    expect(valueOf(text, 'comptoir_certificates_ending{within="ended"}')).toBe(0);
    expect(valueOf(text, 'comptoir_certificate_fewest_days')).toBeGreaterThan(90);
    expect(valueOf(text, 'comptoir_replicas{state="streaming"}')).toBe(0);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7|@comptoir/);
  });
});
