import { beforeEach, describe, expect, it } from 'vitest';
import { accept } from '../../../../../test/fake-authority.ts';
import { checkedBill } from '../../../../../test/factories/checked-bill.ts';
import { aTerminal, type MadeTerminal } from '../../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../../test/test-app.ts';
import type { CheckedBill } from '../take/check-bill.ts';
import type { TransmissionTrigger } from './claim-lane.ts';
import { listOutstanding, OUTSTANDING_AT_ONCE } from './lanes.store.ts';
import { storeBills } from '../take/store-bills.ts';

let clock: Date;
const test = useTestApp({ now: () => clock });

beforeEach(() => {
  clock = new Date('2026-06-01T18:00:00Z');
  test.authority.behave((request) => accept(test.authority.received, request));
});

/** The next bills of a till, their texts made as long or as short as a test needs them. */
async function billsOf(till: MadeTerminal, count: number, textOf: (text: string) => string): Promise<CheckedBill[]> {
  const bills: CheckedBill[] = [];
  for (let made = 0; made < count; made += 1) {
    const bill = checkedBill(await till.bill());
    bills.push({ ...bill, text: textOf(bill.text) });
  }
  return bills;
}

/** Stores bills; their request never leaves, and its lease is over when this returns. */
async function store(till: MadeTerminal, bills: readonly CheckedBill[], trigger: TransmissionTrigger = 'batch') {
  const checks = bills.map((bill) => ({ ok: true as const, bill }));
  const given = { deviceId: till.id, checks, outcomes: [], again: [], trigger, now: clock, leaseMs: 1000 };
  const { claim } = await test.dependencies.database.transaction({ role: 'system' }, (tx) => storeBills(tx, given));
  clock = new Date(clock.getTime() + 1000);
  return claim;
}

const placesRead = async (till: MadeTerminal, settled?: readonly number[]): Promise<number[]> =>
  (await test.dependencies.database.transaction({ role: 'system' }, (tx) => listOutstanding(tx, till.id, settled))).map(
    ({ position }) => position,
  );

const signaturesOf = (bills: readonly CheckedBill[]) => bills.map(({ transaction }) => transaction.signa.actu);

describe('a lane on which more waits than a request takes', () => {
  it('is read as far as one request goes and one bill further, and is sent in order, one request at a time', async () => {
    const till = await aTerminal(test);
    const bills = await billsOf(till, 5, (text) => text.padEnd(100_000));
    expect(await store(till, bills)).toMatchObject({ request: { lot: [{}, {}] }, leavesMore: true });
    expect(await placesRead(till)).toEqual([1, 2, 3]);
    const before = test.authority.requests.length;
    await test.dependencies.runner.drain({ deviceId: till.id, trigger: 'batch' });
    const sent = test.authority.requests.slice(before).map(({ signatures }) => signatures);
    expect(sent.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(sent.flat()).toEqual(signaturesOf(bills));
    expect(test.authority.mostAtOnce.get(till.deviceNumber)).toBe(1);
  });

  it('sends the bill just made with the first request, and the rest behind it', async () => {
    const till = await aTerminal(test);
    const older = await billsOf(till, 5, (text) => text.padEnd(100_000));
    await store(till, older);
    const claim = await store(till, await billsOf(till, 1, (text) => text), 'sale');
    expect(claim).toMatchObject({ request: { current: { position: 6 }, lot: [{}, {}] }, leavesMore: true });
  });

  it('is read past the bills that are about to be settled, so that what is read never ends before a request is full', async () => {
    const till = await aTerminal(test);
    await store(till, await billsOf(till, 5, (text) => text.padEnd(100_000)));
    expect(await placesRead(till, [1, 3])).toEqual([2, 4, 5]);
  });

  it('sends no new bill along while older ones wait that were not read', async () => {
    const till = await aTerminal(test);
    const older = await billsOf(till, OUTSTANDING_AT_ONCE + 1, (text) => shortened(text));
    await store(till, older);
    const added = await billsOf(till, 1, (text) => shortened(text));
    const claim = await store(till, added, 'sale');
    expect(claim).toMatchObject({ request: { current: null }, leavesMore: true });
    expect(claim?.request.signatures).toEqual(signaturesOf(older.slice(0, OUTSTANDING_AT_ONCE)));
    await test.dependencies.runner.drain({ deviceId: till.id, trigger: 'sale' });
    expect(test.authority.received.slice(-2)).toEqual(signaturesOf([...older.slice(-1), ...added]));
  });
});

const shortened = (text: string): string =>
  JSON.stringify({ datTrans: (JSON.parse(text) as { datTrans: string }).datTrans });
