import type { exportSalesReport } from '@comptoir/contract/sales/reports';
import type { SheetCell } from '@comptoir/domain/base/files/csv';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { ROW_FORMATS, type FileRow } from '../../../platform/files/write-rows.ts';
import type { File } from '../../../platform/http/route.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MerchantScope } from '../../base/access/merchant-scope.ts';
import { giveReport } from './give-report.ts';
import type { Asked } from './read-period.ts';
import { filterOfPeriod, type ReportDeps } from './report-filter.ts';
import { figuresOf, totalOf } from './report-sales.ts';
import { listDeviceNames, listSalesGroups, type SalesGroup } from './sales-days.queries.ts';
import { salesFileEn } from './sales-file.en.ts';
import { salesFileFr } from './sales-file.fr.ts';

/** Request for a file of sales. */
export type WantedSales = Omit<z.output<typeof exportSalesReport.query>, 'merchantId'>;

/** The words of a file of sales. */
export const SALES_FILE_TEXTS = { en: salesFileEn, fr: salesFileFr };

/** The figures of a period along one dimension as a file, their sum last. @throws AppError validation-failed */
export async function exportSales(
  deps: ReportDeps,
  scope: MerchantScope,
  { wanted, language }: { wanted: WantedSales; language: Language },
): Promise<File> {
  const { by } = wanted;
  const period = { from: wanted.from, to: wanted.to };
  const read = async (tx: Transaction, { merchantId, companyName, timeZone }: Asked) => {
    const lists = await Promise.all([
      listSalesGroups(tx, filterOfPeriod(merchantId, timeZone, period)),
      listDeviceNames(tx, merchantId),
    ]);
    return { report: [...lists, companyName] as const, figures: totalOf(lists[0]) };
  };
  const [groups, devices, business] = await giveReport(deps, { scope, period, name: 'sales' }, read);
  const names = new Map(devices.map(({ id, name }) => [id, name]));
  const words = SALES_FILE_TEXTS[language];
  const rows = groups.filter((group) => group.by === by || group.by === 'total').toSorted(totalLast);
  const columns = [words.dimensions[by], ...words.columns];
  return fileOfRows({ wanted, business, language, columns, rows: rows.map((group) => rowOf(group, language, names)) });
}

/** Rows of a business's period as the file that a call answers with. */
export function fileOfRows({
  wanted: { from, to, format },
  business,
  language,
  columns,
  rows,
}: {
  wanted: WantedSales;
  business: string;
  language: Language;
  columns: readonly string[];
  rows: readonly FileRow[];
}): File {
  const { fileName, endLine } = SALES_FILE_TEXTS[language];
  const { contentType, write } = ROW_FORMATS[format];
  const pieces = write({ count: rows.length, business, language, columns, rows: onePage(rows), endLine });
  return {
    name: `${fileName}-${from}-${to}.${format}`,
    business,
    contentType,
    content: Readable.from(pieces),
    count: rows.length,
  };
}

const totalLast = (a: SalesGroup, b: SalesGroup): number => Number(a.by === 'total') - Number(b.by === 'total');

async function* onePage(rows: readonly FileRow[]): AsyncIterable<readonly FileRow[]> {
  yield rows;
}

function rowOf(group: SalesGroup, language: Language, names: ReadonlyMap<string, string>): FileRow {
  const { by, key } = group;
  const figures = figuresOf(group);
  const amounts = [
    figures.grossCents,
    figures.refundedCents,
    figures.netCents,
    figures.gstCents,
    figures.qstCents,
    figures.soldCents,
    figures.adjustmentCents,
    figures.serviceCents,
    figures.alcoholCents,
    figures.tipCents,
  ];
  const counts = [figures.sales, figures.refunds].map((amount): SheetCell => ({ amount, decimals: 0 }));
  return {
    id: `${by} ${key}`,
    cells: [labelOf(group, language, names), ...counts, ...amounts.map(moneyCell)],
    fields: { [by]: key, ...figures },
  };
}

export const moneyCell = (cents: number): SheetCell => ({ amount: cents / 100, decimals: 2 });

function labelOf({ by, key }: SalesGroup, language: Language, names: ReadonlyMap<string, string>): string {
  const words = SALES_FILE_TEXTS[language];
  const labels: Partial<Record<string, string | undefined>> = {
    total: words.total,
    kind: Object.entries(words.kinds).find(([kind]) => kind === key)?.[1],
    payment: Object.entries(words.payments).find(([payment]) => payment === key)?.[1],
    device: names.get(key),
    employee: key === '' ? words.noEmployee : key,
  };
  return labels[by] ?? key;
}
