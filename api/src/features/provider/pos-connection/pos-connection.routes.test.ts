import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '../../../../test/factories/merchants.ts';
import { aBrowser, consentTo, finish } from '../../../../test/pos-browser.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { SITE_URL, startSimulatedClover, type SimulatedMerchant } from '../../../../test/simulated-clover.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { PosProvider } from '../../../gateways/pos-provider/pos-provider.ts';
import { callProvider } from './call-provider.ts';
import { disconnectMerchant } from './disconnect-merchant.ts';

const simulator = await startSimulatedClover();
const test = useTestApp({ config: { publicUrl: SITE_URL, provider: simulator.settings } });

beforeAll(async () => {
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  await simulator.control('POST /__sim/config', { webhookUrl: `${url}/api/webhooks/clover` });
});
afterAll(() => simulator.stop());

const merchant = (name: string) => simulator.merchant(name);
const auth = { 'x-clover-auth': simulator.settings.webhookAuthCode };
const appId = simulator.settings.clientId;

const deliver = async (payload: object, headers: Record<string, string> = auth) => {
  const reply = await test.app.inject({ method: 'POST', url: '/api/webhooks/clover', headers, payload });
  return reply.statusCode === 204 ? 'taken' : reply.json<{ error: { code: string } }>().error.code;
};
const removal = (of: SimulatedMerchant, ts = Date.now()) => ({
  appId,
  merchants: { [of.id]: [{ objectId: `A:${appId}`, type: 'DELETE', ts }] },
});

async function connect(of: SimulatedMerchant): Promise<void> {
  const browser = aBrowser(test);
  const reply = await finish(browser, await consentTo(simulator, browser, { merchant: of }));
  expect(reply.headers.location).toBe('/dashboard');
}

const connectionOf = async (of: SimulatedMerchant) => {
  const [row] = await asSystem<{ merchantId: string; state: string; hasTokens: boolean }>(test, {
    text: `select merchant_id as "merchantId", state,
        coalesce(access_token_sealed, refresh_token_sealed) is not null as "hasTokens"
      from pos_connections where pos_merchant_id = $1`,
    values: [of.id],
  });
  return row;
};

const eventsOf = async (of: SimulatedMerchant) => {
  const lines = await asSystem<{ event: string }>(test, {
    text: `select event from activity_log l join pos_connections c using (merchant_id)
      where c.pos_merchant_id = $1 and event like 'provider-%' order by occurred_at, l.id`,
    values: [of.id],
  });
  return lines.map(({ event }) => event);
};

describe('the handshake', () => {
  it('needs no header, changes nothing and shows the code in the log', async () => {
    const { verificationCode } = (await simulator.control('POST /__sim/webhook/verify', {})) as {
      verificationCode: string;
    };
    expect(test.logLines.some((line) => line.includes(verificationCode))).toBe(true);
    expect(await deliver({ verificationCode: 'x'.repeat(201) }, {})).toBe('validation-failed');
  });

  it('writes one line in ten minutes for one address, and none with more than letters and digits', async () => {
    const shake = (verificationCode: string, remoteAddress: string) =>
      test.app.inject({ method: 'POST', url: '/api/webhooks/clover', remoteAddress, payload: { verificationCode } });
    for (let times = 0; times < 20; times += 1)
      expect((await shake(`stranger-${times}`, '203.0.113.60')).statusCode).toBe(204);
    await shake('someone-else', '203.0.113.61');
    const lines = test.logLines.filter((line) => /stranger-|someone-else/.test(line));
    expect(lines).toHaveLength(2);
    expect((await shake('see http://evil.test', '203.0.113.62')).statusCode).toBe(422);
  });

  it('does not let a delivery pass for one', async () => {
    const bistro = merchant('Bistro du Quai');
    await connect(bistro);
    expect(await deliver({ verificationCode: 'x', ...removal(bistro) }, {})).toBe('webhook-not-recognized');
    await runJobs(test);
    expect(await connectionOf(bistro)).toMatchObject({ state: 'connected', hasTokens: true });
  });
});

describe('a delivery', () => {
  it('is not recognized without the right header, nor for another app', async () => {
    const bistro = merchant('Bistro du Quai');
    await connect(bistro);
    for (const header of [{}, { 'x-clover-auth': '' }, { 'x-clover-auth': 'wrong' }]) {
      expect(await deliver(removal(bistro), header as Record<string, string>)).toBe('webhook-not-recognized');
    }
    expect(await deliver({ ...removal(bistro), appId: 'ANOTHERAPP001' })).toBe('webhook-not-recognized');
    await simulator.control('POST /__sim/webhook/fire', {
      mode: 'wrong-header',
      updates: [{ merchant: bistro.id, object: `A:${appId}`, type: 'DELETE' }],
    });
    await runJobs(test);
    expect(await connectionOf(bistro)).toMatchObject({ state: 'connected', hasTokens: true });
  });

  it('of what does not concern us is taken and forgotten', async () => {
    const bistro = merchant('Bistro du Quai');
    const updates = ['P:PAY0000000001', 'E:EMP0000000001', 'X:unheard-of', ''].map((objectId) => ({
      objectId,
      type: 'UPDATE',
      ts: 1,
    }));
    expect(await deliver({ appId, merchants: { [bistro.id]: updates } })).toBe('taken');
    expect(await deliver({ appId, merchants: {}, surprise: 1 })).toBe('taken');
    expect(await deliver({ appId, merchants: { [bistro.id]: [{ objectId: 'A:x', type: 'DELETE', ts: 1e300 }] } })).toBe(
      'validation-failed',
    );
  });

  it('about a merchant no one knows is harmless', async () => {
    expect(await deliver(removal(merchant('Buffet de la Gare')))).toBe('taken');
    await runJobs(test);
    expect(await connectionOf(merchant('Buffet de la Gare'))).toBeUndefined();
  });
});

describe('removing the app at the provider', () => {
  it('forgets the tokens and notifies the merchant, once however often it is reported', async () => {
    const sushi = merchant('Sushi Saint-Roch');
    await connect(sushi);
    await runJobs(test);
    await simulator.control('POST /__sim/uninstall', { merchant: sushi.id });
    expect(await deliver(removal(sushi))).toBe('taken');
    await runJobs(test);
    const { merchantId = '', ...left } = (await connectionOf(sushi)) ?? {};
    expect(left).toEqual({ state: 'disconnected', hasTokens: false });
    expect(await eventsOf(sushi)).toEqual(['provider-connected', 'provider-disconnected']);
    const { provider, ...deps } = test.dependencies;
    if (!provider) throw new Error('no provider');
    await expect(
      callProvider({ ...deps, provider }, merchantId, (at, access) => at.readMerchant(access)),
    ).rejects.toMatchObject({ code: 'pos-needs-sign-in' });
  });

  it('is not trusted: while the provider still answers for the merchant, the tokens stay', async () => {
    const bistro = merchant('Bistro du Quai');
    await connect(bistro);
    await runJobs(test);
    const before = await connectionOf(bistro);
    expect(await deliver(removal(bistro))).toBe('taken');
    await runJobs(test);
    expect(await connectionOf(bistro)).toEqual(before);
    expect(await eventsOf(bistro)).not.toContain('provider-disconnected');
  });

  it('waits while the provider cannot be asked, and then is followed', async () => {
    const sushi = merchant('Sushi Saint-Roch');
    await connect(sushi);
    await runJobs(test);
    await simulator.control('POST /__sim/uninstall', { merchant: sushi.id });
    const { provider, ...deps } = test.dependencies;
    if (!provider) throw new Error('no provider');
    const removed = { provider: provider.name, posMerchantId: sushi.id, at: new Date() };
    for (const kind of ['unavailable', 'unknown'] as const) {
      const away: PosProvider = { ...provider, readMerchant: async () => ({ kind, detail: 'ECONNREFUSED' }) };
      await expect(disconnectMerchant({ ...deps, provider: away }, removed)).rejects.toThrow('cannot be asked');
      expect(await connectionOf(sushi)).toMatchObject({ state: 'connected', hasTokens: true });
    }
    await disconnectMerchant({ ...deps, provider }, removed);
    expect(await connectionOf(sushi)).toMatchObject({ state: 'disconnected', hasTokens: false });
  });

  it('ends with the next launch, and late news of it changes nothing', async () => {
    const iles = merchant('Cantine des Îles');
    await connect(iles);
    const before = await connectionOf(iles);
    const removedAt = Date.now() - 1000;
    expect(await deliver(removal(iles, removedAt))).toBe('taken');
    await runJobs(test);
    expect(await connectionOf(iles)).toMatchObject({ state: 'connected', hasTokens: true });
    await simulator.control('POST /__sim/uninstall', { merchant: iles.id });
    await deliver(removal(iles));
    await runJobs(test);
    expect(await connectionOf(iles)).toMatchObject({ state: 'disconnected' });
    await connect(iles);
    expect(await connectionOf(iles)).toEqual(before);
    expect(await eventsOf(iles)).toEqual(['provider-connected', 'provider-disconnected', 'provider-connected']);
  });
});

describe('with the provider’s own tokens', () => {
  it('a call renews them when they have run out there', async () => {
    const fernande = merchant('Déjeuner chez Fernande');
    await connect(fernande);
    const { merchantId = '' } = (await connectionOf(fernande)) ?? {};
    await simulator.control('POST /__sim/fault', { fault: 'status', value: 401, route: 'merchant' });
    const { provider, ...deps } = test.dependencies;
    if (!provider) throw new Error('no provider');
    const outcome = await callProvider({ ...deps, provider }, merchantId, (at, access) => at.readMerchant(access));
    expect(outcome).toMatchObject({ kind: 'answer', answer: { name: 'Déjeuner chez Fernande' } });
  });
});
