import { describe, expect, it } from 'vitest';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { PromoCode } from '@comptoir/domain/money/promo-codes/promo-code';
import { anInvoice, PRICES, standingOf } from '../../../../test/factories/billing.ts';
import { aMerchant, asSystem } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { createInvoice, createInvoices } from './create-invoice.ts';

const now = new Date('2026-06-15T16:00:00Z');
const test = useTestApp({ now: () => now });

const numbers = async () =>
  (await asSystem<{ number: number }>(test, { text: 'select number::int from invoices order by number' })).map(
    ({ number }) => number,
  );

const FREE: PromoCode = {
  code: 'GRATUIT',
  discount: { kind: 'percent', rate: 1_000_000 },
  onService: true,
  onInstallation: true,
  months: 1,
  startsOn: null,
  endsOn: null,
  maxUses: null,
};

describe('createInvoice', () => {
  it('writes lines, both taxes and the client as they are that day: $140.00 makes $160.97', async () => {
    const merchant = await aMerchant(test);
    await asSystem(test, {
      text: `update merchants set civic_number = '45', street = 'rue du Sault', city = 'Québec', postal_code = 'G1K3Z4'
        where id = $1`,
      values: [merchant.id],
    });
    const made = await anInvoice(test, { merchantId: merchant.id, now });
    await asSystem(test, { text: `update merchants set company_name = 'Autre' where id = $1`, values: [merchant.id] });
    expect(made).toMatchObject({ totalCents: 16_097, dueAt: new Date('2026-06-16T04:00:00Z') });
    const rows = await asSystem(test, {
      text: `select subtotal_cents::int as subtotal, gst_cents::int as gst, qst_cents::int as qst, client ->> 'address' as address,
          (client ->> 'name') <> 'Autre' as kept, (select json_agg(array[kind, amount_cents::text]) from invoice_lines l
          where l.invoice_id = i.id) as lines from invoices i where id = $1`,
      values: [made.id],
    });
    expect(rows).toEqual([
      {
        subtotal: 14_000,
        gst: 700,
        qst: 1397,
        address: '["45, rue du Sault", "Québec (Québec)  G1K 3Z4"]',
        kept: true,
        lines: [['monthly-service', '14000']],
      },
    ]);
  });

  it('leaves no gap in its numbers: a transaction that fails gives its number back', async () => {
    const merchant = await aMerchant(test);
    const order = {
      merchantId: merchant.id,
      period: { startsOn: '2026-06-15', endsOn: '2026-07-15' },
      order: { prices: PRICES, installation: null, promoCode: null, billedMonths: 0 },
    } as const;
    const failing = test.dependencies.database.transaction({ role: 'system' }, async (tx) => {
      await createInvoice(tx, { issuer: test.dependencies.config.issuer, now }, order);
      throw new Error('not after all');
    });
    await expect(failing).rejects.toThrow('not after all');
    const merchants = await Promise.all(Array.from({ length: 30 }, () => aMerchant(test)));
    await Promise.all(merchants.map(({ id }) => anInvoice(test, { merchantId: id, now })));
    const taken = await numbers();
    expect(taken).toEqual(Array.from({ length: taken.length }, (_, index) => index + 1));
  });

  it('is refused for a day that was billed already, by the database itself', async () => {
    const merchant = await aMerchant(test);
    await anInvoice(test, { merchantId: merchant.id, now });
    for (const period of [
      { startsOn: '2026-06-15', endsOn: '2026-07-15' },
      { startsOn: '2026-07-14', endsOn: '2026-08-14' },
    ])
      await expect(anInvoice(test, { merchantId: merchant.id, now, period })).rejects.toThrow(/constraint/);
    await anInvoice(test, { merchantId: merchant.id, now, period: { startsOn: '2026-07-15', endsOn: '2026-08-15' } });
  });

  it('is paid at once when there is nothing to pay', async () => {
    const merchant = await aMerchant(test);
    const made = await anInvoice(test, { merchantId: merchant.id, now, promoCode: FREE, installation: 'assisted' });
    expect(made.totalCents).toBe(0);
    expect(await standingOf(test, made.id)).toMatchObject({ state: 'paid', paidAt: now, nextAttemptAt: null });
  });

  it('is made by no one for a merchant that does not exist, and for none makes none', async () => {
    const unknownId = '00000000-0000-4000-8000-000000000000';
    await expect(anInvoice(test, { merchantId: unknownId, now })).rejects.toThrow('no merchant');
    const none = await test.dependencies.database.transaction({ role: 'system' }, (tx) =>
      createInvoices(tx, { issuer: test.dependencies.config.issuer, now }, []),
    );
    expect(none).toEqual([]);
  });

  it('numbers the invoices of another company by themselves, and keeps numbering those of one that moved', async () => {
    const issue = async (issuer: typeof test.dependencies.config.issuer) => {
      const merchant = await aMerchant(test);
      return test.dependencies.database.transaction({ role: 'system' }, (tx) =>
        createInvoice(
          tx,
          { issuer, now },
          {
            merchantId: merchant.id,
            period: { startsOn: '2026-06-15', endsOn: '2026-07-15' },
            order: {
              prices: { ...PRICES, monthlyService: cents(1) },
              installation: null,
              promoCode: null,
              billedMonths: 0,
            },
          },
        ),
      );
    };
    const other = { ...test.dependencies.config.issuer, gstNumber: '555555555RT0001' };
    expect((await issue(other)).number).toBe('000001');
    expect((await issue({ ...other, name: 'Ailleurs', address: 'ailleurs' })).number).toBe('000002');
  });
});
