import type { ItemFigures, ItemReport } from '@comptoir/contract/sales/report-items';
import { addItems, gatherItems, type ItemSales } from '@comptoir/domain/sales/reports/gather-items';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MerchantScope } from '../../base/access/merchant-scope.ts';
import { readPeriod, type Asked } from './read-period.ts';
import { filterOfPeriod, type ReportDeps } from './report-filter.ts';
import { listItemSums } from './sales-items.queries.ts';

/** No one reads more of them on a screen or on paper. */
const MOST_READ = 500;
/** A till that names each plate by its order has as many items as bills: what is beyond is in the sum of the others. */
const MOST_NAMES = 50_000;

const NONE: ItemSales = { item: '', soldHundredths: 0, returnedHundredths: 0, grossCents: 0, refundedCents: 0 };

/** Reports a merchant's sales in a period by item, the first of them; the rest are the others. @throws AppError validation-failed */
export const reportItems = (deps: ReportDeps, scope: MerchantScope, period: ReportPeriod): Promise<ItemReport> =>
  readPeriod(deps, { scope, period }, readItems);

/** The same inside a transaction. */
export async function readItems(tx: Transaction, asked: Asked): Promise<ItemReport> {
  const { timeZone, period } = asked;
  const { items, total } = await gatherPeriod(tx, asked);
  const { listed, others } = splitItems({ items, total }, MOST_READ);
  return {
    ...period,
    timeZone,
    total: figuresOfItem(total),
    items: listed.map((line) => ({ item: line.item, ...figuresOfItem(line) })),
    others: others && figuresOfItem(others),
  };
}

interface GatheredItems {
  readonly items: readonly ItemSales[];
  /** All of them, those that have no line too. */
  readonly total: ItemSales;
}

/** The items of a period, as many as a file has lines for, and their sum. */
export async function gatherPeriod(tx: Transaction, { merchantId, timeZone, period }: Asked): Promise<GatheredItems> {
  const sums = await listItemSums(tx, filterOfPeriod(merchantId, timeZone, period), MOST_NAMES + 1);
  const total = sums.find(({ item }) => item === null);
  const lines = sums.flatMap(({ item, ...figures }) => (item === null ? [] : [{ item, ...figures }]));
  return { items: gatherItems(lines), total: { ...NONE, ...total, item: '' } };
}

/** The first items of a list, and the sum of those behind them, or null when there is none. */
export function splitItems({ items, total }: GatheredItems, most: number) {
  const listed = items.slice(0, most);
  const sum = listed.reduce(addItems, NONE);
  const others: ItemSales = {
    item: '',
    soldHundredths: total.soldHundredths - sum.soldHundredths,
    returnedHundredths: total.returnedHundredths - sum.returnedHundredths,
    grossCents: total.grossCents - sum.grossCents,
    refundedCents: total.refundedCents - sum.refundedCents,
  };
  const isAll = Object.values(others).every((value) => value === '' || value === 0);
  return { listed, others: isAll && items.length <= most ? null : others };
}

/** As a report has them: quantities in pieces. */
export const figuresOfItem = (line: ItemSales): ItemFigures => ({
  soldQuantity: line.soldHundredths / 100,
  returnedQuantity: line.returnedHundredths / 100,
  grossCents: line.grossCents,
  refundedCents: line.refundedCents,
  netCents: line.grossCents + line.refundedCents,
});
