import type { TaxReport } from '@comptoir/contract/sales/reports';
import type { AnnualReport } from '@comptoir/contract/sales/annual-reports';
import { toAuthorityTime } from '@comptoir/websrm/requests/time';
import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { formatMoney } from '@comptoir/websrm/requests/values';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept } from '../../../../test/fake-authority.ts';
import { aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';

// Meals and drinks but spirits were zero-rated for GST from 2024-12-14 to 2025-02-15; QST stayed.

const test = useTestApp({ now: () => new Date('2025-03-10T16:00:00Z') });

let till: MadeTerminal;
let token: string;
beforeEach(async () => {
  test.authority.behave((request) => accept(test.authority.received, request));
  till = await aTerminal(test);
  ({ token } = await aUser(test, { role: 'merchant', merchantId: till.merchant.id }));
});

/** A bill at an instant of items with their letters; taxes in cents, as a till makes them. */
const soldAt =
  (at: string, items: readonly (readonly [number, 'P' | 'FP'])[], [gst, qst]: readonly [number, number]) =>
  (draft: UnsignedTransaction): UnsignedTransaction => {
    const { stamp, utc } = toAuthorityTime(new Date(at), 'America/Montreal');
    const before = items.reduce((sum, [price]) => sum + price, 0);
    return {
      ...draft,
      datTrans: stamp,
      utc,
      items: draft.items.flatMap((item) => items.map(([price, tax]) => ({ ...item, prix: formatMoney(price), tax }))),
      mont: {
        avantTax: formatMoney(before),
        TPS: formatMoney(gst),
        TVQ: formatMoney(qst),
        apresTax: formatMoney(before + gst + qst),
      },
    };
  };
const submit = async (change: (draft: UnsignedTransaction) => UnsignedTransaction): Promise<string[]> => {
  const { body } = await till.submitBills([(await till.bill(change)).text]);
  return body.results.map((result) => (result.state === 'refused' ? String(result.reason) : result.state));
};
const get = async <Reply>(url: string): Promise<Reply> =>
  (await test.app.inject({ method: 'GET', url: `/api${url}`, headers: bearer(token) })).json<Reply>();

describe('two months of zero-rated meals', () => {
  it('reach tax report and annual report as they were sold, with refunds across both edges', async () => {
    const made = [
      soldAt('2024-12-14T04:59:00Z', [[1000, 'FP']], [50, 100]),
      soldAt('2024-12-14T05:00:00Z', [[1000, 'P']], [0, 100]),
      soldAt('2024-12-14T05:01:00Z', [[-1000, 'FP']], [-50, -100]),
      soldAt(
        '2025-01-10T17:00:00Z',
        [
          [1000, 'P'],
          [900, 'FP'],
        ],
        [45, 190],
      ),
      soldAt('2025-02-16T04:59:00Z', [[1000, 'P']], [0, 100]),
      soldAt('2025-02-16T05:00:00Z', [[1000, 'FP']], [50, 100]),
      soldAt('2025-02-16T05:01:00Z', [[-1000, 'P']], [0, -100]),
    ];
    for (const change of made) expect(await submit(change)).toEqual(['accepted']);
    const taxes = await get<TaxReport>('/reports/taxes?from=2024-12-14&to=2025-02-15');
    expect(taxes.total).toMatchObject({
      salesCents: 2900,
      gstCents: -5,
      qstCents: 290,
      gstBaseCents: -100,
      qstBaseCents: 2900,
    });
    expect([taxes.total.gstOfBaseCents, taxes.total.qstOfBaseCents]).toEqual([-5, 289]);
    const [before, after] = [
      await get<AnnualReport>('/reports/annual?year=2024'),
      await get<AnnualReport>('/reports/annual?year=2025'),
    ];
    expect(before.taxes.total).toMatchObject({ salesCents: 1000, gstCents: 0, qstCents: 100, gstBaseCents: 0 });
    expect(after.taxes.total).toMatchObject({ salesCents: 2900, gstCents: 95, qstCents: 290, gstBaseCents: 1900 });
  });

  it('are refused of a bill whose GST does not follow from its letters', async () => {
    expect(await submit(soldAt('2025-01-10T17:00:00Z', [[1000, 'P']], [50, 100]))).toEqual(['amounts-do-not-add-up']);
    expect(await submit(soldAt('2025-01-10T17:01:00Z', [[1000, 'FP']], [0, 100]))).toEqual(['amounts-do-not-add-up']);
  });
});
