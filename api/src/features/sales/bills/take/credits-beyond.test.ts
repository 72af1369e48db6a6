import type { BillView } from '@comptoir/contract/sales/bills';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkedBill } from '../../../../../test/factories/checked-bill.ts';
import { accept } from '../../../../../test/fake-authority.ts';
import { aPartner, asSystem, aUser, type MadeMerchant } from '../../../../../test/factories/merchants.ts';
import { aShop, costing, money, refundOf, sell, type Change } from '../../../../../test/factories/shops.ts';
import { aTerminal, type MadeTerminal, type SignedBill } from '../../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../../test/test-app.ts';
import { storeBills } from './store-bills.ts';

const NOW = new Date('2026-06-01T18:00:00Z');
const test = useTestApp({ now: () => NOW });

beforeEach(() => test.authority.behave((request) => accept(test.authority.received, request)));

/** A credit note of a bill under a number of its own, for a part of it. */
const creditOf =
  (sale: SignedBill, amount: string, noTrans: string): Change =>
  (draft) => ({ ...refundOf(sale)(draft), ...amounts(costing(`-${amount}`)(draft)), noTrans });

const amounts = ({ items, mont }: ReturnType<Change>) => ({ items, mont });

/** Lists the credits in the log of a merchant. */
const marked = async (merchant: MadeMerchant): Promise<unknown[]> =>
  (
    await asSystem<{ facts: object }>(test, {
      text: "select facts from activity_log where merchant_id = $1 and event = 'credited-beyond' order by occurred_at, id",
      values: [merchant.id],
    })
  ).map(({ facts }) => facts);

const countWaitingForLocks = async (): Promise<number> =>
  (await asSystem(test, { text: 'select from pg_locks where not granted' })).length;

/** Stores a bill as the relay does, and lets a test do something before it is committed. */
async function store(till: MadeTerminal, change: Change, beforeCommit = async (): Promise<void> => {}): Promise<void> {
  const bill = { ...checkedBill(await till.bill(change)), totalCents: cents(-2000) };
  const given = {
    deviceId: till.id,
    checks: [{ ok: true as const, bill }],
    outcomes: [],
    again: [],
    now: NOW,
    leaseMs: 20_000,
  };
  await test.dependencies.database.transaction({ role: 'system' }, async (tx) => {
    await storeBills(tx, { ...given, trigger: 'sale' });
    await beforeCommit();
  });
}

describe('credit notes that give back more than their bill came to', () => {
  it('of two tills at once are both kept and sent, and the log names the second one with the bill', async () => {
    const shop = await aShop(test);
    const [sale] = (await shop.sell(costing('20.00'))) as [SignedBill];
    const other = await aTerminal(test, { merchant: shop.merchant });
    const [[one], [two]] = await Promise.all([
      sell(shop.till, [creditOf(sale, '20.00', 'C-1')]),
      sell(other, [creditOf(sale, '20.00', 'C-2')]),
    ]);
    const signatures = [one, two].map((credit) => credit?.transaction.signa.actu);
    expect(new Set(test.authority.received.slice(-2))).toEqual(new Set(signatures));
    expect(await marked(shop.merchant)).toEqual([
      { noTrans: expect.stringMatching(/^C-[12]$/), totalCents: -2000, original: 'A-1001', beyondCents: 2000 },
    ]);
    for (const noTrans of ['A-1001', 'C-1', 'C-2'])
      expect(await shop.view(noTrans)).toMatchObject({ creditedBeyondCents: 2000, bill: { state: 'accepted' } });
  });

  it('are compared one after the other: a till waits until the one that credits the same bill has stored its own', async () => {
    const shop = await aShop(test);
    const [sale] = (await shop.sell(costing('20.00'))) as [SignedBill];
    const other = await aTerminal(test, { merchant: shop.merchant });
    let commit = (): void => {};
    const committing = new Promise<void>((resolve) => (commit = resolve));
    const first = await new Promise<{ stored: Promise<void> }>((begun) => {
      const stored = store(shop.till, creditOf(sale, '20.00', 'C-1'), async () => {
        begun({ stored });
        await committing;
      });
    });
    const second = store(other, creditOf(sale, '20.00', 'C-2'));
    await expect.poll(countWaitingForLocks, { timeout: 10_000 }).toBeGreaterThan(0).finally(commit);
    await Promise.all([first.stored, second]);
    expect(await marked(shop.merchant)).toMatchObject([{ noTrans: 'C-2', beyondCents: 2000 }]);
  });

  it('submitted together are marked from the one on that goes beyond', async () => {
    const shop = await aShop(test);
    const [sale] = (await shop.sell(costing('20.00'))) as [SignedBill];
    await shop.sell(creditOf(sale, '12.00', 'C-1'), creditOf(sale, '9.00', 'C-2'), creditOf(sale, '1.00', 'C-3'));
    expect(await marked(shop.merchant)).toMatchObject([
      { noTrans: 'C-2', beyondCents: 100 },
      { noTrans: 'C-3', beyondCents: 200 },
    ]);
    await shop.sell((draft) => ({ ...creditOf(sale, '1.00', 'C-4')(draft), modTrans: 'FOR' }));
    expect(await marked(shop.merchant)).toHaveLength(2);
  });

  it('are none as long as they add up to the bill, nor by training, nor for a bill that is not here', async () => {
    const shop = await aShop(test);
    const [sale] = (await shop.sell(costing('20.00'))) as [SignedBill];
    await shop.sell(creditOf(sale, '12.00', 'C-1'), creditOf(sale, '8.00', 'C-2'));
    await shop.sell((draft) => ({ ...creditOf(sale, '20.00', 'C-3')(draft), modTrans: 'FOR' }));
    const elsewhere = { noTrans: 'Z-1', datTrans: '20260101120000', avantTax: money('5.00') };
    await shop.sell((draft) => ({ ...creditOf(sale, '5.00', 'C-4')(draft), refs: [elsewhere] }));
    expect(await marked(shop.merchant)).toEqual([]);
    for (const noTrans of ['A-1001', 'C-2', 'C-3', 'C-4'])
      expect(await shop.view(noTrans)).toMatchObject({ creditedBeyondCents: 0 });
  });

  it('are those of the merchant alone, also where one partner looks after both', async () => {
    const partnerId = await aPartner(test);
    const shops = [await aShop(test), await aShop(test)];
    await asSystem(test, {
      text: 'update merchants set partner_id = $2 where id = any($1::uuid[])',
      values: [shops.map(({ merchant }) => merchant.id), partnerId],
    });
    for (const shop of shops) {
      const [sale] = (await shop.sell(costing('20.00'))) as [SignedBill];
      await shop.sell(creditOf(sale, '20.00', 'C-1'));
    }
    const partner = (await aUser(test, { role: 'partner', partnerId })).token;
    for (const { merchant, view, get } of shops) {
      expect(await marked(merchant)).toEqual([]);
      const { bill } = await view('A-1001');
      const seen = await get(`/${bill.id}?merchantId=${merchant.id}`, partner);
      expect(seen.json<BillView>()).toMatchObject({ creditedBeyondCents: 0, referredBy: [{ noTrans: 'C-1' }] });
    }
  });
});
