import type { ItemFigures } from '@comptoir/contract/sales/report-items';
import type { ItemSales } from '@comptoir/domain/sales/reports/gather-items';
import type { SheetCell } from '@comptoir/domain/base/files/csv';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { FileRow } from '../../../platform/files/write-rows.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { File } from '../../../platform/http/route.ts';
import type { MerchantScope } from '../../base/access/merchant-scope.ts';
import { fileOfRows, moneyCell, SALES_FILE_TEXTS, type WantedSales } from './export-sales.ts';
import { giveReport } from './give-report.ts';
import type { Asked } from './read-period.ts';
import { filterOfPeriod, type ReportDeps } from './report-filter.ts';
import { figuresOfItem, gatherPeriod, splitCategories, splitItems } from './report-items.ts';
import { totalOf } from './report-sales.ts';
import { listSalesGroups } from './sales-days.queries.ts';

/** The items of a period, or the categories that they are in, as a file, their sum last. @throws AppError validation-failed */
export async function exportItems(
  deps: ReportDeps,
  scope: MerchantScope,
  { wanted, language }: { wanted: WantedSales; language: Language },
): Promise<File> {
  const period = { from: wanted.from, to: wanted.to };
  const read = async (tx: Transaction, asked: Asked) => {
    const [report, groups] = await Promise.all([
      gatherPeriod(tx, asked),
      listSalesGroups(tx, filterOfPeriod(asked.merchantId, asked.timeZone, period)),
    ]);
    return { report: { ...report, business: asked.companyName }, figures: totalOf(groups) };
  };
  const gathered = await giveReport(deps, { scope, period, name: 'sales' }, read);
  const { total, business } = gathered;
  const words = SALES_FILE_TEXTS[language];
  const [lines, rest, restName] =
    wanted.by === 'category' ? categoryLines(gathered, words) : itemLines(gathered, words);
  const rows = [
    ...lines.map((line) => rowOf(wanted.by === 'category' ? 'category' : 'item', line, figuresOfItem(line))),
    ...(rest ? [rowOf('others', { item: restName }, figuresOfItem(rest))] : []),
    rowOf('total', { item: words.total }, figuresOfItem(total)),
  ];
  const first = wanted.by === 'category' ? words.dimensions.category : words.dimensions.item;
  return fileOfRows({ wanted, business, language, columns: [first, ...words.itemColumns, words.code], rows });
}

type Words = (typeof SALES_FILE_TEXTS)[Language];
type Gathered = Awaited<ReturnType<typeof gatherPeriod>>;
type Lines = readonly [readonly Named[], ItemSales | null, string];
interface Named extends ItemSales {
  readonly code: string | null;
}

function itemLines(gathered: Gathered, words: Words): Lines {
  const { items } = gathered;
  return [items, splitItems(gathered, items.length).others, words.otherItems];
}

function categoryLines(gathered: Gathered, words: Words): Lines {
  const { categories, uncategorized } = splitCategories(gathered);
  return [categories.map((line) => ({ ...line, code: line.category })), uncategorized, words.uncategorized];
}

function rowOf(
  by: 'item' | 'category' | 'others' | 'total',
  { item: label, code = null }: { readonly item: string; readonly code?: string | null },
  figures: ItemFigures,
): FileRow {
  const { soldQuantity, returnedQuantity, grossCents, refundedCents, netCents } = figures;
  const quantities = [soldQuantity, returnedQuantity].map((amount): SheetCell => ({
    amount,
    decimals: decimalsOf(amount),
  }));
  return {
    id: `${by} ${code ?? label}`,
    cells: [label, ...quantities, ...[grossCents, refundedCents, netCents].map(moneyCell), code ?? ''],
    fields: { [by]: label, ...(code === null ? {} : { code }), ...figures },
  };
}

/** Pieces are whole but for what is sold by weight. */
const decimalsOf = (quantity: number): 0 | 2 => (Number.isInteger(quantity) ? 0 : 2);
