import { TIME_ZONES, type MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { asSystem, aMerchant, aUser, bearer } from '../../../../test/factories/merchants.ts';
import {
  amountsOf,
  aSale,
  type PlannedBill,
  SITUATIONS,
  storePlanned,
} from '../../../../test/factories/sales-years.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { checkSalesDays } from './check-sales-days.ts';
import { foldSales, rebuildSales } from './fold-sales.ts';
import { listSalesGroups, type SalesGroup } from './sales-days.queries.ts';
import { listItemSums } from './sales-items.queries.ts';

let clock = new Date('2027-02-01T15:00:00Z');
const test = useTestApp({ now: () => clock });
beforeEach(() => {
  clock = new Date('2027-02-01T15:00:00Z');
});

const deps = () => ({ database: test.dependencies.database, now: () => clock, log: test.dependencies.log });

async function aShop(zone: MerchantTimeZone = 'America/Montreal') {
  const merchant = await aMerchant(test);
  const tills = [await aTerminal(test, { merchant }), await aTerminal(test, { merchant })];
  const devices = tills.map(({ id }) => ({ id, merchantId: merchant.id }));
  await moveTo(merchant.id, zone);
  return { merchantId: merchant.id, devices, till: tills[0] };
}

const moveTo = (merchantId: string, zone: MerchantTimeZone) =>
  asSystem(test, { text: 'update merchants set time_zone = $2 where id = $1', values: [merchantId, zone] });

const WHOLE = { from: '-infinity', to: 'infinity', start: '-infinity', end: 'infinity' } as const;
const UNFILTERED = { deviceIds: null, employees: null, kinds: null, payments: null };

const read = (merchantId: string, zone: MerchantTimeZone) =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    listSalesGroups(tx, { merchantId, zone, ...WHOLE, ...UNFILTERED }),
  );

const readItems = async (merchantId: string, zone: MerchantTimeZone) => {
  const sums = await test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    listItemSums(tx, { merchantId, zone, ...WHOLE }, 50),
  );
  return Object.fromEntries(sums.map(({ item, ...sum }) => [item ?? 'all', sum]));
};

type Stored = PlannedBill & { readonly deviceId: string };

const COUNTED = new Set(['sale', 'refund', 'reverse', 'first-instalment']);
const TIPPED = new Set([...COUNTED, 'later-instalment']);

/** The figures once more, from what the bills were meant to be: without a document, a database or our calendar. */
function recount(bills: readonly Stored[], zone: MerchantTimeZone): SalesGroup[] {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  const groups = new Map<string, SalesGroup>([['total ', { ...NOTHING, by: 'total', key: '' }]]);
  for (const bill of bills.filter(({ refused }) => !refused)) {
    const day = calendar.format(bill.at);
    const keys = [
      ['day', day],
      ['month', day.slice(0, 7)],
      ['payment', bill.payment],
      ['device', bill.deviceId],
      ['employee', bill.employee ?? ''],
      ['total', ''],
    ];
    if (!TIPPED.has(bill.situation) || (!COUNTED.has(bill.situation) && bill.tipCents === 0)) continue;
    for (const [by = '', key = ''] of keys) {
      const name = `${by} ${key}`;
      groups.set(name, add(groups.get(name) ?? { ...NOTHING, by, key }, bill));
    }
  }
  return inOrder([...groups.values()]);
}

const NOTHING = {
  sales: 0,
  refunds: 0,
  grossCents: 0,
  refundedCents: 0,
  gstCents: 0,
  qstCents: 0,
  gstBaseCents: 0,
  qstBaseCents: 0,
  soldCents: 0,
  adjustmentCents: 0,
  serviceCents: 0,
  alcoholCents: 0,
  tipCents: 0,
};

function add(to: SalesGroup, bill: PlannedBill): SalesGroup {
  const tipped = { ...to, tipCents: to.tipCents + bill.tipCents };
  if (!COUNTED.has(bill.situation)) return tipped;
  const { base, before, gst, qst, total, service, alcohol } = amountsOf(bill);
  if (total === 0) return tipped;
  return {
    ...tipped,
    sales: to.sales + (total > 0 ? 1 : 0),
    refunds: to.refunds + (total < 0 ? 1 : 0),
    grossCents: to.grossCents + Math.max(before, 0),
    refundedCents: to.refundedCents + Math.min(before, 0),
    gstCents: to.gstCents + gst,
    qstCents: to.qstCents + qst,
    gstBaseCents: to.gstBaseCents + base,
    qstBaseCents: to.qstBaseCents + base,
    soldCents: to.soldCents + total,
    serviceCents: to.serviceCents + service,
    alcoholCents: to.alcoholCents + alcohol,
  };
}

/** Kinds have a rule and a test of their own. */
const inOrder = (groups: readonly SalesGroup[]) =>
  groups
    .filter(({ by }) => by !== 'kind')
    .toSorted((a, b) => `${a.by} ${a.key}`.localeCompare(`${b.by} ${b.key}`, 'en'));

const ITEMS = {
  Repas: 'taxed',
  Carte: 'untaxed',
  'Frais de service': 'service',
  'Droit sur l’alcool': 'alcohol',
} as const;

/** The items once more, likewise: each bill has one piece of each. */
function recountItems(bills: readonly Stored[]) {
  const counted = bills.filter((bill) => !bill.refused && COUNTED.has(bill.situation) && amountsOf(bill).total !== 0);
  const sumOf = (names: readonly (keyof typeof ITEMS)[]) => {
    const back = (bill: Stored): boolean => amountsOf(bill).total < 0;
    const cents = (of: readonly Stored[]) =>
      of.reduce((sum, bill) => sum + names.reduce((all, name) => all + amountsOf(bill)[ITEMS[name]], 0), 0);
    const [sold, returned] = [counted.filter((bill) => !back(bill)), counted.filter(back)];
    return {
      soldHundredths: 100 * sold.length * names.length,
      returnedHundredths: returned.length === 0 ? 0 : -100 * returned.length * names.length,
      grossCents: cents(sold),
      refundedCents: cents(returned),
    };
  };
  const names = ['Repas', 'Carte', 'Frais de service', 'Droit sur l’alcool'] as const;
  const lines = counted.length === 0 ? [] : names.map((name) => [name, sumOf([name])] as const);
  return Object.fromEntries([['all', sumOf(names)] as const, ...lines]);
}

/** Moments at which days begin and clocks change in either zone, and any other of the year. */
const EDGES = [
  '03-08T04:59:59',
  '03-08T05:00:00',
  '03-09T03:30:00',
  '11-01T03:30:00',
  '11-01T06:30:00',
  '11-02T04:30:00',
];
const moment = fc.oneof(
  fc.constantFrom(...EDGES, '12-31T23:59:59', '01-01T04:00:00').map((edge) => new Date(`2026-${edge}Z`)),
  fc.integer({ min: 0, max: 31_535_999 }).map((second) => new Date(Date.UTC(2026, 0, 1) + second * 1000)),
);
const amount = (max: number) => fc.integer({ min: 0, max });
const planned: fc.Arbitrary<PlannedBill> = fc.record({
  at: moment,
  situation: fc.constantFrom(...SITUATIONS),
  taxedCents: fc.integer({ min: 1, max: 90_000 }),
  untaxedCents: amount(2000),
  serviceCents: amount(900),
  alcoholCents: amount(300),
  tipCents: amount(500),
  payment: fc.constantFrom('ARG', 'DEB', 'CRE'),
  employee: fc.constantFrom('Camille Roy', 'Alex Côté', null),
  refused: fc.boolean(),
});

describe('the figures of any year', () => {
  it('are those of its bills, folded or not, in both zones, and after a move and a rebuild', async () => {
    const years = fc.tuple(fc.array(planned, { minLength: 1, maxLength: 40 }), fc.constantFrom(...TIME_ZONES));
    await fc.assert(
      fc.asyncProperty(years, async ([bills, zone]) => {
        const { merchantId, devices } = await aShop(zone);
        const stored: Stored[] = [];
        const expectRight = async (of: MerchantTimeZone) => {
          expect(inOrder(await read(merchantId, of))).toEqual(recount(stored, of));
          expect(await readItems(merchantId, of)).toEqual(recountItems(stored));
        };
        const half = Math.ceil(bills.length / 2);
        for (const [index, device] of devices.entries()) {
          const part = bills.slice(index * half, (index + 1) * half);
          if (part.length > 0) await storePlanned(test, device, part);
          stored.push(...part.map((bill) => ({ ...bill, deviceId: device.id })));
          await expectRight(zone);
          await rebuildSales(deps());
          await expectRight(zone);
        }
        const other = zone === 'America/Montreal' ? 'America/Halifax' : 'America/Montreal';
        await moveTo(merchantId, other);
        await expectRight(other);
        await foldSales(deps());
        await expectRight(other);
      }),
      { numRuns: 12 },
    );
  });
});

const SOUP = aSale({ taxedCents: 500 });

const foldedUpTo = async (deviceId: string | undefined): Promise<number> => {
  const [fold] = await asSystem<{ position: number }>(test, {
    text: 'select position::int from sales_folds where device_id = $1',
    values: [deviceId],
  });
  return fold?.position ?? 0;
};

const total = async (merchantId: string) =>
  (await read(merchantId, 'America/Montreal')).find(({ by }) => by === 'total');

describe('bills are folded', () => {
  it('once a hundred wait, or after a quarter of an hour', async () => {
    const { devices } = await aShop();
    const [first, second] = devices;
    if (!first || !second) throw new Error('no device');
    await storePlanned(test, first, [SOUP]);
    await foldSales(deps());
    expect(await foldedUpTo(first.id)).toBe(1);
    await storePlanned(test, first, [SOUP]);
    await foldSales(deps());
    expect(await foldedUpTo(first.id)).toBe(1);
    clock = new Date(clock.getTime() + 15 * 60_000);
    await foldSales(deps());
    expect(await foldedUpTo(first.id)).toBe(2);
    await storePlanned(
      test,
      first,
      Array.from({ length: 100 }, () => SOUP),
    );
    await foldSales(deps());
    expect(await foldedUpTo(first.id)).toBe(102);
  });

  it('once, whatever folds and sells at the same time', async () => {
    const { merchantId, devices } = await aShop();
    const sell = async () => {
      for (const device of devices) await storePlanned(test, device, [SOUP, SOUP]);
    };
    await Promise.all([sell(), rebuildSales(deps()), sell(), rebuildSales(deps()), foldSales(deps()), sell()]);
    expect(await total(merchantId)).toMatchObject({ sales: 12, grossCents: 6000 });
    await rebuildSales(deps());
    expect(await total(merchantId)).toMatchObject({ sales: 12, grossCents: 6000, soldCents: 12 * 575 });
  });

  it('of one device without waiting for another that is being folded', async () => {
    const { devices } = await aShop();
    const [held, free] = devices;
    if (!held || !free) throw new Error('no device');
    for (const device of devices) await storePlanned(test, device, [SOUP]);
    await foldSales(deps());
    const hundred = Array.from({ length: 100 }, () => SOUP);
    for (const device of devices) await storePlanned(test, device, hundred);
    await test.dependencies.database.transaction({ role: 'system' }, async (tx) => {
      await tx.many({ text: 'select 1 from sales_folds where device_id = $1 for update', values: [held.id] });
      await foldSales(deps());
      expect([await foldedUpTo(held.id), await foldedUpTo(free.id)]).toEqual([1, 101]);
    });
    await foldSales(deps());
    expect(await foldedUpTo(held.id)).toBe(101);
  });

  it('into the day they were made on, however late they come', async () => {
    const { merchantId, devices } = await aShop();
    const [device] = devices;
    if (!device) throw new Error('no device');
    await storePlanned(test, device, [SOUP]);
    await rebuildSales(deps());
    await storePlanned(test, device, [{ ...SOUP, at: new Date('2026-05-31T23:00:00Z') }]);
    const days = (await read(merchantId, 'America/Montreal')).filter(({ by }) => by === 'day');
    expect(days.map(({ key, sales }) => [key, sales])).toEqual([
      ['2026-05-31', 1],
      ['2026-06-01', 1],
    ]);
  });

  it('once more into other days when the merchant moves, and none twice', async () => {
    const { merchantId, devices } = await aShop();
    for (const device of devices)
      await storePlanned(test, device, [SOUP, { ...SOUP, at: new Date('2026-06-02T03:30:00Z') }]);
    await rebuildSales(deps());
    await moveTo(merchantId, 'America/Halifax');
    clock = new Date(clock.getTime() + 15 * 60_000);
    await foldSales(deps());
    const days = (await read(merchantId, 'America/Halifax')).filter(({ by }) => by === 'day');
    expect(days.map(({ key, sales }) => [key, sales])).toEqual([
      ['2026-06-01', 2],
      ['2026-06-02', 2],
    ]);
  });

  it('and a bill that is refused afterwards is no sale any more', async () => {
    const { merchantId, devices } = await aShop();
    const [device] = devices;
    if (!device) throw new Error('no device');
    await storePlanned(test, device, [SOUP, SOUP]);
    await rebuildSales(deps());
    await asSystem(test, {
      text: "update transmissions set state = 'refused', settled_at = now() where device_id = $1 and position = 2",
      values: [device.id],
    });
    expect(await total(merchantId)).toMatchObject({ sales: 1, soldCents: 575 });
  });
});

describe('the nightly count', () => {
  it('says nothing of figures that agree', async () => {
    const { merchantId, devices } = await aShop();
    for (const device of devices) await storePlanned(test, device, [SOUP, { ...SOUP, situation: 'refund' }]);
    await rebuildSales(deps());
    await checkSalesDays(deps());
    expect(await differences(merchantId)).toEqual([]);
  });

  it.each([
    ['sales_days', 'gst_cents = gst_cents + 1'],
    ['sales_days', 'bills = bills + 1'],
    ['sales_days', "day = day + 1, employee = 'x'"],
    ['sales_items', 'sold_hundredths = sold_hundredths + 100'],
    ['sales_items', "item = item || 's'"],
  ])('reports that in %s %s, as an event and in the log, and makes the figures again', async (table, drift) => {
    const { merchantId, devices } = await aShop();
    for (const device of devices) await storePlanned(test, device, [SOUP]);
    await rebuildSales(deps());
    const before = [await read(merchantId, 'America/Montreal'), await readItems(merchantId, 'America/Montreal')];
    await test.owner.query("set app.role = 'system'");
    await test.owner.query({
      text: `update ${table} set ${drift} where merchant_id = $1 and device_id = $2`,
      values: [merchantId, devices[0]?.id],
    });
    await checkSalesDays(deps());
    expect(await differences(merchantId)).toEqual([{ days: expect.any(Number), first: '2026-06-01' }]);
    expect(test.logLines.some((line) => line.includes(merchantId) && line.includes('not those of the bills'))).toBe(
      true,
    );
    expect([await read(merchantId, 'America/Montreal'), await readItems(merchantId, 'America/Montreal')]).toEqual(
      before,
    );
  });
});

const differences = async (merchantId: string): Promise<object[]> =>
  (
    await asSystem<{ facts: object }>(test, {
      text: "select facts from activity_log where merchant_id = $1 and event = 'figures-differ'",
      values: [merchantId],
    })
  ).map(({ facts }) => facts);

it('the queue folds and counts', async () => {
  const { devices } = await aShop();
  const [device] = devices;
  if (!device) throw new Error('no device');
  await storePlanned(test, device, [SOUP]);
  await asSystem(test, { text: "select enqueue_job('fold-sales', '{}'), enqueue_job('check-sales-days', '{}')" });
  await runJobs(test);
  expect(await foldedUpTo(device.id)).toBe(1);
});

describe('the sum of a list', () => {
  it('agrees with its bills to the cent, folded or not, whatever is asked for', async () => {
    const bills = fc.sample(planned, { numRuns: 60, seed: 7 });
    const { merchantId, devices } = await aShop('America/Halifax');
    const [first, second] = devices;
    if (!first || !second) throw new Error('no device');
    await storePlanned(test, first, bills.slice(0, 40));
    await rebuildSales(deps());
    await storePlanned(test, second, bills.slice(40));
    const { token } = await aUser(test, { role: 'merchant', merchantId });
    const sum = async (query: string) =>
      (
        await test.app.inject({ method: 'GET', url: `/api/bills/summary?${query}`, headers: bearer(token) })
      ).json<object>();
    const everyState = 'states=accepted&states=waiting&states=refused';
    for (const query of [
      '',
      'from=2026-03-08&to=2026-11-01',
      'from=2026-11-01&to=2026-11-01',
      `deviceIds=${first.id}`,
      'kinds=receipt&kinds=credit-note',
      'payments=ARG',
      `employees=${encodeURIComponent('Camille Roy')}&from=2026-02-01`,
    ])
      // with its states named, the list's own bills are added up one by one
      expect(await sum(query), query).toEqual(await sum(`${query}&${everyState}`));
    expect(await sum('')).not.toMatchObject({ countedBills: 0 });
  });
});
