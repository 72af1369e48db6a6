import { beforeEach, describe, expect, it } from 'vitest';
import { accept, unavailable } from '../../../../test/fake-authority.ts';
import { asSystem } from '../../../../test/factories/merchants.ts';
import { aShop, asIs, costing, refundOf, sell } from '../../../../test/factories/shops.ts';
import { aTerminal, type SignedBill } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ now: () => new Date('2026-06-01T18:00:00Z') });

beforeEach(() => test.authority.behave((request) => accept(test.authority.received, request)));

describe('a page of bills', () => {
  it('is newest first, each with what a row shows', async () => {
    const shop = await aShop(test);
    const [, last] = await shop.sell(asIs, (draft) => ({ ...draft, nomUtil: 'Camille Roy', modPai: 'ARG' }));
    const { items, nextCursor, previousCursor } = await shop.list();
    expect(items.map(({ noTrans }) => noTrans)).toEqual(['A-1002', 'A-1001']);
    expect([nextCursor, previousCursor]).toEqual([null, null]);
    expect(items[0]).toMatchObject({
      noTrans: last?.transaction.noTrans,
      signedAt: '2026-06-01T16:00:02.000Z',
      totalCents: 575,
      kind: 'receipt',
      payment: 'ARG',
      employee: 'Camille Roy',
      deviceId: shop.till.id,
      state: 'accepted',
      noLot: null,
    });
    expect(items[0]?.psiNoTrans).toMatch(/^AAAA-BBBB/);
  });

  it('leads to older and newer ones by key, and skips or repeats none when new bills come in between', async () => {
    const shop = await aShop(test);
    await shop.sell(...Array.from({ length: 7 }, () => asIs));
    const first = await shop.list('?limit=3');
    await shop.sell(asIs);
    const second = await shop.list(`?limit=3&cursor=${first.nextCursor}`);
    const third = await shop.list(`?limit=3&cursor=${second.nextCursor}`);
    const names = [first, second, third].map(({ items }) => items.map(({ noTrans }) => noTrans));
    expect(names).toEqual([['A-1007', 'A-1006', 'A-1005'], ['A-1004', 'A-1003', 'A-1002'], ['A-1001']]);
    expect(third.nextCursor).toBeNull();
    const back = await shop.list(`?limit=3&cursor=${third.previousCursor}`);
    expect(back.items).toEqual(second.items);
    const newer = await shop.list(`?limit=3&cursor=${back.previousCursor}`);
    expect(newer.items).toEqual(first.items);
    const newest = await shop.list(`?limit=3&cursor=${newer.previousCursor}`);
    expect(newest.items.map(({ noTrans }) => noTrans)).toEqual(['A-1008']);
    expect(newest.previousCursor).toBeNull();
    expect(newest.nextCursor).not.toBeNull();
  });

  it('begins with the last bill of a day, from which newer ones are reached, and the newest when there are none', async () => {
    const shop = await aShop(test);
    await shop.sell(
      (draft) => ({ ...draft, datTrans: '20260531235959' }),
      (draft) => ({ ...draft, datTrans: '20260601000000' }),
    );
    const jumped = await shop.list('?at=2026-05-31');
    expect(jumped.items.map(({ noTrans }) => noTrans)).toEqual(['A-1001']);
    const newer = await shop.list(`?cursor=${jumped.previousCursor}`);
    expect(newer.items.map(({ noTrans }) => noTrans)).toEqual(['A-1002']);
    const today = await shop.list('?at=2026-06-01');
    expect(today.items).toHaveLength(2);
    expect((await shop.list(`?cursor=${today.previousCursor}`)).items).toEqual(today.items);
  });

  it.each(['nonsense', Buffer.from('["sideways","2026-06-01","x"]').toString('base64url')])(
    'is refused for the cursor %s',
    async (cursor) => {
      const reply = await (await aShop(test)).get(`?cursor=${cursor}`);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ error: { fields: [{ path: 'cursor', rule: 'invalid' }] } });
    },
  );
});

describe('a search', () => {
  it.each(['37,35', '37.35', '$37.35', '37,35 $', '-37.35'])('finds what was paid and given back by %s', async (q) => {
    const shop = await aShop(test);
    const [sale] = await shop.sell(costing('37.35'), asIs);
    await shop.sell(refundOf(sale as SignedBill));
    expect(await shop.numbers(`?q=${encodeURIComponent(q)}`)).toEqual(['A-1003', 'A-1001']);
  });

  it('finds a bill by the beginning of its number, in small letters too', async () => {
    const shop = await aShop(test);
    await shop.sell(asIs, asIs);
    expect(await shop.numbers('?q=a-1002')).toEqual(['A-1002']);
    expect(await shop.numbers('?q=A-10')).toEqual(['A-1002', 'A-1001']);
  });

  it('finds a bill by the number of the authority', async () => {
    const shop = await aShop(test);
    await shop.sell(asIs);
    await shop.sell(asIs);
    const [wanted] = (await shop.list('?q=A-1001')).items;
    expect(await shop.numbers(`?q=${wanted?.psiNoTrans}`)).toEqual(['A-1001']);
    expect(await shop.numbers(`?q=${wanted?.psiNoTrans?.replaceAll('-', '').toLowerCase()}`)).toEqual(['A-1001']);
  });

  it.each(['%', '_', "'", '"', "A' or '1'='1", 'A-1__1', '\\'])('takes %s as it is and finds nothing', async (q) => {
    const shop = await aShop(test);
    await shop.sell(asIs);
    expect(await shop.numbers(`?q=${encodeURIComponent(q)}`)).toEqual([]);
    expect(await shop.sum(`?q=${encodeURIComponent(q)}`)).toMatchObject({ count: 0, soldCents: 0 });
  });

  it.each(['PROBLÈME DE COMMUNICATION', 'PROBLEME DE COMMUNICATION', 'probleme de communication'])(
    'finds what was printed without the authority’s number by %s',
    async (q) => {
      const shop = await aShop(test);
      await shop.sell(asIs);
      test.authority.behave(async () => unavailable());
      const [, credited] = await shop.sell(asIs, asIs);
      await shop.sell(refundOf(credited as SignedBill));
      const asked = `?q=${encodeURIComponent(q)}`;
      expect(await shop.numbers(asked)).toEqual(['A-1004', 'A-1003', 'A-1002']);
      expect(await shop.sum(asked)).toMatchObject({ count: 3 });
      expect(await shop.numbers(`${asked}&kinds=credit-note`)).toEqual(['A-1004']);
      expect(await shop.numbers(`${asked}&states=accepted`)).toEqual([]);
    },
  );

  it('finds bills of a batch by it still, which have no number of their own', async () => {
    const shop = await aShop(test);
    test.authority.behave(async () => unavailable());
    await shop.sell(asIs);
    test.authority.behave((request) => accept(test.authority.received, request));
    await shop.sell(asIs);
    const [, inBatch] = (await shop.list()).items;
    expect(inBatch).toMatchObject({ noTrans: 'A-1001', state: 'accepted', psiNoTrans: null });
    expect(await shop.numbers('?q=PROBLEME%20DE%20COMMUNICATION')).toEqual(['A-1001']);
  });

  it('finds the kind and the payment that a mention names, within what the filter leaves', async () => {
    const shop = await aShop(test);
    const [sale] = await shop.sell(costing('37.35'), asIs);
    await shop.sell(refundOf(sale as SignedBill));
    expect(await shop.numbers('?q=NOTE%20DE%20CREDIT')).toEqual(['A-1003']);
    expect(await shop.numbers('?q=carte%20de%20debit')).toHaveLength(3);
    expect(await shop.numbers('?q=NOTE%20DE%20CREDIT&kinds=receipt')).toEqual([]);
    expect(await shop.sum('?q=NOTE%20DE%20CREDIT')).toMatchObject({ count: 1 });
  });

  it('goes from page to page like the whole list', async () => {
    const shop = await aShop(test);
    await shop.sell(...Array.from({ length: 5 }, () => costing('12.00')));
    const first = await shop.list('?q=12,00&limit=2');
    const second = await shop.list(`?q=12,00&limit=2&cursor=${first.nextCursor}`);
    expect(second.items.map(({ noTrans }) => noTrans)).toEqual(['A-1003', 'A-1002']);
    expect((await shop.list(`?q=12,00&limit=2&cursor=${second.previousCursor}`)).items).toEqual(first.items);
  });
});

describe('a filter', () => {
  it('narrows to days of the merchant’s own zone, both included', async () => {
    const shop = await aShop(test);
    await shop.sell(
      (draft) => ({ ...draft, datTrans: '20260531235959' }),
      (draft) => ({ ...draft, datTrans: '20260601000000' }),
    );
    expect(await shop.numbers('?to=2026-05-31')).toEqual(['A-1001']);
    expect(await shop.numbers('?from=2026-06-01')).toEqual(['A-1002']);
    expect(await shop.numbers('?from=2026-05-31&to=2026-06-01')).toEqual(['A-1002', 'A-1001']);
    await asSystem(test, {
      text: "update merchants set time_zone = 'America/Halifax' where id = $1",
      values: [shop.merchant.id],
    });
    expect(await shop.numbers('?to=2026-05-31')).toEqual([]);
  });

  it('takes a bill of 1999 and of tomorrow by their dates', async () => {
    const shop = await aShop(test);
    await shop.sell((draft) => ({ ...draft, datTrans: '20990101120000' }));
    expect(await shop.numbers('?from=2099-01-01&to=2099-01-01')).toEqual(['A-1001']);
    expect(await shop.numbers('?from=1999-01-01&to=1999-12-31')).toEqual([]);
    expect(await shop.numbers()).toEqual(['A-1001']);
  });

  it('narrows to devices, employees, payments and kinds, each of them several', async () => {
    const shop = await aShop(test);
    const other = await aTerminal(test, { merchant: shop.merchant });
    await shop.sell(
      (draft) => ({ ...draft, modPai: 'ARG', nomUtil: 'Camille Roy' }),
      (draft) => ({ ...draft, modPai: 'CRE', nomUtil: 'Émile Gagnon' }),
      (draft) => ({ ...draft, modTrans: 'FOR' }),
    );
    await sell(other, [asIs]);
    expect(await shop.numbers('?payments=ARG')).toEqual(['A-1001']);
    expect(await shop.numbers('?payments=ARG&payments=CRE')).toEqual(['A-1002', 'A-1001']);
    expect(await shop.numbers(`?employees=${encodeURIComponent('Émile Gagnon')}`)).toEqual(['A-1002']);
    expect(await shop.numbers('?kinds=training')).toEqual(['A-1003']);
    expect((await shop.list(`?deviceIds=${other.id}`)).items.map(({ deviceId }) => deviceId)).toEqual([other.id]);
    expect((await shop.list('?kinds=receipt')).items).toHaveLength(3);
  });

  it('narrows to states, the rare ones and the usual one', async () => {
    const shop = await aShop(test);
    await shop.sell(asIs);
    test.authority.behave(async () => unavailable());
    await shop.sell(asIs);
    expect(await shop.numbers('?states=accepted')).toEqual(['A-1001']);
    expect(await shop.numbers('?states=waiting&states=unknown')).toEqual(['A-1002']);
    expect(await shop.numbers('?states=refused')).toEqual([]);
    expect(await shop.numbers('?states=accepted&states=waiting')).toEqual(['A-1002', 'A-1001']);
    expect(await shop.sum('?states=waiting')).toMatchObject({ count: 1, soldCents: 575 });
    expect(await shop.sum('?states=accepted&states=waiting')).toMatchObject({ count: 2, soldCents: 1150 });
    await asSystem(test, {
      text: "update transmissions set state = 'refused', settled_at = now() where device_id = $1 and position = 2",
      values: [shop.till.id],
    });
    expect(await shop.numbers('?states=refused')).toEqual(['A-1002']);
  });

  it('is refused when it ends before it begins', async () => {
    const shop = await aShop(test);
    for (const path of ['', '/summary', '/export']) {
      const reply = await shop.get(`${path}?from=2026-06-02&to=2026-06-01`);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ error: { fields: [{ path: 'from', rule: 'after-end' }] } });
    }
  });

  it.each([
    '?kinds=sale',
    '?payments=cash',
    '?states=sent',
    '?from=yesterday',
    '?deviceIds=1',
    '?limit=0',
    '?limit=201',
  ])('is refused as %s', async (query) => {
    expect((await (await aShop(test)).get(query)).statusCode).toBe(422);
  });
});

describe('the sum', () => {
  it('holds sales and refunds, and nothing that is no sale', async () => {
    const shop = await aShop(test);
    const [sale] = await shop.sell(
      costing('20.00'),
      (draft) => ({ ...costing('7.00')(draft), modTrans: 'FOR' }),
      (draft) => ({ ...costing('20.00')(draft), modImpr: 'RPR' }),
      (draft) => ({ ...costing('20.00')(draft), modImpr: 'DUP' }),
      (draft) => ({ ...costing('30.00')(draft), typTrans: 'ADDI', modPai: 'SOB' }),
      (draft) => ({ ...costing('40.00')(draft), typTrans: 'ESTM', modPai: 'SOB' }),
    );
    await shop.sell((draft) => ({ ...refundOf(sale as SignedBill)(draft) }), costing('5.00'));
    expect(await shop.sum()).toEqual({
      count: 8,
      countedBills: 3,
      receivedCents: 2500,
      returnedCents: -2000,
      soldCents: 500,
    });
    expect(await shop.sum('?kinds=training')).toMatchObject({ count: 1, countedBills: 0, soldCents: 0 });
    expect(await shop.sum('?q=20,00')).toMatchObject({ count: 4, countedBills: 2, soldCents: 0 });
  });

  it('leaves out what the authority refused, which is made again under another number', async () => {
    const shop = await aShop(test);
    test.authority.behave(async () => unavailable());
    await shop.sell(costing('20.00'), costing('20.00'));
    await asSystem(test, {
      text: "update transmissions set state = 'refused', settled_at = now() where device_id = $1 and position = 1",
      values: [shop.till.id],
    });
    expect(await shop.sum()).toMatchObject({ count: 2, countedBills: 1, soldCents: 2000 });
    expect(await shop.sum('?states=refused')).toMatchObject({ count: 1, countedBills: 0, soldCents: 0 });
  });

  it('of no bill is nothing', async () => {
    expect(await (await aShop(test)).sum()).toEqual({
      count: 0,
      countedBills: 0,
      receivedCents: 0,
      returnedCents: 0,
      soldCents: 0,
    });
  });
});
