import type { AnnualReport, FiscalYearView } from '@comptoir/contract/sales/annual-reports';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { storePlanned } from '../../../../test/factories/sales-years.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { keepAnnualReports } from './keep-annual-reports.ts';

let clock = new Date('2027-01-02T15:00:00Z');
const test = useTestApp({ now: () => clock });

let merchantId: string;
let user: { email: string; token: string };

beforeEach(async () => {
  clock = new Date('2027-01-02T15:00:00Z');
  const merchant = await aMerchant(test);
  merchantId = merchant.id;
  user = await aUser(test, { role: 'merchant', merchantId, right: 'manager' });
  const device = { id: (await aTerminal(test, { merchant })).id, merchantId };
  const soup = {
    untaxedCents: 0,
    serviceCents: 0,
    alcoholCents: 0,
    tipCents: 0,
    payment: 'DEB',
    employee: null,
  } as const;
  const days = ['2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01'];
  const bills = days.map((day, index) => ({
    ...soup,
    at: new Date(`${day}T16:00:00Z`),
    situation: 'sale' as const,
    taxedCents: 1000 * 10 ** index,
    refused: false,
  }));
  await storePlanned(test, device, bills);
});

const ask = (method: 'GET' | 'PUT', url: string, payload?: object) =>
  test.app.inject({ method, url: `/api/reports/${url}`, headers: bearer(user.token), ...(payload ? { payload } : {}) });
const begin = (firstMonth: number) => ask('PUT', 'fiscal-year', { firstMonth });

async function lookAt(at: string): Promise<void> {
  clock = new Date(at);
  await keepAnnualReports(test.dependencies);
  await runJobs(test);
}
const kept = () =>
  asSystem(test, {
    text: `select year, first_month as "firstMonth", (report #>> '{total,netCents}')::int as "netCents" from annual_reports
      where merchant_id = $1 order by made_at`,
    values: [merchantId],
  });

describe('the fiscal year of a merchant', () => {
  it('is the calendar year until someone says otherwise, which is written down', async () => {
    expect((await ask('GET', 'fiscal-year')).json()).toEqual({ firstMonth: 1, changedAt: null });
    expect((await begin(4)).json<FiscalYearView>()).toEqual({ firstMonth: 4, changedAt: clock.toISOString() });
    expect((await ask('GET', 'fiscal-year')).json()).toMatchObject({ firstMonth: 4 });
    const changes = await asSystem(test, {
      text: `select facts, before, after from activity_log where merchant_id = $1 and event = 'fiscal-year-changed'`,
      values: [merchantId],
    });
    expect(changes).toEqual([{ facts: { email: user.email }, before: { firstMonth: 1 }, after: { firstMonth: 4 } }]);
  });

  it.each([0, 13, 1.5])('begins with no month %s', async (firstMonth) => {
    expect((await begin(firstMonth)).json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: 'firstMonth' }] },
    });
  });

  it('is kept from the fifth day after it, written about once with its days, and compared with itself', async () => {
    await begin(4);
    for (const early of ['2027-01-05T11:10:00Z', '2027-03-31T11:10:00Z', '2027-04-05T03:59:00Z']) await lookAt(early);
    expect(await kept()).toEqual([]);
    await lookAt('2027-04-05T04:00:00Z');
    await lookAt('2027-04-06T11:10:00Z');
    expect(await kept()).toEqual([{ year: 2027, firstMonth: 4, netCents: 110_000 }]);
    const [mail, ...others] = test.mailer.mailsTo(user.email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('l’exercice du 1er avril 2026 au 31 mars 2027');
    expect(mail?.text).toContain('/sales/reports?view=annual&year=2027&first=4');
    user = await aUser(test, { role: 'merchant', merchantId });
    const report = (await ask('GET', 'annual?year=2027&firstMonth=4')).json<AnnualReport>();
    expect(report.kept).toMatchObject({ differenceCents: 0, unexplainedCents: 0 });
    expect((await ask('GET', 'annual/2027/pdf?firstMonth=4&version=kept')).statusCode).toBe(200);
    expect((await ask('GET', 'annual/2027/pdf?version=kept')).statusCode).toBe(404);
  });

  it('that was changed leaves what is kept, beside the new one', async () => {
    await lookAt('2027-01-05T11:10:00Z');
    user = await aUser(test, { role: 'merchant', merchantId });
    await begin(4);
    await lookAt('2027-04-05T11:10:00Z');
    expect(await kept()).toEqual([
      { year: 2026, firstMonth: 1, netCents: 11_000 },
      { year: 2027, firstMonth: 4, netCents: 110_000 },
    ]);
  });
});
