import { beforeEach, describe, expect, it } from 'vitest';
import { accept, answer, unavailable } from '../../../../../test/fake-authority.ts';
import { checkedBill } from '../../../../../test/factories/checked-bill.ts';
import { asSystem, bearer } from '../../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../../test/test-app.ts';
import type { BillCheck } from '../take/check-bill.ts';
import { claimLane } from './claim-lane.ts';
import { listDueLanes, lockLane } from './lanes.store.ts';
import { recordOutcome } from './record-outcome.ts';
import { storeBills } from '../take/store-bills.ts';
import { watchLanes } from '../bills.jobs.ts';

let clock = new Date('2026-06-01T18:00:00Z');
const test = useTestApp({ now: () => clock });

beforeEach(() => {
  clock = new Date('2026-06-01T18:00:00Z');
  test.authority.behave((request) => accept(test.authority.received, request));
});

const later = (seconds: number): void => {
  clock = new Date(clock.getTime() + seconds * 1000);
};

const dueOf = async (till: MadeTerminal): Promise<boolean> => {
  const due = await test.dependencies.database.transaction({ role: 'system' }, (tx) => listDueLanes(tx, clock, 1000));
  return due.some(({ deviceId }) => deviceId === till.id);
};

const statesOf = async (till: MadeTerminal): Promise<string[]> =>
  (
    await asSystem<{ state: string }>(test, {
      text: 'select state from transmissions where device_id = $1 order by position',
      values: [till.id],
    })
  ).map(({ state }) => state);

const claim = (till: MadeTerminal) =>
  test.dependencies.database.transaction({ role: 'system' }, async (tx) => {
    const lane = await lockLane(tx, till.id, clock);
    if (!lane) throw new Error('no lane');
    return claimLane(tx, { lane, trigger: 'retry', currentPosition: null, now: clock, leaseMs: 20_000 });
  });

describe('a server that died with a request under way', () => {
  it('leaves a lane that no other server sends before the lease runs out, and that is then sent unchanged', async () => {
    const till = await aTerminal(test);
    const { text, transaction } = await till.bill();
    test.authority.behave(unavailable);
    await till.submitBills([text]);
    expect(await claim(till)).not.toBeNull();
    expect(await statesOf(till)).toEqual(['sending']);
    expect(await claim(till)).toBeNull();
    expect(await dueOf(till)).toBe(false);
    later(20);
    expect(await dueOf(till)).toBe(true);
    test.authority.behave((request) => accept(test.authority.received, request));
    await test.dependencies.runner.drain({ deviceId: till.id, trigger: 'retry' });
    expect(await statesOf(till)).toEqual(['accepted']);
    expect(test.authority.requests.at(-1)?.body).toBe(`{"reqTrans":{"transLot":[${text}]}}`);
    expect(test.authority.received.filter((signature) => signature === transaction.signa.actu)).toHaveLength(1);
    expect(await dueOf(till)).toBe(false);
  });

  it('takes bills that come meanwhile, and they go in order afterwards', async () => {
    const till = await aTerminal(test);
    const [one, two] = [await till.bill(), await till.bill()];
    test.authority.behave(unavailable);
    await till.submitBills([one.text]);
    await claim(till);
    test.authority.behave((request) => accept(test.authority.received, request));
    expect((await till.submitBills([two.text])).body.results).toMatchObject([{ state: 'waiting' }]);
    later(20);
    await test.dependencies.runner.drain({ deviceId: till.id, trigger: 'retry' });
    expect(await statesOf(till)).toEqual(['accepted', 'accepted']);
    expect(test.authority.received.slice(-2)).toEqual([one.transaction.signa.actu, two.transaction.signa.actu]);
  });
});

describe('two servers', () => {
  it('leave no bill behind that one took while the other’s request was under way', async () => {
    const till = await aTerminal(test);
    const [one, two] = [await till.bill(), await till.bill()];
    test.authority.behave(unavailable);
    await till.submitBills([one.text]);
    const elsewhere = await claim(till);
    expect((await till.submitBills([two.text])).body.results).toMatchObject([{ state: 'waiting' }]);
    if (!elsewhere) throw new Error('no claim');
    await test.dependencies.database.transaction({ role: 'system' }, (tx) =>
      recordOutcome(tx, {
        claim: elsewhere,
        outcome: answer({ current: null, lot: { noLot: '0000000001', errors: [] } }),
        now: clock,
        resendOnReturn: true,
      }),
    );
    expect(await statesOf(till)).toEqual(['accepted', 'waiting']);
    expect(await dueOf(till)).toBe(true);
  });

  it('leave none behind that one stores in the very moment in which the other gives the lane back', async () => {
    const till = await aTerminal(test);
    const [one, two] = [await till.bill(), await till.bill()];
    test.authority.behave(unavailable);
    await till.submitBills([one.text]);
    const claimed = await claim(till);
    if (!claimed) throw new Error('no claim');
    const { database } = test.dependencies;
    const [stored, committing] = [signal(), signal()];
    const storing = database.transaction({ role: 'system' }, async (tx) => {
      const checks: BillCheck[] = [{ ok: true, bill: checkedBill(two) }];
      await storeBills(tx, {
        deviceId: till.id,
        checks,
        outcomes: [],
        again: [],
        trigger: 'sale',
        now: clock,
        leaseMs: 20_000,
      });
      stored.give();
      await committing.given;
    });
    await stored.given;
    const outcome = answer({ current: null, lot: { noLot: '0000000001', errors: [] } });
    const recording = database.transaction({ role: 'system' }, (tx) =>
      recordOutcome(tx, { claim: claimed, outcome, now: clock, resendOnReturn: true }),
    );
    await expect.poll(countWaitingForLocks, { timeout: 10_000 }).toBeGreaterThan(0).finally(committing.give);
    await Promise.all([storing, recording]);
    expect(await statesOf(till)).toEqual(['accepted', 'waiting']);
    expect(await dueOf(till)).toBe(true);
  });
});

function signal(): { given: Promise<void>; give: () => void } {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

const countWaitingForLocks = async (): Promise<number> => {
  const [row] = await asSystem<{ count: number }>(test, {
    text: 'select count(*)::int as count from pg_locks where not granted',
  });
  return row?.count ?? 0;
};

describe('a lane whose authority did not answer', () => {
  it('is due again by the schedule, and its recovery wakes the others', async () => {
    const [one, two] = [await aTerminal(test), await aTerminal(test)];
    test.authority.behave(unavailable);
    for (const till of [one, two]) await till.submitBills([(await till.bill()).text]);
    await two.submitBills([(await two.bill()).text]);
    expect([await dueOf(one), await dueOf(two)]).toEqual([false, false]);
    later(1);
    expect([await dueOf(one), await dueOf(two)]).toEqual([true, false]);
    test.authority.behave((request) => accept(test.authority.received, request));
    await test.dependencies.runner.drain({ deviceId: one.id, trigger: 'retry' });
    expect([await dueOf(one), await dueOf(two)]).toEqual([false, true]);
  });

  it('is sent by the watch, without anybody asking', async () => {
    const till = await aTerminal(test);
    test.authority.behave(unavailable);
    await till.submitBills([(await till.bill()).text]);
    test.authority.behave((request) => accept(test.authority.received, request));
    later(60);
    const watch = watchLanes({ ...test.dependencies });
    await expect.poll(() => statesOf(till), { timeout: 10_000 }).toEqual(['accepted']);
    await watch.stop();
  });
});

describe('what became of bills submitted earlier', () => {
  it('is reported by their signatures, to their own till only', async () => {
    const [till, other] = [await aTerminal(test), await aTerminal(test)];
    const [sent, kept] = [await till.bill(), await till.bill()];
    await till.submitBills([sent.text]);
    const ask = (token: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/device/v1/transactions/states',
        headers: bearer(token),
        payload: { signatures: [sent.transaction.signa.actu, kept.transaction.signa.actu] },
      });
    expect((await ask(till.token)).json()).toMatchObject({ results: [{ state: 'accepted' }, { state: 'not-known' }] });
    expect((await ask(other.token)).json()).toMatchObject({
      results: [{ state: 'not-known' }, { state: 'not-known' }],
    });
  });
});
