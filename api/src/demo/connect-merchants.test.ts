import { afterAll, describe, expect, it } from 'vitest';
import { asSystem } from '../../test/factories/merchants.ts';
import { runJobs } from '../../test/run-jobs.ts';
import { SITE_URL, startSimulatedClover } from '../../test/simulated-clover.ts';
import { useTestApp } from '../../test/test-app.ts';
import { connectMerchants } from './connect-merchants.ts';
import { demoId } from './demo-id.ts';
import type { SimulatorAddresses } from './receive-simulators.ts';
import { seedConnections } from './seed-connections.ts';
import { seedPeople } from './seed-people.ts';

const simulator = await startSimulatedClover();
const test = useTestApp({ config: { publicUrl: SITE_URL, provider: simulator.settings } });
afterAll(() => simulator.stop());

const addresses = { clover: { webUrl: simulator.settings.webUrl } } as SimulatorAddresses;
const connect = () => connectMerchants(test.dependencies, addresses);

const states = async () =>
  Object.fromEntries(
    (
      await asSystem<{ state: string; count: number }>(test, {
        text: 'select state, count(*)::int as count from pos_connections group by state',
      })
    ).map(({ state, count }) => [state, count]),
  );

const taxesOf = async (key: string) =>
  (
    await asSystem<{ name: string }>(test, {
      text: 'select name from pos_tax_rates where merchant_id = $1 and rate > 0 order by name',
      values: [demoId('merchant', key)],
    })
  ).map(({ name }) => name);

describe('the demo world', () => {
  it('is connected with the simulated provider, save who has never come, and read', async () => {
    await test.dependencies.database.transaction({ role: 'system' }, async (tx) => {
      await seedPeople(tx, test.dependencies.seal);
      await seedConnections(tx);
    });
    await asSystem(test, {
      text: "update pos_connections set state = 'disconnected' where merchant_id = $1",
      values: [demoId('merchant', 'gare')],
    });
    await connect();
    await runJobs(test);
    expect(await states()).toEqual({ connected: 10, not_connected: 1, disconnected: 1 });
    const [read] = await asSystem<{ employees: number; devices: number }>(test, {
      text: `select (select count(distinct merchant_id)::int from pos_employees) as employees,
          (select count(distinct merchant_id)::int from pos_devices) as devices`,
    });
    expect(read).toEqual({ employees: 10, devices: 10 });
    expect(await taxesOf('bistro')).toEqual(['TPS', 'TVQ']);
    expect(await taxesOf('taverne')).toEqual(['Taxes']);
  }, 60_000);

  it('is left as it is by the next start', async () => {
    const tokens = () =>
      asSystem(test, { text: 'select merchant_id, state, generation from pos_connections order by merchant_id' });
    const before = await tokens();
    await connect();
    expect(await tokens()).toEqual(before);
  });

  it('does without a provider that does not answer', async () => {
    await asSystem(test, {
      text: `update pos_connections set state = 'not_connected', access_token_sealed = null, refresh_token_sealed = null
        where merchant_id = $1`,
      values: [demoId('merchant', 'bistro')],
    });
    await simulator.control('POST /__sim/fault', { fault: 'status', value: 503, route: 'token' });
    await connect();
    expect(await states()).toMatchObject({ not_connected: 2 });
    expect(test.logLines.some((line) => line.includes('could not be connected'))).toBe(true);
  });

  it('connects no one with another provider than the simulated one', async () => {
    await connectMerchants(test.dependencies, {
      clover: { webUrl: 'https://elsewhere.example' },
    } as SimulatorAddresses);
    expect(await states()).toMatchObject({ not_connected: 2 });
  });
});
