import type { ItemFigures } from '@comptoir/contract/sales/report-items';
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
import { figuresOfItem, gatherPeriod, splitItems } from './report-items.ts';
import { totalOf } from './report-sales.ts';
import { listSalesGroups } from './sales-days.queries.ts';

/** The items of a period as a file, their sum last. @throws AppError validation-failed */
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
  const { items, total, business } = await giveReport(deps, { scope, period, name: 'sales' }, read);
  const { others } = splitItems({ items, total }, items.length);
  const words = SALES_FILE_TEXTS[language];
  const rows = [
    ...items.map((line) => rowOf('item', line.item, figuresOfItem(line))),
    ...(others ? [rowOf('others', words.otherItems, figuresOfItem(others))] : []),
    rowOf('total', words.total, figuresOfItem(total)),
  ];
  return fileOfRows({ wanted, business, language, columns: [words.dimensions.item, ...words.itemColumns], rows });
}

function rowOf(by: 'item' | 'others' | 'total', label: string, figures: ItemFigures): FileRow {
  const { soldQuantity, returnedQuantity, grossCents, refundedCents, netCents } = figures;
  const quantities = [soldQuantity, returnedQuantity].map((amount): SheetCell => ({
    amount,
    decimals: decimalsOf(amount),
  }));
  return {
    id: `${by} ${label}`,
    cells: [label, ...quantities, ...[grossCents, refundedCents, netCents].map(moneyCell)],
    fields: { [by]: label, ...figures },
  };
}

/** Pieces are whole but for what is sold by weight. */
const decimalsOf = (quantity: number): 0 | 2 => (Number.isInteger(quantity) ? 0 : 2);
