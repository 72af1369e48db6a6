import { expect, it } from 'vitest';
import { amountsOf, aSale, storePlanned } from '../../test/factories/sales-years.ts';
import { aMerchant, asSystem, aUser, bearer } from '../../test/factories/merchants.ts';
import { aTerminal } from '../../test/factories/terminals.ts';
import { useTestApp } from '../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../test/uncounted-calls.ts';
import { foldSales } from '../features/sales/reports/fold-sales.ts';
import { rebuildSalesOnly } from './rebuild-sales-only.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS, now: () => new Date('2026-06-20T16:00:00Z') });

const SOUP = aSale({ taxedCents: 1000 });

it('the command that rebuilds figures ends with the same ones, whatever is sold meanwhile', async () => {
  const merchant = await aMerchant(test);
  const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const till = await aTerminal(test, { merchant });
  const device = { id: till.id, merchantId: merchant.id };
  const read = async () => {
    const url = '/api/reports/sales?from=2026-06-01&to=2026-06-01';
    return (await test.app.inject({ method: 'GET', url, headers: bearer(token) })).json<{ total: object }>().total;
  };
  const comesTo = (bills: number) => ({
    sales: bills,
    grossCents: bills * amountsOf(SOUP).before,
    gstCents: bills * amountsOf(SOUP).gst,
    soldCents: bills * amountsOf(SOUP).total,
  });
  let sold = 150;
  await storePlanned(
    test,
    device,
    Array.from({ length: sold }, () => SOUP),
  );
  await foldSales({ database: test.dependencies.database, now: () => new Date() });
  expect(await read()).toMatchObject(comesTo(sold));
  // what drifted is made again
  await test.owner.query("set app.role = 'system'; update sales_days set gst_cents = gst_cents + 1");
  expect(await read()).toMatchObject({ gstCents: comesTo(sold).gstCents + 1 });

  const said: string[] = [];
  const config = { ...test.dependencies.config, databaseUrl: test.servingUrl };
  const course = { isOver: false };
  const ended = rebuildSalesOnly(config, { say: (line) => said.push(line) }).finally(() => (course.isOver = true));
  while (!course.isOver) {
    await storePlanned(test, device, [SOUP]);
    sold += 1;
    const { sales, grossCents } = comesTo(sold);
    expect(await read()).toMatchObject({ sales, grossCents });
  }
  await ended;
  expect(said).toEqual(['Figures made again from the bills of 1 devices.']);
  expect(await read()).toMatchObject(comesTo(sold));
  const [fold] = await asSystem<{ position: number }>(test, { text: 'select position::int from sales_folds' });
  expect(fold?.position).toBeGreaterThanOrEqual(150);
});
