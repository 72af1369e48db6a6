import { expect, it } from 'vitest';
import { aMerchant, asSystem } from '../../../../test/factories/merchants.ts';
import { aSale, storePlanned } from '../../../../test/factories/sales-years.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { checkSalesDays } from './check-sales-days.ts';
import { foldSales, rebuildMerchant, rebuildSales } from './fold-sales.ts';
import { sumProvinceAgain } from './sales-days.store.ts';

const NOW = new Date('2027-02-01T15:00:00Z');
const test = useTestApp({ now: () => NOW });
const deps = () => ({ database: test.dependencies.database, now: () => NOW, log: test.dependencies.log });

const SOUP = aSale({ taxedCents: 500 });
const on = (day: string) => ({ ...SOUP, at: new Date(`${day}T16:00:00Z`) });

/** A merchant whose two tills sold in two months, on one day both. */
async function aShop(): Promise<string> {
  const merchant = await aMerchant(test);
  for (const days of [['2026-05-30', '2026-06-02'], ['2026-06-02']]) {
    const { id } = await aTerminal(test, { merchant });
    await storePlanned(test, { id, merchantId: merchant.id }, days.map(on));
  }
  return merchant.id;
}

const readCounts = (merchantId: string): Promise<{ key: string; bills: number; cents: number }[]> =>
  asSystem(test, {
    text: `select day::text as key, bills::int, sold_cents::int as cents from bill_days where merchant_id = $1
      union all select to_char(month, 'YYYY-MM'), bills::int, sold_cents::int from bill_months where merchant_id = $1
      order by 1`,
    values: [merchantId],
  });

const readProvince = (): Promise<{ day: string; bills: number; cents: number }[]> =>
  asSystem(test, {
    text: 'select day::text, bills::int, sold_cents::int as cents from province_days where bills <> 0 order by day',
  });

const SOLD = [
  { key: '2026-05', bills: 1, cents: 575 },
  { key: '2026-05-30', bills: 1, cents: 575 },
  { key: '2026-06', bills: 2, cents: 1150 },
  { key: '2026-06-02', bills: 2, cents: 1150 },
];

it('counts by merchant, month and day of everyone are those of the bills, folded, folded again and rebuilt at once', async () => {
  const shops = [await aShop(), await aShop()];
  await foldSales(deps());
  for (const shop of shops) expect(await readCounts(shop)).toEqual(SOLD);
  const province = await readProvince();
  expect(province).toEqual([
    { day: '2026-05-30', bills: 2, cents: 1150 },
    { day: '2026-06-02', bills: 4, cents: 2300 },
  ]);
  await Promise.all([rebuildSales(deps()), ...shops.map((shop) => rebuildMerchant(deps(), shop)), foldSales(deps())]);
  for (const shop of shops) expect(await readCounts(shop)).toEqual(SOLD);
  expect(await readProvince()).toEqual(province);
});

it('a merchant that moves to another zone stays counted by Québec’s days', async () => {
  const shop = await aShop();
  await foldSales(deps());
  await asSystem(test, { text: "update merchants set time_zone = 'America/Halifax' where id = $1", values: [shop] });
  await foldSales(deps());
  expect(await readCounts(shop)).toEqual(SOLD);
});

it.each([
  ['bill_days', 'bills = bills + 1'],
  ['bill_days', 'sold_cents = sold_cents - 1'],
  ['bill_months', 'bills = bills + 1'],
])('the nightly count reports that in %s %s, and counts again', async (table, drift) => {
  const shop = await aShop();
  await foldSales(deps());
  await test.owner.query("set app.role = 'system'");
  await test.owner.query({ text: `update ${table} set ${drift} where merchant_id = $1`, values: [shop] });
  await checkSalesDays(deps());
  const events = await asSystem<{ facts: object }>(test, {
    text: "select facts from activity_log where merchant_id = $1 and event = 'figures-differ'",
    values: [shop],
  });
  expect(events).toHaveLength(1);
  expect(await readCounts(shop)).toEqual(SOLD);
});

it('the nightly count sums the days of everyone again, those that are gone and those that never were', async () => {
  await aShop();
  await foldSales(deps());
  const province = await readProvince();
  await test.owner.query("set app.role = 'system'");
  for (const drift of [
    'update province_days set bills = bills + 1',
    "delete from province_days where day = '2026-06-02'",
    "insert into province_days (day, bills, sold_cents) values ('2020-01-01', 3, 9)",
  ])
    await test.owner.query(drift);
  await checkSalesDays(deps());
  expect(await readProvince()).toEqual(province);
});

it('no one but the system sums the days of everyone again', async () => {
  const asAdmin = test.dependencies.database.transaction({ role: 'admin' }, (tx) => sumProvinceAgain(tx));
  await expect(asAdmin).rejects.toMatchObject({ code: '42501' });
});
