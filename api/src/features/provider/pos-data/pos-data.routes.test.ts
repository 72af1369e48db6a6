import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { someProviderData } from '../../../../test/factories/provider-data.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { createFakeProvider } from '../../../../test/fake-provider.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ provider: createFakeProvider(() => new Date()) });

let queue: pg.Client;
beforeAll(async () => {
  queue = new pg.Client(test.databaseUrl);
  await queue.connect();
});
afterAll(() => queue.end());

let merchant: Awaited<ReturnType<typeof aMerchant>>;
let token: string;

beforeEach(async () => {
  merchant = await aMerchant(test);
  token = (await aUser(test, { role: 'merchant', merchantId: merchant.id })).token;
});

const call = async (method: 'GET' | 'POST', path: string) => {
  const reply = await test.app.inject({ method, url: `/api${path}`, headers: bearer(token) });
  return reply.json<unknown>();
};

const connection = (state: string) =>
  asSystem(test, {
    text: `insert into pos_connections
        (merchant_id, provider, pos_merchant_id, state, access_token_sealed, refresh_token_sealed, connected_at)
      values ($1, 'Clover', $2, $3::text, case $3::text when 'connected' then 'x'::bytea end,
        case $3::text when 'connected' then 'x'::bytea end, '2026-04-01T12:00Z')`,
    values: [merchant.id, uuid().slice(0, 13), state],
  });

const queued = async () =>
  (
    await queue.query<{ key: string }>('select key from graphile_worker.jobs where key like $1 order by key', [
      `read-pos-data:${merchant.id}:%`,
    ])
  ).rows.map(({ key }) => key.split(':').at(-1));

describe('the connection', () => {
  it('of a merchant who never had one is none', async () => {
    expect(await call('GET', '/pos-connection')).toEqual({
      provider: null,
      state: 'none',
      posMerchantId: null,
      connectedAt: null,
      reads: ['merchant', 'employees', 'devices', 'tax-rates', 'inventory'].map((kind) => ({
        kind,
        readAt: null,
        failedAt: null,
        failure: null,
      })),
      merchant: null,
    });
  });

  it('says how it stands, what was read when, and what the provider says', async () => {
    await connection('needs_reauth');
    await someProviderData(test, merchant.id);
    expect(await call('GET', '/pos-connection')).toMatchObject({
      provider: 'Clover',
      state: 'needs_reauth',
      connectedAt: '2026-04-01T12:00:00.000Z',
      reads: [
        { kind: 'merchant', readAt: null },
        { kind: 'employees', readAt: null },
        {
          kind: 'devices',
          readAt: '2026-05-01T12:00:00.000Z',
          failure: 'refused',
          failedAt: '2026-05-02T12:00:00.000Z',
        },
        { kind: 'tax-rates', readAt: '2026-05-01T12:00:00.000Z', failure: null },
        { kind: 'inventory', readAt: null },
      ],
      merchant: { name: `Chez ${merchant.id}`, addressLine: null, city: 'Québec', timeZone: 'America/Montreal' },
    });
  });
});

describe('reading again', () => {
  it('puts every kind into the queue once, however often it is asked for', async () => {
    await connection('connected');
    expect(await call('POST', '/pos-connection/refresh')).toMatchObject({ state: 'connected' });
    await call('POST', '/pos-connection/refresh');
    expect(await queued()).toEqual(['devices', 'employees', 'inventory', 'merchant', 'tax-rates']);
  });

  it.each([null, 'not_connected', 'needs_reauth', 'disconnected'])(
    'is refused to a merchant who is not connected (%s)',
    async (state) => {
      if (state) await connection(state);
      expect(await call('POST', '/pos-connection/refresh')).toMatchObject({
        error: { code: 'provider-not-connected' },
      });
      expect(await queued()).toEqual([]);
    },
  );
});

describe('the provider’s devices', () => {
  it('are listed with the tills of ours that they are', async () => {
    await someProviderData(test, merchant.id);
    const till = await aTerminal(test, { merchant });
    const device = { posDeviceId: `device of ${merchant.id}`, name: 'Bar', model: 'Flex 3', serial: 'C045UQ10420002' };
    expect(await call('GET', '/pos-devices')).toEqual({ items: [{ ...device, deviceId: null }], nextCursor: null });
    await asSystem(test, {
      text: 'update devices set pos_device_id = $2 where id = $1',
      values: [till.id, device.posDeviceId],
    });
    expect(await call('GET', '/pos-devices')).toEqual({ items: [{ ...device, deviceId: till.id }], nextCursor: null });
  });
});

describe('the taxes', () => {
  it('are unread before they were', async () => {
    expect(await call('GET', '/tax-check')).toEqual({ state: 'unread', readAt: null, rates: [], findings: [] });
  });

  it('are wrong with what is wrong named, right when nothing is', async () => {
    await someProviderData(test, merchant.id);
    const name = `Taxes de ${merchant.id}`;
    expect(await call('GET', '/tax-check')).toEqual({
      state: 'wrong',
      readAt: '2026-05-01T12:00:00.000Z',
      rates: [{ name, rateMillionths: 149_750, isDefault: true, isRecognized: false }],
      findings: [{ finding: 'combined-rate', tax: name }],
    });
    await asSystem(test, { text: 'delete from pos_tax_rates where merchant_id = $1', values: [merchant.id] });
    await asSystem(test, {
      text: `insert into pos_tax_rates (merchant_id, pos_tax_rate_id, name, rate, is_default, read_at)
        values ($1, 'a', 'TPS', 500000, true, now()), ($1, 'b', 'TVQ', 997500, true, now())`,
      values: [merchant.id],
    });
    expect(await call('GET', '/tax-check')).toMatchObject({
      state: 'right',
      rates: [{ name: 'TPS', rateMillionths: 50_000, isRecognized: true }, { rateMillionths: 99_750 }],
      findings: [],
    });
  });
});
