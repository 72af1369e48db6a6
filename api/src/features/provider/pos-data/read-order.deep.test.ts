import { EventEmitter, once } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem } from '../../../../test/factories/merchants.ts';
import { createFakeProvider } from '../../../../test/fake-provider.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { Outcome, PosEmployee, PosProvider } from '../../../gateways/pos-provider/pos-provider.ts';
import { connectMerchant } from '../pos-connection/connect-merchant.ts';
import { disconnectMerchant } from '../pos-connection/disconnect-merchant.ts';
import { pollProviderData } from './pos-data.jobs.ts';
import { queueReadings } from '../pos-connection/queue-readings.ts';
import { readProviderData } from './read-provider-data.ts';

let clock = new Date('2026-06-01T12:00:00Z');
const now = () => clock;

type Listing = () => Promise<Outcome<readonly PosEmployee[]>>;
/** Results of the next lists of employees, one each; then one with Ana. */
const listings: Listing[] = [];
let lists = 0;

const anEmployee = (id: string): PosEmployee => ({ id, name: id, email: null, role: 'employee', isActive: true });
const listOf = (...ids: string[]): Outcome<readonly PosEmployee[]> => ({ kind: 'answer', answer: ids.map(anEmployee) });

const fake = createFakeProvider(now);
const none = async () => ({ kind: 'answer' as const, answer: [] });
const provider: PosProvider = {
  ...fake,
  readMerchant: async () => ({ kind: 'refused', status: 404 }),
  listDevices: none,
  listTaxRates: none,
  listEmployees: async () => {
    lists += 1;
    return (await listings.shift()?.()) ?? listOf('Ana');
  },
};
const test = useTestApp({ now, provider });

let merchantId: string;

beforeEach(async () => {
  clock = new Date('2026-06-01T12:00:00Z');
  listings.length = 0;
  merchantId = await connectNew();
  await runJobs(test);
  lists = 0;
});

async function connectNew(): Promise<string> {
  const { id } = await aMerchant(test);
  const { database, seal } = test.dependencies;
  const consent = { provider: fake.name, posMerchantId: id, tokens: fake.issue(), now: now(), seal };
  await database.transaction({ role: 'system' }, (tx) => connectMerchant(tx, consent, async () => id));
  return id;
}

const read = () => readProviderData({ ...test.dependencies, provider }, { merchantId, kind: 'employees' });

const here = async () =>
  (
    await asSystem<{ name: string }>(test, {
      text: 'select name from pos_employees where merchant_id = $1 and left_at is null order by id',
      values: [merchantId],
    })
  ).map(({ name }) => name);

const lastRead = async () =>
  (
    await asSystem<{ readAt: Date | null; failure: string | null }>(test, {
      text: `select read_at as "readAt", failure from pos_reads where merchant_id = $1 and kind = 'employees'`,
      values: [merchantId],
    })
  )[0];

const queueAgain = (): Promise<void> =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    queueReadings(tx, [{ merchantId, kind: 'employees' }]),
  );

/** A list that is asked for, and comes when it is let. */
function held(...ids: string[]) {
  const gate = new EventEmitter();
  const asked = once(gate, 'asked');
  listings.push(async () => {
    gate.emit('asked');
    await once(gate, 'released');
    return listOf(...ids);
  });
  return { release: () => gate.emit('released'), asked };
}

describe('two readings at once', () => {
  it('leave what the younger one has read, also when the older one comes through last', async () => {
    const old = held('Ana', 'Old');
    const older = read();
    await old.asked;
    clock = new Date('2026-06-01T12:00:01Z');
    listings.push(async () => listOf('Ana', 'Young'));
    await read();
    old.release();
    await older;
    expect(await here()).toEqual(['Ana', 'Young']);
    expect(await lastRead()).toEqual({ readAt: clock, failure: null });
  });

  it('of which the older one fails at last leave the younger one’s success', async () => {
    listings.push(async () => ({ kind: 'refused', status: 403 }));
    clock = new Date('2026-06-01T11:00:00Z');
    await read();
    expect(await lastRead()).toEqual({ readAt: new Date('2026-06-01T12:00:00Z'), failure: null });
  });

  it('that begin together double no one', async () => {
    listings.push(async () => listOf('Ana', 'Béa'));
    listings.push(async () => listOf('Ana', 'Béa'));
    await Promise.all([read(), read()]);
    expect(await here()).toEqual(['Ana', 'Béa']);
  });
});

describe('news while a reading is under way', () => {
  it('has the same read once more, which begins after it', async () => {
    listings.push(async () => {
      await Promise.all([queueAgain(), queueAgain()]);
      return listOf('Ana', 'Before');
    });
    listings.push(async () => listOf('Ana', 'After'));
    await queueAgain();
    await runJobs(test);
    expect(lists).toBe(2);
    expect(await here()).toEqual(['Ana', 'After']);
  });
});

describe('an app that is removed in the middle of a reading', () => {
  it('keeps nothing of what came then', async () => {
    listings.push(async () => {
      const { database, announcements, seal } = test.dependencies;
      const removed = { provider: fake.name, posMerchantId: merchantId, at: clock };
      const gone = { ...fake, readMerchant: async () => ({ kind: 'refused', status: 401 }) as const };
      await disconnectMerchant({ database, announcements, seal, provider: gone, now }, removed);
      return listOf('No one');
    });
    await read();
    expect(await here()).toEqual(['Ana']);
    expect(await lastRead()).toMatchObject({ failure: 'needs-sign-in' });
  });
});

describe('a poll', () => {
  it('reads every connected merchant, once however often it is planned', async () => {
    const others = [await connectNew(), await connectNew()];
    await runJobs(test);
    await asSystem(test, {
      text: `update pos_connections set state = 'needs_reauth', access_token_sealed = null, refresh_token_sealed = null
        where merchant_id = $1`,
      values: [others[1]],
    });
    lists = 0;
    await pollProviderData(test.dependencies, ['employees', 'devices']);
    await pollProviderData(test.dependencies, ['employees']);
    // One merchant after the other: the first at once, the others each a second later.
    const connected = await asSystem(test, { text: "select 1 from pos_connections where state = 'connected'" });
    await expect
      .poll(async () => (await runJobs(test), lists), { timeout: 30_000, interval: 500 })
      .toBe(connected.length);
  });

  it('does not put off what is to be read now', async () => {
    await queueAgain();
    await connectNew();
    await pollProviderData(test.dependencies, ['employees']);
    await runJobs(test);
    expect(lists).toBeGreaterThanOrEqual(1);
    expect(await lastRead()).toMatchObject({ failure: null });
  });
});
