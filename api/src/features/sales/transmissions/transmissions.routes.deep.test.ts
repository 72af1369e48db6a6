import type { createBatch, getBatch, listTransmissions } from '@comptoir/contract/sales/transmissions';
import type { z } from 'zod';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, answer, lost, unavailable } from '../../../../test/fake-authority.ts';
import { aMerchant, asSystem, aUser, bearer, type MadeMerchant } from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { claimLane } from '../bills/lanes/claim-lane.ts';
import { lockLane } from '../bills/lanes/lanes.store.ts';
import { runBatch } from './run-batch.ts';

const NOW = new Date('2026-06-01T18:00:00Z');
let clock = NOW;
const test = useTestApp({ now: () => clock });
const accepting = (): void => test.authority.behave((request) => accept(test.authority.received, request));

beforeEach(() => {
  clock = NOW;
  accepting();
});

interface Shop {
  readonly merchant: MadeMerchant;
  readonly token: string;
  readonly tills: readonly MadeTerminal[];
}

/** A merchant with two devices, on each of which a bill waits since noon. */
async function aShop(behave: typeof unavailable | typeof lost = unavailable): Promise<Shop> {
  const merchant = await aMerchant(test);
  const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const tills = [await aTerminal(test, { merchant }), await aTerminal(test, { merchant })];
  test.authority.behave(behave);
  for (const till of tills) await till.submitBills([(await till.bill()).text]);
  return { merchant, token, tills };
}

async function call<Reply>(token: string, method: 'GET' | 'POST', path: string, payload?: object): Promise<Reply> {
  const reply = await test.app.inject({
    method,
    url: `/api${path}`,
    headers: bearer(token),
    ...(payload && { payload }),
  });
  return reply.json<Reply>();
}
const board = ({ token }: Shop) => call<z.infer<typeof listTransmissions.reply>>(token, 'GET', '/transmissions');
const press = ({ token }: Shop, dryRun = false) =>
  call<z.infer<typeof createBatch.reply>>(token, 'POST', '/transmissions/batches', { dryRun });
const follow = ({ token }: Shop, id: string | undefined, query = '') =>
  call<z.infer<typeof getBatch.reply>>(token, 'GET', `/transmissions/batches/${id}${query}`);
const cancel = ({ token }: Shop, id: string | undefined) =>
  call<object>(token, 'POST', `/transmissions/batches/${id}/cancel`);

/** Counts the requests of its devices. */
const requestsOf = ({ tills }: Shop): number =>
  test.authority.requests.filter(({ deviceNumber }) => tills.some((till) => till.deviceNumber === deviceNumber)).length;

const ofLane = async (shop: Shop, till: MadeTerminal | undefined) =>
  (await board(shop)).lanes.find(({ deviceId }) => deviceId === till?.id);

describe('the board', () => {
  it('says of each lane what waits, since when, why, and when it is tried next', async () => {
    const shop = await aShop();
    expect((await board(shop)).lanes).toMatchObject(
      shop.tills.map(({ id, deviceNumber }) => ({
        deviceId: id,
        deviceNumber,
        isLinked: true,
        certificate: { state: 'valid' },
        waiting: 1,
        oldestAt: '2026-06-01T16:00:01.000Z',
        reason: 'not-reached',
        failures: 1,
        nextAttemptAt: '2026-06-01T18:00:01.000Z',
        lastAttempt: { startedAt: NOW.toISOString(), detail: 'ECONNREFUSED', errors: [] },
      })),
    );
  });

  it('has nothing to explain where nothing waits', async () => {
    const merchant = await aMerchant(test);
    const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const till = await aTerminal(test, { merchant });
    await till.submitBills([(await till.bill()).text]);
    const lane = { waiting: 0, oldestAt: null, reason: null, nextAttemptAt: null, lastAttempt: null };
    expect(await board({ merchant, token, tills: [till] })).toMatchObject({ lanes: [lane], batches: [] });
  });

  it('says that a reply was lost, and in which words the authority did not take a bill', async () => {
    const shop = await aShop(lost);
    expect(await ofLane(shop, shop.tills[0])).toMatchObject({ reason: 'no-answer' });
    clock = new Date(NOW.getTime() + 1000);
    const errors = [{ id: 'JW00B999999E', mess: 'panne', codRetour: '00', noTrans: null }];
    test.authority.behave(() => answer({ current: null, lot: { noLot: null, errors } }));
    await press(shop);
    await runJobs(test);
    expect(await ofLane(shop, shop.tills[0])).toMatchObject({
      reason: 'not-taken',
      lastAttempt: { errors: [{ id: 'JW00B999999E', codRetour: '00' }] },
    });
  });

  it.each([
    [
      'a device that was unlinked',
      'update devices set linked_at = null, token_hash = null where id = $1',
      false,
      'valid',
    ],
    [
      'a device whose certificate ended',
      "update certificates set not_after = '2026-06-01' where device_id = $1",
      true,
      'expired',
    ],
    [
      'a device whose certificate was revoked',
      'update certificates set revoked_at = now() where device_id = $1',
      true,
      'revoked',
    ],
  ])('keeps the lane of %s in sight, and its bills are still sent', async (_, text, isLinked, state) => {
    const shop = await aShop();
    const [till] = shop.tills;
    await asSystem(test, { text, values: [till?.id] });
    expect(await ofLane(shop, till)).toMatchObject({
      isLinked,
      certificate: { state },
      waiting: 1,
      reason: 'not-reached',
    });
    accepting();
    await press(shop);
    await runJobs(test);
    expect((await ofLane(shop, till))?.waiting ?? 0).toBe(0);
  });

  it('forgets a device that is not linked once nothing of it waits', async () => {
    const shop = await aShop();
    await asSystem(test, {
      text: 'update devices set linked_at = null, token_hash = null where id = $1',
      values: [shop.tills[0]?.id],
    });
    accepting();
    await press(shop);
    await runJobs(test);
    expect((await board(shop)).lanes.map(({ deviceId }) => deviceId)).toEqual([shop.tills[1]?.id]);
  });
});

describe('the batch button', () => {
  it('says first what it would send, and then sends nothing', async () => {
    const shop = await aShop();
    const before = requestsOf(shop);
    expect(await press(shop, true)).toEqual({
      plan: {
        count: 2,
        oldestAt: '2026-06-01T16:00:01.000Z',
        devices: shop.tills.map(({ id }) => ({ deviceId: id, deviceName: expect.any(String), count: 1 })),
      },
      batch: null,
    });
    await runJobs(test);
    expect(requestsOf(shop)).toBe(before);
  });

  it('opens no batch where nothing waits', async () => {
    const { id } = await aMerchant(test);
    const { token } = await aUser(test, { role: 'merchant', merchantId: id });
    const reply = await call(token, 'POST', '/transmissions/batches', { dryRun: false });
    expect(reply).toEqual({ plan: { count: 0, oldestAt: null, devices: [] }, batch: null });
  });

  it('sends every lane, and says of each bill what became of it', async () => {
    const shop = await aShop();
    accepting();
    const { batch } = await press(shop);
    expect(batch).toMatchObject({ state: 'running', planned: 2, waiting: 2, accepted: 0, endedAt: null });
    await runJobs(test);
    const followed = await follow(shop, batch?.id);
    expect(followed.batch).toMatchObject({ state: 'sent', accepted: 2, waiting: 0, leftWaiting: 0 });
    expect(followed.bills).toMatchObject([
      { noTrans: 'A-1001', totalCents: 575, state: 'accepted', noLot: expect.any(String), errors: [] },
      { noTrans: 'A-1001', state: 'accepted' },
    ]);
    expect((await board(shop)).batches).toMatchObject([{ id: batch?.id, state: 'sent' }]);
  });

  it('shows a batch page by page', async () => {
    const shop = await aShop();
    const { batch } = await press(shop);
    const first = await follow(shop, batch?.id, '?limit=1');
    expect([first.bills.length, first.next]).toEqual([1, 1]);
    const second = await follow(shop, batch?.id, `?limit=1&after=${first.next}`);
    const third = await follow(shop, batch?.id, `?limit=1&after=${second.next}`);
    expect([second.bills.length, third.bills, third.next]).toEqual([1, [], null]);
  });

  it('ends truthfully when the authority still does not answer, and goes on telling what becomes of the bills', async () => {
    const shop = await aShop();
    const { batch } = await press(shop);
    await runJobs(test);
    expect((await follow(shop, batch?.id)).batch).toMatchObject({ state: 'unanswered', leftWaiting: 2, waiting: 2 });
    accepting();
    for (const till of shop.tills) await test.dependencies.runner.drain({ deviceId: till.id, trigger: 'retry' });
    expect((await follow(shop, batch?.id)).batch).toMatchObject({ state: 'unanswered', leftWaiting: 2, accepted: 2 });
  });

  it('is one batch, and nothing goes twice, when two people and the timer send at once', async () => {
    const shop = await aShop();
    const { token } = await aUser(test, { role: 'merchant', merchantId: shop.merchant.id });
    accepting();
    const before = requestsOf(shop);
    const timer = Promise.all(
      shop.tills.map(({ id }) => test.dependencies.runner.drain({ deviceId: id, trigger: 'retry' })),
    );
    const pressed = await Promise.all([press(shop), press({ ...shop, token }), press(shop)]);
    await Promise.all([timer, runJobs(test), runJobs(test)]);
    expect(new Set(pressed.flatMap(({ batch }) => batch?.id ?? [])).size).toBeLessThanOrEqual(1);
    expect(requestsOf(shop) - before).toBe(2);
    expect((await board(shop)).lanes.map(({ waiting }) => waiting)).toEqual([0, 0]);
  });

  it('answers with the batch that runs already, also a dry run', async () => {
    const shop = await aShop();
    const [one, other] = [await press(shop), await press(shop)];
    expect(other.batch?.id).toBe(one.batch?.id);
    expect((await press(shop, true)).batch?.id).toBe(one.batch?.id);
  });
});

describe('a batch whose server died', () => {
  it('goes on once the lease of the dead one has run out, and nothing goes twice', async () => {
    const shop = await aShop();
    const { database, runner } = test.dependencies;
    const { batch } = await press(shop);
    const [till] = shop.tills;
    if (!till || !batch) throw new Error('nothing to send');
    // requests of one instant have no order
    clock = new Date(clock.getTime() + 1000);
    await database.transaction({ role: 'system' }, async (tx) => {
      const lane = await lockLane(tx, till.id, clock);
      if (!lane) throw new Error('no lane');
      await claimLane(tx, { lane, trigger: 'batch', currentPosition: null, now: clock, leaseMs: runner.leaseMs });
    });
    accepting();
    await expect(runBatch(test.dependencies, { batchId: batch.id })).rejects.toThrow('being sent elsewhere');
    expect((await follow(shop, batch.id)).batch).toMatchObject({ state: 'running', accepted: 1, waiting: 1 });
    expect(await ofLane(shop, till)).toMatchObject({ reason: 'sending', nextAttemptAt: null });
    clock = new Date(clock.getTime() + runner.leaseMs);
    expect(await ofLane(shop, till)).toMatchObject({ reason: 'interrupted' });
    await runBatch(test.dependencies, { batchId: batch.id });
    expect((await follow(shop, batch.id)).batch).toMatchObject({ state: 'sent', accepted: 2, leftWaiting: 0 });
    expect(requestsOf(shop)).toBe(4);
  });

  it('stays as it ended when its job comes again', async () => {
    const shop = await aShop();
    const { batch } = await press(shop);
    await runJobs(test);
    await runBatch(test.dependencies, { batchId: batch?.id ?? '' });
    expect((await follow(shop, batch?.id)).batch).toMatchObject({ state: 'unanswered' });
  });
});

describe('a batch that is cancelled', () => {
  it('sends nothing more, and its lanes rest for a quarter of an hour', async () => {
    const shop = await aShop();
    accepting();
    await asSystem(test, {
      text: 'update lanes set failures = 0 where merchant_id = $1',
      values: [shop.merchant.id],
    });
    const { batch } = await press(shop);
    const before = requestsOf(shop);
    expect(await cancel(shop, batch?.id)).toMatchObject({ state: 'cancelled', leftWaiting: 2 });
    const resting = { waiting: 1, reason: 'resting', nextAttemptAt: '2026-06-01T18:15:00.000Z' };
    expect((await board(shop)).lanes).toMatchObject([resting, resting]);
    await runJobs(test);
    expect(requestsOf(shop)).toBe(before);
    expect((await board(shop)).lanes).toMatchObject([resting, resting]);
  });

  it('lets the lane rest whose request under way came back in vain', async () => {
    const shop = await aShop();
    const { batch } = await press(shop);
    test.authority.behave(async () => {
      await cancel(shop, batch?.id);
      return unavailable();
    });
    await runJobs(test);
    for (const { nextAttemptAt } of (await board(shop)).lanes) expect(nextAttemptAt).toBe('2026-06-01T18:15:00.000Z');
  });

  it('waits for the request under way and records it', async () => {
    const shop = await aShop();
    const [till] = shop.tills;
    if (!till) throw new Error('no till');
    const { batch } = await press(shop);
    test.authority.behave(async (request) => {
      await cancel(shop, batch?.id);
      return accept(test.authority.received, request);
    });
    await runJobs(test);
    const followed = await follow(shop, batch?.id);
    expect(followed.batch.state).toBe('cancelled');
    expect(followed.batch.accepted).toBeGreaterThan(0);
  });

  it('stays as it ended when it had ended', async () => {
    const shop = await aShop();
    accepting();
    const { batch } = await press(shop);
    await runJobs(test);
    expect(await cancel(shop, batch?.id)).toMatchObject({ state: 'sent', leftWaiting: 0 });
  });

  it('is not found by another merchant', async () => {
    const [mine, other] = [await aShop(), await aShop()];
    const { batch } = await press(other);
    for (const reply of [await cancel(mine, batch?.id), await follow(mine, batch?.id)])
      expect(reply).toMatchObject({ error: { code: 'not-found' } });
    expect((await follow(other, batch?.id)).batch.state).toBe('running');
  });
});
