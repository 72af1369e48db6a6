import type { ItemFigures, ItemReport } from '@comptoir/contract/sales/report-items';
import {
  addItems,
  gatherItems,
  sumCategories,
  type GatheredItem,
  type ItemSales,
} from '@comptoir/domain/sales/reports/gather-items';
import { openIdentities } from '@comptoir/domain/sales/reports/identify-items';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MerchantScope } from '../../base/access/merchant-scope.ts';
import { readItemNames } from '../menu/read-item-names.ts';
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
  const gathered = await gatherPeriod(tx, asked);
  const { total } = gathered;
  const { listed, others } = splitItems(gathered, MOST_READ);
  const { categories, uncategorized } = splitCategories(gathered);
  return {
    ...period,
    timeZone,
    total: figuresOfItem(total),
    items: listed.map((line) => ({ item: line.item, code: line.code, ...figuresOfItem(line) })),
    categories: categories.map((line) => ({ category: line.category, name: line.item, ...figuresOfItem(line) })),
    uncategorized: uncategorized && figuresOfItem(uncategorized),
    others: others && figuresOfItem(others),
  };
}

interface GatheredItems {
  readonly items: readonly GatheredItem[];
  /** Names of the categories of the menu, by their codes. */
  readonly names: ReadonlyMap<string, string>;
  /** All of them, those that have no line too. */
  readonly total: ItemSales;
}

/** The items of a period, as many as a file has lines for, and their sum. */
export async function gatherPeriod(tx: Transaction, { merchantId, timeZone, period }: Asked): Promise<GatheredItems> {
  const [sums, menu] = await Promise.all([
    listItemSums(tx, filterOfPeriod(merchantId, timeZone, period), MOST_NAMES + 1),
    readItemNames(tx, merchantId),
  ]);
  const total = sums.find(({ item }) => item === null);
  const lines = sums.flatMap(({ item, ...figures }) => (item === null ? [] : [{ item, ...figures }]));
  const items = gatherItems(lines, openIdentities(menu.items));
  return { items, names: menu.categories, total: { ...NONE, ...total, item: '' } };
}

/** The categories that a period's items are in now, and the sum of what is in none, or null when there is none. */
export function splitCategories({ items, names, total }: GatheredItems) {
  const categories = sumCategories(items).flatMap(({ category, ...line }) =>
    category === null ? [] : [{ ...line, category, item: names.get(category) ?? category }],
  );
  const uncategorized = without(total, categories.reduce(addItems, NONE));
  return { categories, uncategorized: isNothing(uncategorized) ? null : uncategorized };
}

/** The first items of a list, and the sum of those behind them, or null when there is none. */
export function splitItems({ items, total }: Pick<GatheredItems, 'items' | 'total'>, most: number) {
  const listed = items.slice(0, most);
  const others = without(total, listed.reduce(addItems, NONE));
  return { listed, others: isNothing(others) && items.length <= most ? null : others };
}

const without = (total: ItemSales, sum: ItemSales): ItemSales => ({
  item: '',
  soldHundredths: total.soldHundredths - sum.soldHundredths,
  returnedHundredths: total.returnedHundredths - sum.returnedHundredths,
  grossCents: total.grossCents - sum.grossCents,
  refundedCents: total.refundedCents - sum.refundedCents,
});

const isNothing = (sum: ItemSales): boolean => Object.values(sum).every((value) => value === '' || value === 0);

/** As a report has them: quantities in pieces. */
export const figuresOfItem = (line: ItemSales): ItemFigures => ({
  soldQuantity: line.soldHundredths / 100,
  returnedQuantity: line.returnedHundredths / 100,
  grossCents: line.grossCents,
  refundedCents: line.refundedCents,
  netCents: line.grossCents + line.refundedCents,
});
