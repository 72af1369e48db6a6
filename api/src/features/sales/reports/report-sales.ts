import type { SalesFigures, SalesReport } from '@comptoir/contract/sales/reports';
import type { BillKind } from '@comptoir/domain/sales/bills/bill-kind';
import type { PaymentCode } from '@comptoir/domain/sales/bills/payment-method';
import { periodBefore } from '@comptoir/domain/sales/reports/period-before';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MerchantScope } from '../../base/access/merchant-scope.ts';
import { compareWithGiven } from './give-report.ts';
import { readPeriod, type Asked } from './read-period.ts';
import { filterOfPeriod, type ReportDeps } from './report-filter.ts';
import { listDeviceNames, listSalesGroups, type Figures, type SalesGroup } from './sales-days.queries.ts';

/** Reports a merchant's sales in a period, and in the one before. @throws AppError validation-failed */
export const reportSales = (deps: ReportDeps, scope: MerchantScope, period: ReportPeriod): Promise<SalesReport> =>
  readPeriod(deps, { scope, period }, readSales);

/** The same inside a transaction that sees one moment. */
export async function readSales(tx: Transaction, asked: Asked): Promise<SalesReport> {
  const { merchantId, timeZone, period } = asked;
  const before = periodBefore(period);
  const [groups, earlier, devices] = await Promise.all([
    listSalesGroups(tx, filterOfPeriod(merchantId, timeZone, period)),
    listSalesGroups(tx, filterOfPeriod(merchantId, timeZone, before)),
    listDeviceNames(tx, merchantId),
  ]);
  const total = totalOf(groups);
  return {
    from: period.from,
    to: period.to,
    timeZone,
    total,
    given: await compareWithGiven(tx, asked, { name: 'sales', now: total }),
    before: { ...before, total: totalOf(earlier), days: daysOf(earlier) },
    days: daysOf(groups),
    ...viewDimensions(groups, devices),
  };
}

/** Figures along all dimensions but time. */
export function viewDimensions(
  groups: readonly SalesGroup[],
  devices: readonly { id: string; name: string }[],
): Pick<SalesReport, 'kinds' | 'payments' | 'devices' | 'employees'> {
  const names = new Map(devices.map(({ id, name }) => [id, name]));
  return {
    // stored by the same lists
    kinds: along(groups, 'kind').map(({ key, sums }) => ({ kind: key as BillKind, ...sums })),
    payments: along(groups, 'payment').map(({ key, sums }) => ({ payment: key as PaymentCode, ...sums })),
    devices: along(groups, 'device').map(({ key, sums }) => ({
      deviceId: key,
      deviceName: names.get(key) ?? '',
      ...sums,
    })),
    employees: along(groups, 'employee').map(({ key, sums }) => ({ employee: key === '' ? null : key, ...sums })),
  };
}

/** The figures of each value of a dimension. */
export const along = (groups: readonly SalesGroup[], by: string) =>
  groups.filter((group) => group.by === by).map((group) => ({ key: group.key, sums: figuresOf(group) }));

const daysOf = (groups: readonly SalesGroup[]) => along(groups, 'day').map(({ key, sums }) => ({ day: key, ...sums }));

/** The figures of all of them; of no bill at all, zeros. */
export function totalOf(groups: readonly SalesGroup[]): SalesFigures {
  return along(groups, 'total')[0]?.sums ?? NOTHING;
}

/** Figures of no bill. */
export const NOTHING: SalesFigures = {
  sales: 0,
  refunds: 0,
  grossCents: 0,
  refundedCents: 0,
  netCents: 0,
  gstCents: 0,
  qstCents: 0,
  soldCents: 0,
  adjustmentCents: 0,
  serviceCents: 0,
  alcoholCents: 0,
  tipCents: 0,
};

/** As a report has them: what both taxes are due on is the tax summary's. */
export const figuresOf = (sums: Figures): SalesFigures => ({
  sales: sums.sales,
  refunds: sums.refunds,
  grossCents: sums.grossCents,
  refundedCents: sums.refundedCents,
  netCents: sums.grossCents + sums.refundedCents,
  gstCents: sums.gstCents,
  qstCents: sums.qstCents,
  soldCents: sums.soldCents,
  adjustmentCents: sums.adjustmentCents,
  serviceCents: sums.serviceCents,
  alcoholCents: sums.alcoholCents,
  tipCents: sums.tipCents,
});
