import type { BillView } from '@comptoir/contract/sales/bills';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, unavailable } from '../../../../../test/fake-authority.ts';
import { aPartner, aUser } from '../../../../../test/factories/merchants.ts';
import { aShop, asIs, costing, money, refundOf, type Change } from '../../../../../test/factories/shops.ts';
import type { SignedBill } from '../../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../../test/test-app.ts';

let clock = new Date('2026-06-01T18:00:00Z');
const test = useTestApp({ now: () => clock });

beforeEach(() => {
  clock = new Date('2026-06-01T18:00:00Z');
  test.authority.behave((request) => accept(test.authority.received, request));
});

describe('a bill', () => {
  it('comes to the byte, with its neighbours and the certificates that verify them', async () => {
    const shop = await aShop(test);
    const bills = await shop.sell(asIs, asIs, asIs);
    const middle = await shop.view('A-1002');
    expect(middle).toMatchObject({ document: bills[1]?.text, position: 2, timeZone: 'America/Montreal' });
    expect(middle.previous).toMatchObject({ noTrans: 'A-1001', document: bills[0]?.text });
    expect(middle.next).toMatchObject({ noTrans: 'A-1003', document: bills[2]?.text });
    expect(middle.certificates).toEqual([{ thumbprint: shop.till.thumbprint, certificate: 'certificate' }]);
    expect((await shop.view('A-1001')).previous).toBeNull();
    expect((await shop.view('A-1003')).next).toBeNull();
  });

  it('comes to the byte where an item names an address of which people are shown another form', async () => {
    const shop = await aShop(test);
    const descr = 'Commande de a@xn--caf-dma.ca';
    const [bill] = await shop.sell((draft) => ({ ...draft, items: draft.items.map((item) => ({ ...item, descr })) }));
    expect(bill?.text).toContain(descr);
    expect((await shop.view('A-1001')).document).toBe(bill?.text);
  });

  it('shows its life: each request that carried it, with the reply', async () => {
    const shop = await aShop(test);
    test.authority.behave(async () => unavailable());
    await shop.sell(asIs);
    expect(await shop.view('A-1001')).toMatchObject({
      settledAt: null,
      attempts: [{ trigger: 'sale', inBatch: false, reply: { outcome: 'unavailable', body: null } }],
    });
    test.authority.behave((request) => accept(test.authority.received, request));
    clock = new Date('2026-06-01T18:30:00Z');
    await shop.sell(asIs);
    const waited = await shop.view('A-1001');
    expect(waited.bill).toMatchObject({ state: 'accepted' });
    expect(waited.bill.noLot).not.toBeNull();
    expect(waited.settledAt).toBe('2026-06-01T18:30:00.000Z');
    expect(waited.attempts).toMatchObject([
      { inBatch: false, reply: { outcome: 'unavailable' } },
      { inBatch: true, reply: { outcome: 'answer', httpStatus: 200 } },
    ]);
    expect((await shop.view('A-1002')).attempts).toMatchObject([{ inBatch: false, reply: { outcome: 'answer' } }]);
  });

  it('is linked both ways with what refers to it, of any day and any number of times', async () => {
    const shop = await aShop(test);
    const [sale] = (await shop.sell(costing('20.00'))) as [SignedBill];
    // the same number on another day is another bill
    await shop.sell((draft) => ({ ...draft, noTrans: 'A-1001', datTrans: '20260602120000' }));
    await shop.sell(refundOf(sale));
    const refund = await shop.view('A-1003');
    expect(refund.refersTo).toMatchObject([
      { noTrans: 'A-1001', datTrans: sale.transaction.datTrans, bill: { totalCents: 2000 } },
    ]);
    expect(refund.receipt.earlier).toEqual([sale.text]);
    const original = await shop.view('A-1001');
    expect(original.referredBy).toMatchObject([{ noTrans: 'A-1003', kind: 'credit-note', totalCents: -2000 }]);
    expect(original.copies).toEqual([]);
  });

  it('says so when it names a bill that is not here', async () => {
    const shop = await aShop(test);
    const ref = { noTrans: 'Z-1', datTrans: '20260101120000', avantTax: money('5.00') };
    await shop.sell((draft) => ({ ...draft, refs: [ref] }));
    const { refersTo, receipt } = await shop.view('A-1001');
    expect(refersTo).toEqual([{ noTrans: 'Z-1', datTrans: '20260101120000', bill: null }]);
    expect(receipt.earlier).toEqual([]);
  });

  it('follows revisions back to the first', async () => {
    const shop = await aShop(test);
    const order: Change = (draft) => ({ ...draft, typTrans: 'ADDI', modPai: 'SOB' });
    const [first] = (await shop.sell(order)) as [SignedBill];
    const naming =
      (...named: readonly SignedBill[]): Change =>
      (draft) => ({
        ...order(draft),
        refs: named.map(({ transaction: { noTrans, datTrans, mont } }) => ({
          noTrans,
          datTrans,
          avantTax: mont.avantTax,
        })),
      });
    const [second] = (await shop.sell(naming(first))) as [SignedBill];
    await shop.sell(naming(second));
    expect((await shop.view('A-1003')).receipt.earlier).toEqual([second.text, first.text]);
    expect((await shop.view('A-1001')).referredBy).toMatchObject([{ noTrans: 'A-1002', kind: 'revised-bill' }]);
  });

  it('names another that names it, and that is the end of it', async () => {
    const shop = await aShop(test);
    const naming =
      (noTrans: string, datTrans: string): Change =>
      (draft) => ({ ...draft, refs: [{ noTrans, datTrans, avantTax: money('5.00') }] });
    const bills = await shop.sell(naming('A-1002', '20260601120002'), naming('A-1001', '20260601120001'));
    const { refersTo, referredBy, receipt } = await shop.view('A-1001');
    expect([refersTo[0]?.bill?.noTrans, referredBy[0]?.noTrans]).toEqual(['A-1002', 'A-1002']);
    expect(receipt.earlier).toEqual([bills[1]?.text, bills[0]?.text]);
  });

  it('and its reproduction know of each other', async () => {
    const shop = await aShop(test);
    const [sale] = (await shop.sell(asIs)) as [SignedBill];
    const { noTrans, datTrans } = sale.transaction;
    await shop.sell((draft) => ({ ...draft, noTrans, datTrans, modImpr: 'RPR' }));
    const [copy, original] = (await shop.list('?q=A-1001')).items;
    const read = async (id: string | undefined) => (await shop.get(`/${id}`)).json<BillView>();
    expect(new Set([copy?.kind, original?.kind])).toEqual(new Set(['receipt', 'reproduction']));
    expect((await read(original?.id)).copies.map(({ id }) => id)).toEqual([copy?.id]);
    expect((await read(copy?.id)).copies.map(({ id }) => id)).toEqual([original?.id]);
  });

  it('of another merchant is not there, in detail, list, sum and export', async () => {
    const partnerId = await aPartner(test);
    const [shop, other] = [await aShop(test), await aShop(test)];
    await shop.sell(asIs);
    const { id } = (await shop.view('A-1001')).bill;
    expect((await shop.get(`/${id}`, other.token)).json()).toMatchObject({ error: { code: 'not-found' } });
    expect((await other.get('')).json()).toMatchObject({ items: [] });
    const partner = (await aUser(test, { role: 'partner', partnerId })).token;
    for (const path of [`/${id}`, '', '/summary', '/export']) {
      const asked = `${path}?merchantId=${shop.merchant.id}`;
      expect((await shop.get(asked, other.token)).json(), path).toMatchObject({ error: { code: 'forbidden' } });
      expect((await shop.get(asked, partner)).json(), path).toMatchObject({ error: { code: 'not-found' } });
    }
    // an administrator who names the wrong merchant
    const admin = (await aUser(test, { role: 'admin' })).token;
    expect((await shop.get(`/${id}?merchantId=${other.merchant.id}`, admin)).statusCode).toBe(404);
    expect((await shop.get(`/${id}?merchantId=${shop.merchant.id}`, admin)).statusCode).toBe(200);
    expect((await shop.get(`/${id}`, admin)).json()).toMatchObject({ error: { code: 'merchant-required' } });
  });
});
