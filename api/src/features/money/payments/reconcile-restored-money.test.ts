import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBilledMerchant, aCard, aSubscription, setPrices, standingOf } from '../../../../test/factories/billing.ts';
import { aMerchant, asSystem } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { planJobs } from '../../../plan-jobs.ts';
import { payInvoice } from './pay-invoice.ts';
import { runBilling } from './run-billing.ts';

const MIDNIGHT = new Date('2026-06-16T04:00:00Z');
const test = useTestApp({ now: () => MIDNIGHT });
beforeAll(() => setPrices(test));
beforeEach(() => asSystem(test, { text: 'delete from restores' }));

/** The provider charges and gives back, but does not answer what it did since the copy was made. */
const silent = () => ({
  ...test.dependencies,
  payments: { ...test.payments, listMovements: async () => null },
});

const aRestore = () =>
  asSystem(test, {
    text: `insert into restores (id, noticed_at, reason, data_until, highest_invoice, highest_credit)
      values (gen_random_uuid(), $1, 'said', $1, 0, 0)`,
    values: [MIDNIGHT],
  });

const run = (task: string, deps = test.dependencies) => planJobs(deps).tasks[task]?.({});

async function subscribed(): Promise<string> {
  const { id } = await aMerchant(test);
  await aCard(test, id);
  await aSubscription(test, { merchantId: id, anchor: '2026-05-16' });
  return id;
}

const statesOf = async (merchantId: string): Promise<string[]> =>
  (
    await asSystem<{ state: string }>(test, {
      text: 'select state from invoices where merchant_id = $1',
      values: [merchantId],
    })
  ).map(({ state }) => state);

const isOpen = async (): Promise<boolean> =>
  (await asSystem(test, { text: 'select from restores where reconciled_at is null' })).length > 0;

describe('as long as a restored database is not reconciled', () => {
  it('midnight makes no invoice', async () => {
    const merchantId = await subscribed();
    await aRestore();
    await run('create-due-invoices', silent());
    expect([await statesOf(merchantId), await isOpen()]).toEqual([[], true]);
    await run('create-due-invoices');
    expect([await statesOf(merchantId), await isOpen()]).toEqual([['paid'], false]);
  });

  it('midnight makes none either when the provider is down altogether', async () => {
    const merchantId = await subscribed();
    await aRestore();
    test.payments.reachable(false);
    for (const task of ['create-due-invoices', 'charge-due', 'reconcile-payments']) await run(task);
    test.payments.reachable(true);
    expect([await statesOf(merchantId), await isOpen()]).toEqual([[], true]);
  });

  it('what is due is not charged', async () => {
    const { invoice } = await aBilledMerchant(test, { now: new Date('2026-06-15T16:00:00Z') });
    await aRestore();
    await run('charge-due', silent());
    expect(test.payments.chargesOf(invoice.number)).toHaveLength(0);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'open' });
    await run('charge-due');
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid' });
  });

  it('lost replies are not settled one by one', async () => {
    const { invoice } = await aBilledMerchant(test, { now: new Date('2026-06-15T16:00:00Z') });
    test.payments.next('reply-lost');
    await payInvoice(test.dependencies, {
      scope: { role: 'admin' },
      userId: '019aa000-0000-7000-8000-000000000001',
      by: 'admin',
      invoiceId: invoice.id,
    });
    await aRestore();
    await run('reconcile-payments', silent());
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'unknown' });
    await run('reconcile-payments');
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid' });
  });

  it('a billing run is refused, and reports no step', async () => {
    const merchantId = await subscribed();
    await aRestore();
    const reports: unknown[] = [];
    await expect(runBilling(silent(), MIDNIGHT, (progress) => reports.push(progress))).rejects.toThrow(
      'the restored database is not reconciled yet',
    );
    expect([reports, await statesOf(merchantId)]).toEqual([[], []]);
  });
});
